import type { Message } from '@atrium/common/messages/message';
import { detailLink, openMessageLink } from '@atrium/common/messages/openMessageLink';
import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { markMessageRead, PERSONAL_CENTRE_KEY } from '../../api/personalCentre';
import { EntryList } from './EntryList';
import styles from './LatestMessages.module.css';

/** The latest messages, each of which opens what it is about, or itself. Opening an unread one marks it as read. */
export function LatestMessages({ messages }: { messages: readonly Message[] }) {
  const t = useT();
  const { http, nav, badges, message: toast } = usePortal();
  const queries = useQueryClient();
  const opening = useMutation({
    async mutationFn(message: Message) {
      await openMessageLink(nav, message.link ?? detailLink(message));
      if (!message.isRead) await markMessageRead(http, message.id);
    },
    onError: toast.report,
    onSettled() {
      badges.refresh();
      return queries.invalidateQueries({ queryKey: PERSONAL_CENTRE_KEY });
    },
  });
  if (messages.length === 0) return <p className={styles.empty}>{t('admin.centre.messages.none')}</p>;
  return (
    <>
      <h3 className={styles.title}>{t('admin.centre.messages.latest')}</h3>
      <EntryList
        label={t('admin.centre.messages.latest')}
        entries={messages.map((message) => ({
          id: message.id,
          name: message.title || '—',
          detail: [message.kindName || t(`admin.centre.messages.kind.${message.kind}`), dateText(message.time)]
            .filter((fact) => fact !== '')
            .join(' · '),
          ...(!message.isRead && { mark: t('admin.centre.messages.isUnread'), markTone: 'info' as const }),
          action: (
            <Button
              size="small"
              aria-label={t('admin.centre.messages.openOne.label', { title: message.title })}
              onClick={() => opening.mutate(message)}
            >
              {t('admin.centre.messages.openOne')}
            </Button>
          ),
        }))}
      />
    </>
  );
}
