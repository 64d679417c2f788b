import { lazyScreen } from '@/app-context/lazyScreen';
import { LazyPasswordChangeForm } from '@/features/sign-in/password/lazyPasswordChangeForm';
import type { HostScreens, HostScreenViewProps } from '@/workspace/content/HostScreen';
import { useDispatch } from '@/workspace/store/workspaceStore';

/** `/passwordmgr`: after the change the person signs in again with the new password (business spec §4). */
function PasswordScreen({ onDirty }: HostScreenViewProps) {
  const dispatch = useDispatch();
  const handleChanged = () => dispatch({ type: 'account/signOut', payload: {} });
  return <LazyPasswordChangeForm onChanged={handleChanged} onDirty={onDirty} />;
}

/** `/importexportlist`. */
const JobListScreen = lazyScreen(
  async (services) => (await import('@/features/spreadsheet/list/JobListScreen')).loadJobListScreen(services),
  'files',
);

/** The native screens that are features of the host. */
export const hostScreens: HostScreens = {
  passwordmgr: { Screen: PasswordScreen },
  importexportlist: { Screen: JobListScreen, isWholePage: true },
};
