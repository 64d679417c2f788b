import { history, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { loadClient } from '@/services';
import type { LocalSettings } from '@/services';
import { SignInScreen } from '@/features/sign-in/SignInScreen';
import { signInAt, takeHost } from '@/features/sign-in/link/signInHost';
import { SignInNotice } from '@/features/sign-in/session-end/SignInNotice';
import { startThirdParty } from '@/features/sign-in/effects/startThirdParty';
import { useServices } from '@/app-context/services';
import { redirectQuery } from './redirectQuery';

/** What signing in needs next: the API client, and the next screen under Umi's name for it. */
const fetchAhead = () => Promise.all([loadClient(), import(/* webpackChunkName: "p__loading__index" */ '../loading')]);

/** `/login`; `redirect` is handed on to start-up. Who came from another host goes back to that one's sign-in screen. */
export default function LoginPage() {
  const { api, settings, storage, tabStorage, log } = useServices();
  const { search } = useLocation();

  useEffect(() => {
    const host = takeHost(storage);
    const goOn = (local: LocalSettings) => {
      const elsewhere = signInAt(host, local, window.location.origin);
      if (elsewhere) window.location.replace(elsewhere);
      // After the form is there and the server has answered once: it is a few kilobytes.
      else return fetchAhead();
    };
    settings
      .load()
      .then(goOn)
      .catch((error: unknown) => {
        log({ level: 'warn', source: 'sign-in', message: 'Not fetched ahead', error });
      });
  }, [settings, storage, log]);

  const handleThirdParty = (provider: string) => {
    const redirect = new URLSearchParams(search).get('redirect') ?? '';
    return startThirdParty({ provider, redirect }, { api, tabStorage, leave: (url) => window.location.assign(url) });
  };

  return (
    <>
      <SignInScreen
        onThirdParty={handleThirdParty}
        onSignedIn={() => history.replace(`/loading${redirectQuery(search)}`)}
      />
      <SignInNotice />
    </>
  );
}
