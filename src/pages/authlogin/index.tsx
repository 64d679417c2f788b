import { history, useLocation } from '@umijs/max';
import { useLayoutEffect, useState } from 'react';
import { createOAuthCallback } from '@/features/sign-in/third-party/oauthCallback';
import { unlinkedIdentity } from '@/features/sign-in/third-party/unlinkedIdentity';
import type { UnlinkedIdentity } from '@/features/sign-in/third-party/unlinkedIdentity';
import { startThirdParty } from '@/features/sign-in/effects/startThirdParty';
import { useObservable } from '@/ui/useObservable';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useServices } from '@/app-context/services';
import { redirectQuery } from '../login/redirectQuery';

const ThirdPartyScreen = lazyScreen(
  async () => (await import('@/features/sign-in/third-party/ThirdPartyScreen')).ThirdPartyScreen,
  'account',
);

/** Reads `location.search` when called: the code is already removed, the redirect is in it. */
const goTo = (path: string) => history.replace(`${path}${redirectQuery(history.location.search)}`);

function handleUnlinked(identity: UnlinkedIdentity) {
  unlinkedIdentity.set(identity);
  goTo('/authbindlogin');
}

/** `/authlogin`: the way back from a third party (shell spec §2). */
export default function AuthLoginPage() {
  const { api, tabStorage } = useServices();
  const { search } = useLocation();
  const [callback] = useState(() =>
    createOAuthCallback({ tabStorage, replace: (query) => history.replace(`/authlogin${query}`) }),
  );
  const response = useObservable(callback);

  // A layout effect runs before the first paint and before the screen sends a request.
  useLayoutEffect(() => callback.readQuery(search), [callback, search]);

  const handleStartAgain = (provider: string) => {
    const redirect = new URLSearchParams(history.location.search).get('redirect') ?? '';
    return startThirdParty({ provider, redirect }, { api, tabStorage, leave: (url) => window.location.assign(url) });
  };

  return (
    <ThirdPartyScreen
      // Another response starts another sign-in.
      key={response ? response.code || response.error : ''}
      response={response}
      onSignedIn={() => goTo('/loading')}
      onUnlinked={handleUnlinked}
      onStartAgain={handleStartAgain}
      onLeave={() => goTo('/login')}
    />
  );
}
