import type { ReactNode } from 'react';
import styles from './StateNote.module.css';

export interface StateNoteProps {
  title: string;
  /** Why there is no content, or what to do next. */
  hint?: string;
  /** Buttons: retry, go back, create the first record. */
  action?: ReactNode;
  /** The page has no other heading: the title is its first one. */
  isWholePage?: boolean;
}

/** Stands in the place of content that does not exist: says why, and what to do next. */
export function StateNote(props: StateNoteProps) {
  return <Frame role="status" {...props} />;
}

export interface FailureNoteProps extends StateNoteProps {
  /** What support needs to find the failure, such as the code and status of the answer. */
  details?: string;
}

/** Stands in the place of content that could not be shown. The one failure view of the product. */
export function FailureNote(props: FailureNoteProps) {
  return <Frame role="alert" {...props} />;
}

function Frame(props: FailureNoteProps & { role: 'alert' | 'status' }) {
  const { role, title, hint, details, action, isWholePage } = props;
  const Title = isWholePage ? 'h1' : 'h2';
  return (
    <div className={styles.note} role={role}>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {details && <p className={styles.hint}>{details}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
