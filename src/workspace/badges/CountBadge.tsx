import styles from './CountBadge.module.css';

const MOST_SHOWN = 99;

/**
 * A number in a small badge; the accessible name of its place tells it. The style sheet draws it, so that the text of the
 * place stays its title.
 */
export function CountBadge({ count, className = '' }: { count: number; className?: string | undefined }) {
  return (
    <span
      className={`${styles.badge} ${className}`}
      data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      aria-hidden
    />
  );
}
