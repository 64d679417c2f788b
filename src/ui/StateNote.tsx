import type { ReactNode, Ref } from 'react';
import styles from './StateNote.module.css';
import { useWhenOnline } from './useWhenOnline';

export interface StateNoteProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** The reason or the next step. */
  hint?: string;
  /** Buttons: retry, go back, create the first record. */
  action?: ReactNode;
  /** The page has no other heading: the title is its first one. */
  isWholePage?: boolean;
}

/** Empty state: explains why there is no content, and the next step. */
export function StateNote(props: StateNoteProps) {
  return <Frame role="status" {...props} />;
}

export interface FailureNoteProps extends StateNoteProps {
  /** Details for support, such as the code and status of the answer. */
  details?: string;
  /** Tries again by itself when the browser comes online. */
  onOnline?: () => void;
}

/** The failure view of the product, in place of content that could not be shown. */
export function FailureNote({ onOnline, ...props }: FailureNoteProps) {
  useWhenOnline(onOnline);
  return <Frame role="alert" {...props} />;
}

function Frame(props: Omit<FailureNoteProps, 'onOnline'> & { role: 'alert' | 'status' }) {
  const { ref, role, title, hint, details, action, isWholePage } = props;
  const Title = isWholePage ? 'h1' : 'h2';
  return (
    <div ref={ref} className={styles.note} role={role}>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {details && <p className={styles.hint}>{details}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
