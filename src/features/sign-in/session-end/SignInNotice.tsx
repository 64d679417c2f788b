import { useEffect } from 'react';
import { TOAST } from '@/common/constants/workspace';
import { useObservable } from '@/ui/useObservable';
import { useServices } from '@/app-context/services';
import styles from './SignInNotice.module.css';

/** Why a person was sent to the sign-in screen, for the time of a toast: the workspace and its toasts are gone by now. */
export function SignInNotice() {
  const { signInNotice } = useServices();
  const text = useObservable(signInNotice);

  useEffect(() => {
    const timer = setTimeout(() => signInNotice.set(undefined), TOAST.shortMs);
    return () => clearTimeout(timer);
  }, [text, signInNotice]);

  return (
    <div role="status" className={styles.place}>
      {text && <p className={styles.notice}>{text}</p>}
    </div>
  );
}
