import { useEffect } from 'react';
import { TOAST } from '@/common/constants/workspace';
import { useServices } from '@/app-context/services';
import { Notice, NoticeArea } from '@/ui/Notice';
import { useObservable } from '@/ui/useObservable';

/** Says for 2 s why the person was sent to the sign-in screen, where the toasts of the workspace are gone. */
export function SignInNotice() {
  const { signOutReason } = useServices().session;
  const reason = useObservable(signOutReason);
  const text = reason?.kind === 'notice' && reason.text;

  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => signOutReason.set(undefined), TOAST.shortMs);
    return () => clearTimeout(timer);
  }, [text, signOutReason]);

  return <NoticeArea place="top">{text && <Notice>{text}</Notice>}</NoticeArea>;
}
