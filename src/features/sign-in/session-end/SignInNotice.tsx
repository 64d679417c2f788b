import { useEffect } from 'react';
import { TOAST } from '@/common/constants/workspace';
import { useServices } from '@/app-context/services';
import { Notice, NoticeArea } from '@/ui/Notice';
import { useObservable } from '@/ui/useObservable';

/** Says for 2 s why the person was sent to the sign-in screen, where the toasts of the workspace are gone. */
export function SignInNotice() {
  const { signInNotice } = useServices();
  const text = useObservable(signInNotice);

  useEffect(() => {
    const timer = setTimeout(() => signInNotice.set(undefined), TOAST.shortMs);
    return () => clearTimeout(timer);
  }, [text, signInNotice]);

  return <NoticeArea place="top">{text && <Notice>{text}</Notice>}</NoticeArea>;
}
