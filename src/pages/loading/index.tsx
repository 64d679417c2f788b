import { history, Navigate, useLocation } from '@umijs/max';
import { safeRedirect } from '@/features/start-up/entry/safeRedirect';
import { StartUpScreen } from '@/features/start-up/screen/StartUpScreen';
import { useServices } from '@/workspace/services-context/useServices';

/** The workspace comes along, under Umi's name for it: it is shown next, and the progress bar takes its second anyway. */
const prepareEngine = () => Promise.all([import('@/engine'), import(/* webpackChunkName: "p__workspace__index" */ '../workspace')]);

/** `/loading`: loads what the position needs, then goes to the redirect target or home (shell spec §2, §4). */
export default function LoadingPage() {
  const { session } = useServices();
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  if (!session.get()) return <Navigate to="/login" replace />;
  return (
    <StartUpScreen
      prepareEngine={prepareEngine}
      onComplete={() => history.replace(safeRedirect(redirect))}
      onSignOut={() => {
        session.signOut();
        history.replace('/login');
      }}
    />
  );
}
