import { history, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { useServices } from '@/app-context/services';
import { startThirdParty } from '@/features/sign-in/effects/startThirdParty';
import { signInAt, takeHost } from '@/features/sign-in/link/signInHost';
import { SignInNotice } from '@/features/sign-in/session-end/SignInNotice';
import { SignInScreen } from '@/features/sign-in/SignInScreen';
import { isSavingData } from '@/common/isSavingData';
import { loadClient } from '@/services';
import type { LocalSettings, Services } from '@/services';
import { loadEngine, prepareWorkspace } from '../workspaceLoader';
import { redirectQuery } from './redirectQuery';

/** Loads the screen of start-up, under Umi's name of its chunk. */
const loadStartUp = () => import(/* webpackChunkName: "p__loading__index" */ '../loading');

/** The form and the HTTP client go first. */
const PREPARE_DELAY_MS = 500;

const warnBy = (log: Services['log']) => (error: unknown) =>
  log({ level: 'warn', source: 'sign-in', message: 'Not prefetched', error });

/**
 * `/login`; passes the redirect on to start-up. Redirects a person who came from another host to its sign-in screen.
 */
export default function LoginPage() {
  const { api, settings, storage, tabStorage, localDb, log } = useServices();
  const { search } = useLocation();

  // What comes next gets ready while the person reads and types.
  useEffect(() => {
    if (isSavingData()) return undefined;
    const prepare = () =>
      loadStartUp()
        .then(loadEngine)
        .then(() => prepareWorkspace(localDb))
        .catch(warnBy(log));
    const timer = setTimeout(() => void prepare(), PREPARE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [localDb, log]);

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
        // It loads while the server checks the credentials.
        onSubmit={() => void loadStartUp().catch(warnBy(log))}
        onSignedIn={() => history.replace(`/loading${redirectQuery(search)}`)}
      />
      <SignInNotice />
    </>
  );
}
