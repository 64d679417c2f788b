import { useT } from '@atrium/portal/sdk';
import { dateText, ReasonButton, StatusTag } from '@atrium/portal/ui';
import type { StatusTone } from '@atrium/portal/ui';
import type { ReactNode } from 'react';
import type { Process, ProcessState } from '../../api/process';
import type { ListedProcess, Neighbours } from './neighboursOf';
import styles from './Process.module.css';

const TONES: Readonly<Record<ProcessState, StatusTone>> = {
  draft: 'neutral',
  running: 'warning',
  returned: 'warning',
  withdrawn: 'neutral',
  approved: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
};

interface Props {
  process: Process;
  /** The title stands here, because no frame shows it. */
  hasTitle: boolean;
  neighbours: Neighbours<ListedProcess> | undefined;
  onOpen: ((process: ListedProcess) => void) | undefined;
}

/** Title and state of a process, and the way to the items beside it in its list. */
export function ProcessHead({ process, hasTitle, neighbours, onOpen }: Props) {
  const t = useT();
  const { state, dueAt, isOverdue } = process;
  const stateName = process.stateName || (state && t(`workflow.process.state.${state}`));
  const neighbour = (key: 'previous' | 'next', other: ListedProcess | undefined): ReactNode => (
    <ReasonButton
      size="small"
      reason={other ? undefined : t(`workflow.process.go.${key}.none`)}
      aria-label={other && t(`workflow.process.go.${key}.title`, { title: other.title })}
      aria-keyshortcuts={key === 'next' ? 'J' : 'K'}
      onClick={() => other && onOpen?.(other)}
    >
      {t(`workflow.process.go.${key}`)}
    </ReasonButton>
  );
  return (
    <header className={styles.titleLine}>
      {hasTitle && <h1 className={styles.title}>{process.title || process.processName}</h1>}
      {stateName && <StatusTag tone={state ? TONES[state] : 'neutral'} text={stateName} />}
      {isOverdue && <StatusTag tone="danger" text={t('workflow.process.overdue')} />}
      {dueAt && (
        <span className={isOverdue ? styles.late : styles.muted}>
          {t('workflow.process.due', { time: dateText(dueAt) })}
        </span>
      )}
      {neighbours && onOpen && (
        <div className={styles.walk}>
          {neighbour('previous', neighbours.previous)}
          {neighbour('next', neighbours.next)}
        </div>
      )}
    </header>
  );
}

/** Which flow it is, who applied and when. Each fact is as wide as it is, so that none is broken while there is room. */
export function ProcessFacts({ process }: { process: Process }) {
  const t = useT();
  const applicant = [process.applicant, process.applicantPosition, process.applicantOrg].filter(Boolean).join(' · ');
  const facts = [
    { title: t('workflow.process.flow'), value: process.processName },
    { title: t('workflow.process.no'), value: process.processNo },
    { title: t('workflow.process.applicant'), value: applicant },
    { title: t('workflow.process.appliedAt'), value: dateText(process.appliedAt) },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={styles.headFacts}>
      {facts.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
