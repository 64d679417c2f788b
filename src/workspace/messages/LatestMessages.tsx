import { Button } from 'antd';
import { useServices, useTranslate } from '@/app-context/services';
import type { Message, MessageKind, UnreadCounts } from '@/common/messages/message';
import { toAppError } from '@/common/errors/appError';
import { FailureNote, StateNote } from '@/ui/StateNote';
import { Skeleton } from '@/ui/Skeleton';
import styles from './MessagesPanel.module.css';
import { useLatestUnread } from './useLatestUnread';

const SKELETON_ROWS = 6;

interface LatestMessagesProps {
  counts: UnreadCounts | undefined;
  onOpen(message: Message): void;
  /** Shows all unread messages of a kind. */
  onMore(kind: MessageKind): void;
}

/** The latest unread messages by kind; a kind that has more leads to all of them. */
export function LatestMessages({ counts, onOpen, onMore }: LatestMessagesProps) {
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
      {groups.map(({ kind, messages }) => {
        const name = t(`messages.kind.${kind}`);
        const count = Math.max(counts?.[kind] ?? 0, messages.length);
        return (
          <section key={kind} aria-label={name}>
            <h3 className={styles.kind}>{t('messages.group', { name, count })}</h3>
            <ul className={styles.rows}>
              {messages.map((message) => (
                <li key={message.id}>
                  <button type="button" className={styles.row} onClick={() => onOpen(message)}>
                    <span className={styles.title} title={message.title}>
                      {message.title}
                    </span>
                    <span className={styles.facts}>
                      {message.sender || name} · {message.time}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {count > messages.length && (
              <Button
                type="link"
                size="small"
                aria-label={t('messages.more.label', { name, count })}
                onClick={() => onMore(kind)}
              >
                {t('messages.more', { count })}
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
}
