import { history, useLocation } from '@umijs/max';
import { SignInScreen } from '@/features/sign-in/SignInScreen';

/** `/login`; `redirect` is handed on to start-up. */
export default function LoginPage() {
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return <SignInScreen onSignedIn={() => history.replace(`/loading${query}`)} />;
}
