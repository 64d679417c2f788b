import styles from './SaveProblem.module.css';

interface Props {
  /** What the server or the network said. */
  reason: string;
  /** That nothing of the input is lost. */
  kept: string;
}

/** Why a page or form was not saved. It stands above the input, beside the toast, until the next try. */
export function SaveProblem({ reason, kept }: Props) {
  return (
    <div className={styles.problem} role="alert">
      <strong>{reason}</strong>
      <span>{kept}</span>
    </div>
  );
}
