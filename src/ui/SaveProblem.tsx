import styles from './SaveProblem.module.css';

interface Props {
  /** What the server or the network said, or what a save would do. */
  reason: string;
  /** That nothing of the input is lost. */
  kept: string;
  /** Saving is still possible. */
  isWarning?: boolean;
}

/**
 * Why a page or form was not saved, or what to know before it is saved. It stands above the input until the next try.
 */
export function SaveProblem({ reason, kept, isWarning = false }: Props) {
  return (
    <div className={`${styles.problem} ${isWarning ? styles.warning : ''}`} role={isWarning ? 'status' : 'alert'}>
      <strong>{reason}</strong>
      <span>{kept}</span>
    </div>
  );
}
