import type { Observable } from '@/common/store';
import { useObservable } from '@/ui/useObservable';
import styles from './LiveRegion.module.css';

/** Announces notices to screen readers, which antd's toasts do not. */
export function LiveRegion({ text }: { text: Observable<string> }) {
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {useObservable(text)}
    </div>
  );
}
