import type { Observable } from '@/common/store';
import { useObservable } from '@/ui/useObservable';
import styles from './SignOutProgress.module.css';

/** A moving line at the top while a session ends. It does not block the sign-in form. */
export function SignOutProgress({ isSigningOut }: { isSigningOut: Observable<boolean> }) {
  return useObservable(isSigningOut) ? <div className={styles.bar} aria-hidden /> : null;
}
