import type { Readable } from '@/common/store';
import { useReadable } from '@/ui/useObservable';
import styles from './SignOutProgress.module.css';

/** A thin moving line at the top while a session ends. It is in nobody's way: one can already sign in again. */
export function LeavingBar({ isLeaving }: { isLeaving: Readable<boolean> }) {
  return useReadable(isLeaving) ? <div className={styles.bar} aria-hidden /> : null;
}
