import { useEffect } from 'react';
import { TOAST } from '@/common/constants/workspace';
import { useServices } from '@/app-context/services';
import { Notice, NoticeArea } from '@/ui/Notice';
import { useObservable } from '@/ui/useObservable';

/** Shows for 2 s why the session has ended, because the workspace's toasts are unmounted with it. */
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
