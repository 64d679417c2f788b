import { Button } from 'antd';
import { useServices, useTranslate } from '@/app-context/services';
import type { Message, UnreadCounts } from '@/common/messages/message';
import { toAppError } from '@/common/errors/appError';
import { FailureNote, StateNote } from '@/ui/StateNote';
import { Skeleton } from '@/ui/Skeleton';
import styles from './MessagesPanel.module.css';
import { useLatestUnread } from './useLatestUnread';

const SKELETON_ROWS = 6;

interface LatestMessagesProps {
  counts: UnreadCounts | undefined;
  onOpen(message: Message): void;
}

/** The latest unread messages by kind. */
export function LatestMessages({ counts, onOpen }: LatestMessagesProps) {
  const t = useTranslate();
  const { errors } = useServices();
  const { groups, error, retry } = useLatestUnread(counts);
  if (error !== undefined)
    return (
      <FailureNote
        title={t('messages.failed')}
        hint={errors.text(toAppError(error))}
        action={<Button onClick={retry}>{t('messages.retry')}</Button>}
        onOnline={retry}
      />
    );
  if (!groups) return <Skeleton label={t('messages.loading')} rows={SKELETON_ROWS} />;
  if (groups.length === 0) return <StateNote title={t('messages.none')} />;
  return (
    <div className={styles.lists}>
      {groups.map(({ kind, messages }) => (
        <section key={kind}>
          <h3 className={styles.kind}>
            {t('messages.group', { name: t(`messages.kind.${kind}`), count: counts?.[kind] ?? messages.length })}
          </h3>
          <ul className={styles.rows}>
            {messages.map((message) => (
              <li key={message.id}>
                <button type="button" className={styles.row} onClick={() => onOpen(message)}>
                  <span className={styles.title}>{message.title}</span>
                  <span className={styles.facts}>
                    {message.sender} · {message.time}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
