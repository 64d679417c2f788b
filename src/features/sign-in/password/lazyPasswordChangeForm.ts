import { lazyScreen } from '@/app-context/lazyScreen';

/** The form that replaces the current password, for the sign-in and for the workspace. It is loaded when first shown. */
export const LazyPasswordChangeForm = lazyScreen(
  async () => (await import('./PasswordChangeForm')).PasswordChangeForm,
  'account',
);
