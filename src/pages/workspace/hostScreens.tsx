import { LazyPasswordChangeForm } from '@/features/sign-in/password/lazyPasswordChangeForm';
import type { HostScreens, HostScreenViewProps } from '@/workspace/content/HostScreensContext';
import { useWorkspace } from '@/workspace/runtime/WorkspaceContext';

/** `/passwordmgr`: after the change the person signs in again with the new password (business spec §4). */
function PasswordScreen({ onDirty }: HostScreenViewProps) {
  const { account, notices } = useWorkspace();
  const handleChanged = () => void account.signInAgain().catch(notices.report);
  return <LazyPasswordChangeForm onChanged={handleChanged} onDirty={onDirty} />;
}

/** The native screens of the host, by the name of their route. */
export const hostScreens: HostScreens = { passwordmgr: PasswordScreen };
