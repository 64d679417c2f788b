import { useEffect, useState } from 'react';
import type { EngineHost } from '../host';
import type { Issue, IssueCode } from '../protocol/issues';
import { issueReason, placeInText } from '../protocol/issueText';
import styles from './issueCard.module.css';

interface IssueCardProps {
  issue: Issue;
  host: EngineHost;
  pageCode: string;
  /** The text that the protocol came as. */
  source?: string;
}

const TITLES: Partial<Record<IssueCode, string>> = {
  'unknown-control': 'engine.notregistered',
  'unknown-component': 'engine.notregistered',
  'component-failed': 'engine.widget.failed',
};

/** Stands where a part of the protocol could not be shown: what, where and why. */
export function IssueCard({ issue, host, pageCode, source }: IssueCardProps) {
  const [place, setPlace] = useState(issue.path);
  useEffect(() => {
    if (source !== undefined) placeInText(issue, source).then(setPlace, host.report);
  }, [issue, source, host]);
  return (
    <section className={styles.card} role="alert" aria-label={host.t('engine.issue.title')} data-issue={issue.code}>
      <strong className={styles.title}>{host.t(TITLES[issue.code] ?? 'engine.issue.title')}</strong>
      <p className={styles.reason}>{issueReason(issue, host)}</p>
      <code className={styles.place}>{[issue.code, pageCode, place].filter(Boolean).join(' · ')}</code>
    </section>
  );
}
