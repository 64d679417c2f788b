import type { HostScreens, HostScreenViewProps } from '@/workspace/content/HostScreen';
import { useDispatch } from '@/workspace/store/workspaceStore';
import { PasswordChangeForm } from '../PasswordChangeForm';

/** `/passwordmgr`: whoever has a new password signs in again with it (business spec §4). */
function PasswordScreen({ onDirty }: HostScreenViewProps) {
  const dispatch = useDispatch();
  const handleChanged = () => dispatch({ type: 'account/signOut', payload: {} });
  return <PasswordChangeForm onChanged={handleChanged} onDirty={onDirty} />;
}

/** The native screens that are features of the host. */
export const hostScreens: HostScreens = { passwordmgr: PasswordScreen };
