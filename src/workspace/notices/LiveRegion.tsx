import type { Observable } from '@/common/store';
import { useObservable } from '@/ui/useObservable';
import styles from './LiveRegion.module.css';

/** Reads notices out: antd's toasts come and go without a word to a screen reader. */
export function LiveRegion({ spoken }: { spoken: Observable<string> }) {
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {useObservable(spoken)}
    </div>
  );
}
