import type { RefObject } from 'react';
import { useTranslate } from '@/app-context/services';
import { useObservable } from '@/ui/useObservable';
import { HeaderPanel } from '../layout/header-panel/HeaderPanel';
import type { TransferList } from './transferList';
import { AllJobsButton, JobRows } from './JobRows';
import { TransferRows } from './TransferRows';
import styles from './transfers.module.css';

interface TransfersPanelProps {
  list: TransferList;
  opener: RefObject<HTMLButtonElement | null>;
  /** The person has finished: the focus returns to the button. */
  onClose: () => void;
  /** Something else has taken the focus. */
  onDismiss: () => void;
}

/** The list of transfers, imports and exports. */
export function TransfersPanel({ list, opener, onClose, onDismiss }: TransfersPanelProps) {
  const t = useTranslate();
  const jobs = useObservable(list.jobs);
  return (
    <HeaderPanel label={t('workspace.transfers.title')} opener={opener} onClose={onClose} onDismiss={onDismiss}>
      <div className={styles.lists}>
        {(jobs.length === 0 || list.get().length > 0) && <TransferRows list={list} />}
        <JobRows jobs={jobs} />
      </div>
      <AllJobsButton onLeave={onDismiss} />
    </HeaderPanel>
  );
}
