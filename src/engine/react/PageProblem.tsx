import { usePage } from './pageContext';
import { SIGNALS, useWatched } from './useWatched';
import styles from './page.module.css';

/** What a failed submit said, and that nothing was lost. It stays until the next try. */
export function PageProblem() {
  const page = usePage();
  const problem = useWatched(SIGNALS, page.problem);
  if (problem === undefined) return null;
  return (
    <div className={styles.problem} role="alert">
      <strong>{problem}</strong>
      <span>{page.host.t('engine.submit.kept')}</span>
    </div>
  );
}
