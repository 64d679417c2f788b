import type { Observable } from '@/common/store';
import { useObservable } from '@/ui/useObservable';
import styles from './SignOutProgress.module.css';

/** A thin moving line at the top while a session ends. It is in nobody's way: one can already sign in again. */
export function SignOutProgress({ isSigningOut }: { isSigningOut: Observable<boolean> }) {
  return useObservable(isSigningOut) ? <div className={styles.bar} aria-hidden /> : null;
}
