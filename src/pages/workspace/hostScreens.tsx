import type { HostScreens } from '@/workspace/content/HostScreensContext';
import { useWorkspace } from '@/workspace/runtime/WorkspaceContext';
import { PasswordChangeForm } from '../PasswordChangeForm';

/** `/passwordmgr`: whoever has a new password signs in again with it (business spec §4). */
function PasswordScreen() {
  const { account } = useWorkspace();
  return <PasswordChangeForm onChanged={account.signInAgain} />;
}

/** The native screens that are features of the host. */
export const hostScreens: HostScreens = { passwordmgr: PasswordScreen };
