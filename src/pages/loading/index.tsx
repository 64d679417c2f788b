import { history, Navigate, useLocation } from '@umijs/max';
import { useCallback } from 'react';
import { useLinkListener } from '@/features/sign-in/link/createLinkListener';
import { useReturnAddress } from '@/features/sign-in/session-end/returnAddress';
import { isPreviewShell } from '@/features/start-up/entry/isPreviewShell';
import { safeRedirect } from '@/features/start-up/entry/safeRedirect';
import { signInPath } from '@/features/start-up/entry/signInPath';
import { StartUpScreen } from '@/features/start-up/screen/StartUpScreen';
import { useObservable } from '@/ui/useObservable';
import { lazyScreen } from '@/app-context/lazyScreen';
import { loadEngine, prefetchFirstPage, workspaceLoader } from '../workspaceLoader';
import { useServices } from '@/app-context/services';

/** Fetches the engine, and ahead of time the workspace, which is the next screen. */
const prepareEngine = () => Promise.all([loadEngine(), workspaceLoader.load()]);

const LinkScreen = lazyScreen(async () => (await import('@/features/sign-in/link/LinkScreen')).LinkScreen, 'account');

/** `/loading`: signs in by a link, loads the data of the position, then goes to the redirect (shell spec §2, §4). */
export default function LoadingPage() {
  const services = useServices();
  const { session } = services;
  const linkListener = useLinkListener();
  const returnAddress = useReturnAddress();
  const linkSignIn = useObservable(linkListener);
  const isSignedIn = useObservable(session) !== undefined;
  const { search } = useLocation();
  const redirect = new URLSearchParams(search).get('redirect');

  const handleFailed = useCallback(() => {
    linkListener.consume();
    history.replace(`/login${search}`);
  }, [linkListener, search]);

  if (linkSignIn) {
    return (
      <LinkScreen
        key={linkSignIn.number}
        params={linkSignIn}
        onSettled={linkListener.consume}
        onFailed={handleFailed}
      />
    );
  }
  if (!isSignedIn) return <Navigate to={signInPath({ pathname: '/loading', search })} replace />;
  return (
    <StartUpScreen
      // A new session, also one of another browser tab, starts again.
      key={session.id()}
      prepareEngine={prepareEngine}
      onComplete={() => {
        const left = returnAddress.take();
        const next = !redirect && isPreviewShell(window) ? '/preview' : safeRedirect(redirect ?? left);
        const go = () => history.replace(next);
        // Without the request the page asks for itself.
        prefetchFirstPage(services, next).then(go, go);
      }}
      onSignOut={() => {
        session.signOut();
        history.replace('/login');
      }}
    />
  );
}
