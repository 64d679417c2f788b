import { useT } from '@atrium/portal/sdk';
import styles from './Batch.module.css';
import { isFinished } from './batchRun';
import type { BatchRun } from './batchRun';

interface Props {
  run: BatchRun;
  answered: number;
  count: number;
}

/** How far a batch has come; at its end how many were approved. */
export function BatchProgress({ run, answered, count }: Props) {
  const t = useT();
  const { doneIds, refused } = run;
  if (isFinished(run)) {
    const text =
      refused.length > 0
        ? t('workflow.batch.result', { done: doneIds.length, refused: refused.length })
        : t('workflow.batch.approved', { count: doneIds.length });
    return (
      <p className={styles.text} role="status">
        {text}
      </p>
    );
  }
  return (
    <div className={styles.progress} role="status">
      <progress className={styles.bar} max={count} value={answered} aria-label={t('workflow.batch.progress.label')} />
      {t('workflow.batch.progress', { answered, count })}
    </div>
  );
}
