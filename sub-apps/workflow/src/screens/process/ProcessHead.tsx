import { useNarrow, useT } from '@atrium/portal/sdk';
import { dateText, Icon, ReasonButton, StatusTag } from '@atrium/portal/ui';
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
  const isNarrow = useNarrow();
  const { state, dueAt, isOverdue } = process;
  const stateName = process.stateName || (state && t(`workflow.process.state.${state}`));
  const neighbour = (key: 'previous' | 'next', other: ListedProcess | undefined): ReactNode => {
    const text = t(`workflow.process.go.${key}`);
    return (
      <ReasonButton
        size="small"
        reason={other ? undefined : t(`workflow.process.go.${key}.none`)}
        aria-label={other ? t(`workflow.process.go.${key}.title`, { title: other.title }) : text}
        aria-keyshortcuts={key === 'next' ? 'J' : 'K'}
        onClick={() => other && onOpen?.(other)}
      >
        {isNarrow ? <Icon name={key} /> : text}
      </ReasonButton>
    );
  };
  return (
    <header className={styles.titleLine}>
      <div className={styles.standing}>
        {hasTitle && <h1 className={styles.title}>{process.title || process.processName}</h1>}
        {stateName && <StatusTag tone={state ? TONES[state] : 'neutral'} text={stateName} />}
        {isOverdue && <StatusTag tone="danger" text={t('workflow.process.overdue')} />}
        {dueAt && (
          <span className={isOverdue ? styles.late : styles.muted}>
            {t('workflow.process.due', { time: dateText(dueAt) })}
          </span>
        )}
      </div>
      {neighbours && onOpen && (
        <div className={styles.walk}>
          {neighbour('previous', neighbours.previous)}
          {neighbour('next', neighbours.next)}
        </div>
      )}
    </header>
  );
}

/**
 * Which flow it is, who applied and when. Each fact is as wide as it is, so that none is broken while there is room. On a
 * phone the values tell by themselves what they are, and their titles are only read aloud.
 */
export function ProcessFacts({ process }: { process: Process }) {
  const t = useT();
  const applicant = [process.applicant, process.applicantPosition, process.applicantOrg].filter(Boolean).join(' · ');
  const facts = [
    { key: 'flow', value: process.processName },
    { key: 'no', value: process.processNo },
    { key: 'applicant', value: applicant },
    { key: 'appliedAt', value: dateText(process.appliedAt) },
  ]
    .filter(({ value }) => value !== '')
    .map(({ key, value }) => ({ key, value, title: t(`workflow.process.${key}`) }));
  return (
    <dl className={styles.headFacts}>
      {facts.map(({ key, title, value }) => (
        <div key={key} data-fact={key}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
