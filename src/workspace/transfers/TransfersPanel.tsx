import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslate } from '@/app-context/services';
import { useDismissal } from '@/ui/popup/useDismissal';
import { useObservable } from '@/ui/useObservable';
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

/** The list of transfers, imports and exports. It stands behind its button in the order of Tab, and takes the focus. */
export function TransfersPanel({ list, opener, onClose, onDismiss }: TransfersPanelProps) {
  const t = useTranslate();
  const jobs = useObservable(list.jobs);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  useDismissal(panel, opener, onDismiss);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement: focused, body } = document;
    // A button that is disabled leaves the focus nowhere.
    const isHere = focused === body || focused === opener.current || panel.current?.contains(focused);
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={t('workspace.transfers.title')}
      tabIndex={-1}
    >
      <div className={styles.lists}>
        {(jobs.length === 0 || list.get().length > 0) && <TransferRows list={list} />}
        <JobRows jobs={jobs} />
      </div>
      <AllJobsButton onLeave={onDismiss} />
    </section>
  );
}
