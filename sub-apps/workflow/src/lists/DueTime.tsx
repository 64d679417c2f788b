import { useT } from '@atrium/portal/sdk';
import { dateText, StatusTag } from '@atrium/portal/ui';
import type { ProcessItem } from '../api/listProcesses';
import styles from './DueTime.module.css';

/** When the current step is due, and whether that is over. */
export function DueTime({ process: { dueAt, isOverdue } }: { process: ProcessItem }) {
  const t = useT();
  if (dueAt === '' && !isOverdue) return '—';
  return (
    <span className={styles.due}>
      {isOverdue && <StatusTag tone="danger" text={t('workflow.lists.overdue')} />}
      {dueAt !== '' && <span>{dateText(dueAt)}</span>}
    </span>
  );
}
