import { useT } from '@atrium/portal/sdk';
import { BusyButton, PanelContent, SaveFailure } from '@atrium/portal/ui';
import type { MutationKey } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import styles from './Batch.module.css';
import { BatchResult } from './BatchResult';
import { answeredCount, isFinished } from './batchRun';
import { useBatchRun } from './useBatchRun';

interface Props {
  items: readonly ProcessItem[];
  initialComment: string;
  draftOffer: ReactNode;
  mutationKey: MutationKey;
  onInput(comment: string): void;
  onApproved(processIds: readonly string[]): void;
  /** Everything is answered, and something was refused. */
  onFinished(): void;
  onAllApproved(): void;
  onClose(): void;
}

const MOST_COMMENT = 500;

/** The comment of a batch, its progress, and what was refused. */
export function BatchApproval(props: Props) {
  const { items, initialComment, draftOffer, mutationKey, onInput, onApproved, onFinished, onAllApproved } = props;
  const t = useT();
  const id = useId();
  const [comment, setComment] = useState(initialComment);
  const { run, error, isSending, send } = useBatchRun({ items, mutationKey, onApproved, onFinished, onAllApproved });
  if (run && isFinished(run)) return <BatchResult run={run} onClose={props.onClose} />;

  const answered = run ? answeredCount(run) : 0;
  return (
    <PanelContent
      footer={
        <>
          <Button disabled={isSending} onClick={props.onClose}>
            {t('ui.cancel')}
          </Button>
          <BusyButton type="primary" isBusy={isSending} onClick={() => send(comment.trim())}>
            {t(run ? 'workflow.batch.continue' : 'workflow.batch.approve', { count: items.length - answered })}
          </BusyButton>
        </>
      }
    >
      {draftOffer}
      {error && <SaveFailure error={error} />}
      <p className={styles.text}>{t('workflow.batch.text', { count: items.length })}</p>
      <label htmlFor={id} className={styles.label}>
        {t('workflow.batch.comment')}
      </label>
      <Input.TextArea
        id={id}
        autoFocus
        value={comment}
        disabled={isSending}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={MOST_COMMENT}
        placeholder={t('workflow.batch.comment.hint')}
        onChange={({ target }) => {
          setComment(target.value);
          onInput(target.value);
        }}
      />
      <div className={styles.progress} role="status">
        {run && (
          <>
            <progress
              className={styles.bar}
              max={items.length}
              value={answered}
              aria-label={t('workflow.batch.progress.label')}
            />
            {t('workflow.batch.progress', { answered, count: items.length })}
          </>
        )}
      </div>
      <ol className={styles.items}>
        {items.map(({ processId, title }) => (
          <li key={processId}>{title}</li>
        ))}
      </ol>
    </PanelContent>
  );
}
