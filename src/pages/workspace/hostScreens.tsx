import type { HostScreens, HostScreenViewProps } from '@/workspace/content/HostScreensContext';
import { useWorkspace } from '@/workspace/runtime/WorkspaceContext';
import { PasswordChangeForm } from '../PasswordChangeForm';

/** `/passwordmgr`: whoever has a new password signs in again with it (business spec §4). */
function PasswordScreen({ onDirty }: HostScreenViewProps) {
  const { account, notices } = useWorkspace();
  const handleChanged = () => void account.signInAgain().catch(notices.report);
  return <PasswordChangeForm onChanged={handleChanged} onDirty={onDirty} />;
}

/** The native screens that are features of the host. */
export const hostScreens: HostScreens = { passwordmgr: PasswordScreen };
