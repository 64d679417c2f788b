import { useObservable } from '@/ui/useObservable';
import type { Notices } from './createNotices';
import styles from './LiveRegion.module.css';

/** Announces notices to screen readers, which antd's toasts do not. */
export function LiveRegion({ text: liveText }: { text: Notices['liveText'] }) {
  const { number, text } = useObservable(liveText);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {/* A new element for each text, because screen readers announce only changes and a text may be repeated. */}
      <span key={number}>{text}</span>
    </div>
  );
}
