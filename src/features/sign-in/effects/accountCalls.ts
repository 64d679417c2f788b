import { encryptPassword } from '@/services';
import type { Api, LocalSettings } from '@/services';

type AuthCalls = Pick<Api, 'auth'>;

/** Sends a verification code by SMS. Resolves to the seconds until another one may be sent. */
export const sendSmsCode = ({ auth }: AuthCalls, request: Parameters<Api['auth']['sendSmsCode']>[0]) =>
  auth.sendSmsCode(request);

/** Verifies the identity of a person who has forgotten the password. Resolves to a token that allows one reset. */
export const verifyIdentity = ({ auth }: AuthCalls, proof: Parameters<Api['auth']['verifyReset']>[0]) =>
  auth.verifyReset(proof);

/** Encrypts and sets a new password with the token of a verified identity. */
export async function resetPassword(
  { auth }: AuthCalls,
  { resetToken, newPassword }: { resetToken: string; newPassword: string },
  settings: LocalSettings,
): Promise<void> {
  await auth.resetPassword({ resetToken, password: await encryptPassword(newPassword, settings) });
}

/** Encrypts both passwords and replaces the current one (business spec §7). */
export async function changePassword(
  { account }: Pick<Api, 'account'>,
  passwords: { currentPassword: string; newPassword: string },
  settings: LocalSettings,
): Promise<void> {
  const [oldPassword, newPassword] = await Promise.all([
    encryptPassword(passwords.currentPassword, settings),
    encryptPassword(passwords.newPassword, settings),
  ]);
  await account.changePassword({ oldPassword, newPassword });
}
