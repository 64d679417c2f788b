import type { Message } from '@atrium/common/messages/message';
import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { PERSONAL_CENTRE_KEY } from '../../api/personalCentre';
import { EntryList } from './EntryList';
import styles from './LatestMessages.module.css';

/** The latest messages, each of which the host opens as the bell does, and marks as read. */
export function LatestMessages({ messages }: { messages: readonly Message[] }) {
  const t = useT();
  const { nav, message: toast } = usePortal();
  const queries = useQueryClient();
  const opening = useMutation({
    mutationFn: (message: Message) => nav.openMessage(message),
    onError: toast.report,
    onSettled: () => queries.invalidateQueries({ queryKey: PERSONAL_CENTRE_KEY }),
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
