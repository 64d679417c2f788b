import { useTranslate } from '@/app-context/services';
import styles from './ProgressLine.module.css';

/** An indeterminate progress bar. */
export function ProgressLine() {
  return (
    <div role="progressbar" aria-label={useTranslate()('link.title')} className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
