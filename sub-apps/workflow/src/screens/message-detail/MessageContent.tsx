import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { Button, dateText, LoadFailure, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { messageQuery } from '../../api/messages';
import styles from './MessageContent.module.css';

interface Props {
  messageId: string;
  /** The message has been read, which marks it. */
  onRead(): void;
}

/** The facts and the text of one message, which is plain text with line breaks. */
export function MessageContent({ messageId, onRead }: Props) {
  const t = useT();
  const { http, nav } = usePortal();
  const { data, error, refetch } = useQuery({ ...messageQuery(http, messageId), enabled: messageId !== '' });
  const handleRead = useEffectEvent(onRead);
  const readId = data?.id;
  useEffect(() => {
    if (readId !== undefined) handleRead();
  }, [readId]);
  const failure = error && toAppError(error);
  if (messageId === '' || failure?.code === 'message.not_found')
    return (
      <StateNote
        title={t('workflow.message.notFound')}
        hint={t('workflow.message.notFound.hint')}
        action={
          <Button size="middle" onClick={() => nav.openRoute('/messagemanager')}>
            {t('workflow.message.all')}
          </Button>
        }
      />
    );
  if (failure && !data) return <LoadFailure error={failure} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} rows={5} />;
  const { kind, kindName, sender, time, content } = data;
  const shownKind = kindName || t(`workflow.messages.kind.${kind}`);
  return (
    <article className={styles.message}>
      <p className={styles.facts}>
        {t('workflow.message.facts', { kind: shownKind, sender: sender || '—', time: dateText(time) || '—' })}
      </p>
      <p className={styles.text}>{content}</p>
    </article>
  );
}
