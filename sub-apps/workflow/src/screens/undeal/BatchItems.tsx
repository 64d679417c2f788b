import { formatNumber, isFigure, MONEY_DECIMALS } from '@atrium/common/money/format';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import type { ReactNode } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import { processRoute } from '../../lists/processRoutes';
import styles from './Batch.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  items: readonly ProcessItem[];
  /** Each can be opened beside the batch, in a tab. */
  canOpen?: boolean;
  /** Below what the process is: a tag, or why it was refused. */
  noteOf?(process: ProcessItem): ReactNode;
}

/** Processes of a batch: what each is, by whom and how much. */
export function BatchItems({ label, items, canOpen = false, noteOf }: Props) {
  const t = useT();
  const { nav } = usePortal();
  if (items.length === 0) return null;
  return (
    <ul role="list" className={styles.items} aria-label={label}>
      {items.map((process) => {
        const { processId, title, processName, applicant, amount } = process;
        const note = noteOf?.(process);
        return (
          <li key={processId} className={styles.item}>
            <span className={styles.title}>{title || processName || processId}</span>
            {isFigure(amount) && <span className={styles.amount}>{formatNumber(amount, MONEY_DECIMALS)}</span>}
            <span className={styles.place}>{[processName, applicant].filter(Boolean).join(' · ')}</span>
            {canOpen && (
              <LinkButton
                className={styles.open}
                aria-label={t('workflow.batch.open.label', { title })}
                onClick={() => nav.openRoute(processRoute(processId), title || processName)}
              >
                {t('workflow.batch.open')}
              </LinkButton>
            )}
            {note && <span className={styles.note}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
