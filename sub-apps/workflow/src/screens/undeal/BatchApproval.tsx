import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import { usePortal, useT } from '@atrium/portal/sdk';
import { BusyButton, PanelContent, ReasonButton, SaveFailure, StatusTag } from '@atrium/portal/ui';
import type { MutationKey } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import styles from './Batch.module.css';
import { BatchComment } from './BatchComment';
import { BatchItems } from './BatchItems';
import { commentNeeded, singleReason, splitBatch, totalOf } from './splitBatch';
import { BatchProgress } from './BatchProgress';
import { answeredCount, isFinished, retriable } from './batchRun';
import { useBatchRun } from './useBatchRun';

interface Props {
  items: readonly ProcessItem[];
  initialComment: string;
  draftOffer: ReactNode;
  mutationKey: MutationKey;
  onInput(comment: string): void;
  onApproved(processIds: readonly string[]): void;
  /** Everything is answered; whether there is nothing more to do with these processes. */
  onFinished(isAllDone: boolean): void;
  onClose(): void;
}

/** What is approved together and with which comment, what has become of it, and what has to be opened instead. */
export function BatchApproval(props: Props) {
  const { items, initialComment, draftOffer, mutationKey, onInput, onApproved, onFinished, onClose } = props;
  const t = useT();
  const { message } = usePortal();
  const field = useRef<HTMLDivElement>(null);
  const [comment, setComment] = useState(initialComment);
  const [isMissing, setIsMissing] = useState(false);
  const { together, single } = splitBatch(items);
  const { run, error, isSending, send } = useBatchRun({
    items: together,
    mutationKey,
    onApproved,
    onFinished({ doneIds, refused }) {
      const isAllDone = refused.length === 0 && single.length === 0;
      if (isAllDone) message.success(t('workflow.batch.approved', { count: doneIds.length }));
      onFinished(isAllDone);
    },
  });
  const isOver = run !== undefined && isFinished(run);
  const again = isOver ? retriable(run, together) : [];
  const doneIds = new Set(run?.doneIds);
  const refusals = new Map(run?.refused.map((refusal) => [refusal.processId, refusal]));
  const waiting = together.filter(({ processId }) => !doneIds.has(processId) && !refusals.has(processId));
  const needed = commentNeeded(isOver ? again : waiting, run);
  const total = totalOf(waiting);

  const handleSend = () => {
    const isEmpty = comment.trim() === '';
    setIsMissing(needed.length > 0 && isEmpty);
    if (needed.length > 0 && isEmpty) field.current?.querySelector('textarea')?.focus();
    else send(comment.trim());
  };
  const count = isOver ? again.length : waiting.length;
  const action = isOver ? 'retry' : run ? 'continue' : 'approve';
  return (
    <PanelContent
      footer={
        <>
          <Button
            // The last button gets the focus once it can have it.
            key={isOver && !isSending ? 'close' : 'cancel'}
            autoFocus={isOver && count === 0}
            disabled={isSending}
            onClick={onClose}
          >
            {t(isOver ? 'ui.close' : 'ui.cancel')}
          </Button>
          {together.length === 0 && (
            <ReasonButton type="primary" reason={t('workflow.batch.nothing')}>
              {t('workflow.batch.approve', { count: 0 })}
            </ReasonButton>
          )}
          {count > 0 && (
            <BusyButton type="primary" isBusy={isSending} onClick={handleSend}>
              {t(`workflow.batch.${action}`, { count })}
            </BusyButton>
          )}
        </>
      }
    >
      {draftOffer}
      {error && <SaveFailure error={error} />}
      {count > 0 && (
        <BatchComment
          field={field}
          comment={comment}
          neededCount={needed.length}
          isMissing={isMissing && comment.trim() === ''}
          isSending={isSending}
          isFixed={error?.kind === 'network'}
          onChange={(next) => {
            setComment(next);
            onInput(next);
          }}
        />
      )}
      {run && <BatchProgress run={run} answered={answeredCount(run)} count={together.length} />}
      <BatchItems
        label={t('workflow.batch.refused')}
        items={together.filter(({ processId }) => refusals.has(processId))}
        canOpen
        noteOf={({ processId }) => (
          <span className={styles.reason}>
            {refusals.get(processId)?.reason || refusals.get(processId)?.code || t('workflow.batch.noReason')}
          </span>
        )}
      />
      {waiting.length > 0 && (
        <>
          <p className={styles.text}>{t('workflow.batch.text', { count: waiting.length })}</p>
          <BatchItems
            label={t('workflow.batch.items')}
            items={waiting}
            noteOf={({ needsComment }) =>
              needsComment && <StatusTag tone="info" text={t('workflow.batch.needsComment')} />
            }
          />
          {total.count > 0 && (
            <p className={styles.total}>
              {t('workflow.batch.total', { ...total, amount: formatNumber(total.amount, MONEY_DECIMALS) })}
            </p>
          )}
        </>
      )}
      {single.length > 0 && <p className={styles.text}>{t('workflow.batch.single.text', { count: single.length })}</p>}
      <BatchItems
        label={t('workflow.batch.single')}
        items={single}
        canOpen
        noteOf={(process) => (
          <StatusTag tone="warning" text={t(`workflow.batch.single.${singleReason(process) ?? 'choices'}`)} />
        )}
      />
      <BatchItems
        label={t('workflow.batch.done')}
        items={together.filter(({ processId }) => doneIds.has(processId))}
        noteOf={() => <StatusTag tone="success" text={t('workflow.batch.done.tag')} />}
      />
    </PanelContent>
  );
}
