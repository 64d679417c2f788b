import { useEffect } from 'react';
import { TOAST } from '@/common/constants/workspace';
import { useObservable } from '@/ui/useObservable';
import { useServices } from '@/app-context/useServices';
import styles from './SignInNotice.module.css';

/** Shows for the time of a toast why the person was sent to the sign-in screen: the workspace and its toasts are gone. */
export function SignInNotice() {
  const { signOutReason } = useServices().session;
  const reason = useObservable(signOutReason);
  const text = reason?.kind === 'notice' && reason.text;

  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => signOutReason.set(undefined), TOAST.shortMs);
    return () => clearTimeout(timer);
  }, [text, signOutReason]);

  return (
    <div role="status" className={styles.place}>
      {text && <p className={styles.notice}>{text}</p>}
    </div>
  );
}
