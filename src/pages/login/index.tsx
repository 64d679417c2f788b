import { history, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { SignInScreen } from '@/features/sign-in/SignInScreen';
import { startThirdParty } from '@/features/sign-in/third-party/startThirdParty';
import { lazyPiece } from '@/workspace/light-ui/lazyPiece';
import { useServices } from '@/workspace/services-context/useServices';

/** The next screen, under Umi's name for it. */
const fetchNextScreen = () => import(/* webpackChunkName: "p__loading__index" */ '../loading');

const PasswordChangeForm = lazyPiece(
  async () => (await import('@/features/password/PasswordChangeForm')).PasswordChangeForm,
  'account',
);

/** `/login`; `redirect` is handed on to start-up. */
export default function LoginPage() {
  const { settings, log } = useServices();
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';

  useEffect(() => {
    // After the form is there and the server has answered once: the next screen is a few kilobytes.
    const warn = (error: unknown) => log({ level: 'warn', source: 'sign-in', message: 'Not fetched ahead', error });
    settings.load().then(fetchNextScreen).catch(warn);
  }, [settings, log]);

  return (
    <SignInScreen
      PasswordChangeForm={PasswordChangeForm}
      onThirdParty={(provider) => startThirdParty(provider, window.sessionStorage, (url) => window.location.assign(url))}
      onSignedIn={() => history.replace(`/loading${query}`)}
    />
  );
}
