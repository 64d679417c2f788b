import { history } from '@umijs/max';
import { lazyScreen } from '@/app-context/lazyScreen';
import { redirectQuery } from '../login/redirectQuery';

const BindScreen = lazyScreen(
  async () => (await import('@/features/sign-in/third-party/BindScreen')).BindScreen,
  'account',
);

const goTo = (path: string) => history.replace(`${path}${redirectQuery(history.location.search)}`);

/** `/authbindlogin`: binds an account to the identity at a third party (shell spec §2). */
export default function AuthBindLoginPage() {
  return <BindScreen onSignedIn={() => goTo('/loading')} onLeave={() => goTo('/login')} />;
}
