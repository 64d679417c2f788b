import { useReadable } from '@/portal/react/useReadable';
import { useRoom } from '../PreviewContext';
import styles from './SpokenNotices.module.css';

/** Reads notices out: toasts come and go without a word to a screen reader. */
export function SpokenNotices() {
  const { notices } = useRoom();
  return (
    <div className={styles.region} role="status">
      {useReadable(notices.spoken)}
    </div>
  );
}
