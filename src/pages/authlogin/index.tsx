import { history, useLocation } from '@umijs/max';
import { useLayoutEffect, useState } from 'react';
import { createOAuthCallback } from '@/features/sign-in/third-party/createOAuthCallback';
import { pendingBinding } from '@/features/sign-in/third-party/pendingBinding';
import type { Binding } from '@/features/sign-in/third-party/pendingBinding';
import { startThirdParty } from '@/features/sign-in/third-party/startThirdParty';
import { useObservable } from '@/ui/useObservable';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useServices } from '@/app-context/useServices';
import { redirectQuery } from '../login/redirectQuery';
import { PasswordChangeForm } from '../PasswordChangeForm';

const ThirdPartyScreen = lazyScreen(
  async () => (await import('@/features/sign-in/third-party/ThirdPartyScreen')).ThirdPartyScreen,
  'account',
);

/** By the address as it is by then: the code is out of it, the redirect is in. */
const goTo = (path: string) => history.replace(`${path}${redirectQuery(history.location.search)}`);

function handleUnbound(binding: Binding) {
  pendingBinding.set(binding);
  goTo('/authbindlogin');
}

/** `/authlogin`: back from a third party (shell spec §2). */
export default function AuthLoginPage() {
  const { api, tabStorage } = useServices();
  const { search } = useLocation();
  const [returns] = useState(() =>
    createOAuthCallback({ tabStorage, replace: (query) => history.replace(`/authlogin${query}`) }),
  );
  const arrived = useObservable(returns);

  // Before the first paint, and before the screen asks anything.
  useLayoutEffect(() => returns.readQuery(search), [returns, search]);

  const handleStartAgain = (provider: string) => {
    const redirect = new URLSearchParams(history.location.search).get('redirect') ?? '';
    return startThirdParty({ provider, redirect }, { api, tabStorage, leave: (url) => window.location.assign(url) });
  };

  return (
    <ThirdPartyScreen
      // Whoever comes back once more begins anew.
      key={arrived ? arrived.code || arrived.error : ''}
      arrived={arrived}
      PasswordChangeForm={PasswordChangeForm}
      onSignedIn={() => goTo('/loading')}
      onUnbound={handleUnbound}
      onStartAgain={handleStartAgain}
      onLeave={() => goTo('/login')}
    />
  );
}
