import { lazyScreen } from '@/app-context/lazyScreen';

/** The change of a password, for every way of signing in; fetched when somebody has to change theirs. */
export const PasswordChangeForm = lazyScreen(
  async () => (await import('@/features/sign-in/password/PasswordChangeForm')).PasswordChangeForm,
  'account',
);
