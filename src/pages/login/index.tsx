import { history, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { useServices } from '@/app-context/services';
import { startThirdParty } from '@/features/sign-in/effects/startThirdParty';
import { signInAt, takeHost } from '@/features/sign-in/link/signInHost';
import { SignInNotice } from '@/features/sign-in/session-end/SignInNotice';
import { SignInScreen } from '@/features/sign-in/SignInScreen';
import { isSavingData } from '@/common/isSavingData';
import { loadClient } from '@/services';
import type { LocalSettings, Services } from '@/services';
import { loadEngine, workspaceLoader } from '../workspaceLoader';
import { redirectQuery } from './redirectQuery';

/** Loads the screen of start-up, under Umi's name of its chunk. */
const loadStartUp = () => import(/* webpackChunkName: "p__loading__index" */ '../loading');

const warnBy = (log: Services['log']) => (error: unknown) =>
  log({ level: 'warn', source: 'sign-in', message: 'Not prefetched', error });

/**
 * `/login`; passes the redirect on to start-up. Redirects a person who came from another host to its sign-in screen.
 */
export default function LoginPage() {
  const { api, settings, storage, tabStorage, log } = useServices();
  const { search } = useLocation();

  const isTyping = useRef(false);
  /** Fetches and runs the code of the screens after this one, one part after the other. */
  const handleTyping = () => {
    if (isTyping.current || isSavingData()) return;
    isTyping.current = true;
    loadStartUp().then(loadEngine).then(workspaceLoader.load).catch(warnBy(log));
  };

  useEffect(() => {
    const host = takeHost(storage);
    const goOn = (local: LocalSettings) => {
      const elsewhere = signInAt(host, local, window.location.origin);
      if (elsewhere) window.location.replace(elsewhere);
      // Prefetches the HTTP client after the form is shown; its first call needs it.
      else return loadClient();
    };
    settings.load().then(goOn).catch(warnBy(log));
  }, [settings, storage, log]);

  const handleThirdParty = (provider: string) => {
    const redirect = new URLSearchParams(search).get('redirect') ?? '';
    return startThirdParty({ provider, redirect }, { api, tabStorage, leave: (url) => window.location.assign(url) });
  };

  return (
    <>
      <SignInScreen
        onThirdParty={handleThirdParty}
        onTyping={handleTyping}
        // It loads while the server checks the credentials.
        onSubmit={() => void loadStartUp().catch(warnBy(log))}
        onSignedIn={() => history.replace(`/loading${redirectQuery(search)}`)}
      />
      <SignInNotice />
    </>
  );
}
