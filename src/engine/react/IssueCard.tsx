import type { EngineHost } from '../host';
import type { Issue } from '../protocol/issues';
import styles from './issueCard.module.css';

interface IssueCardProps {
  issue: Issue;
  host: EngineHost;
  pageCode: string;
}

/** Stands where a part of the protocol could not be shown: what, where and why. */
export function IssueCard({ issue, host, pageCode }: IssueCardProps) {
  return (
    <section className={styles.card} role="alert" aria-label={host.t('engine.issue.title')} data-issue={issue.code}>
      <strong className={styles.title}>{host.t(issue.code === 'unknown-control' ? 'engine.notregistered' : 'engine.issue.title')}</strong>
      <p className={styles.reason}>{host.t(`engine.issue.${issue.code}`, issue.params)}</p>
      <code className={styles.place}>{[issue.code, pageCode, issue.path].filter(Boolean).join(' · ')}</code>
    </section>
  );
}
