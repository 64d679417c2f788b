import { useReadable } from '@/portal/react/useReadable';
import { useWorkspace } from '../runtime/WorkspaceContext';
import styles from './LiveRegion.module.css';

/** Reads notices out: antd's toasts come and go without a word to a screen reader. */
export function LiveRegion() {
  const { spoken } = useWorkspace().notices;
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {useReadable(spoken)}
    </div>
  );
}
