import { history, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { useServices } from '@/app-context/services';
import { startThirdParty } from '@/features/sign-in/effects/startThirdParty';
import { signInAt, takeHost } from '@/features/sign-in/link/signInHost';
import { SignInNotice } from '@/features/sign-in/session-end/SignInNotice';
import { SignInScreen } from '@/features/sign-in/SignInScreen';
import { loadClient } from '@/services';
import type { LocalSettings } from '@/services';
import { redirectQuery } from './redirectQuery';

/**
 * `/login`; passes the redirect on to start-up. Redirects a person who came from another host to its sign-in screen.
 */
export default function LoginPage() {
  const { api, settings, storage, tabStorage, log } = useServices();
  const { search } = useLocation();

  const prefetch = (load: () => Promise<unknown>) => {
    load().catch((error: unknown) => log({ level: 'warn', source: 'sign-in', message: 'Not prefetched', error }));
  };

  useEffect(() => {
    const host = takeHost(storage);
    const goOn = (local: LocalSettings) => {
      const elsewhere = signInAt(host, local, window.location.origin);
      if (elsewhere) window.location.replace(elsewhere);
      // Prefetches the HTTP client after the form is shown; its first call needs it.
      else return loadClient();
    };
    settings
      .load()
      .then(goOn)
      .catch((error: unknown) => log({ level: 'warn', source: 'sign-in', message: 'Not prefetched', error }));
  }, [settings, storage, log]);

  const handleThirdParty = (provider: string) => {
    const redirect = new URLSearchParams(search).get('redirect') ?? '';
    return startThirdParty({ provider, redirect }, { api, tabStorage, leave: (url) => window.location.assign(url) });
  };

  return (
    <>
      <SignInScreen
        onThirdParty={handleThirdParty}
        // Umi's name of the chunk. It loads while the server checks the credentials.
        onSubmit={() => prefetch(() => import(/* webpackChunkName: "p__loading__index" */ '../loading'))}
        onSignedIn={() => history.replace(`/loading${redirectQuery(search)}`)}
      />
      <SignInNotice />
    </>
  );
}
