import { history, Navigate, useLocation } from '@umijs/max';
import { useCallback } from 'react';
import { useArrivals } from '@/features/sign-in/link/LinkListenerContext';
import { isPreviewShell } from '@/features/start-up/entry/isPreviewShell';
import { safeRedirect } from '@/features/start-up/entry/safeRedirect';
import { StartUpScreen } from '@/features/start-up/screen/StartUpScreen';
import { useObservable } from '@/ui/useObservable';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useServices } from '@/app-context/useServices';
import { PasswordChangeForm } from '../PasswordChangeForm';

/** The workspace comes along, under Umi's name for it: it is shown next, and the progress bar takes its second anyway. */
const prepareEngine = () =>
  Promise.all([
    import(/* webpackChunkName: "engine" */ '@/engine'),
    import(/* webpackChunkName: "p__workspace__index" */ '../workspace'),
  ]);

const LinkScreen = lazyScreen(async () => (await import('@/features/sign-in/link/LinkScreen')).LinkScreen, 'account');

/** `/loading`: signs in who arrives by a link, loads what the position needs, then goes on (shell spec §2, §4). */
export default function LoadingPage() {
  const { session } = useServices();
  const linkListener = useArrivals();
  const arrival = useObservable(linkListener);
  const isSignedIn = useObservable(session) !== undefined;
  const { search } = useLocation();
  const redirect = new URLSearchParams(search).get('redirect');

  const handleFailed = useCallback(() => {
    linkListener.consume();
    history.replace(`/login${search}`);
  }, [linkListener, search]);

  if (arrival) {
    return (
      <LinkScreen
        key={arrival.number}
        arrival={arrival}
        PasswordChangeForm={PasswordChangeForm}
        onSettled={linkListener.consume}
        onFailed={handleFailed}
      />
    );
  }
  if (!isSignedIn) return <Navigate to="/login" replace />;
  return (
    <StartUpScreen
      // Another person or position, from whichever tab, begins anew.
      key={session.id()}
      prepareEngine={prepareEngine}
      onComplete={() => history.replace(!redirect && isPreviewShell(window) ? '/preview' : safeRedirect(redirect))}
      onSignOut={() => {
        session.signOut();
        history.replace('/login');
      }}
    />
  );
}
