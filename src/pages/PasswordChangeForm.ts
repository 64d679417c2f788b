import { lazyPiece } from '@/workspace/light-ui/lazyPiece';

/** The change of a password, for every way of signing in; fetched when somebody has to change theirs. */
export const PasswordChangeForm = lazyPiece(
  async () => (await import('@/features/password/PasswordChangeForm')).PasswordChangeForm,
  'account',
);
