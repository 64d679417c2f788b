import { nullish, number, object } from 'valibot';
import type { Http } from '../http/http';
import { read, looseString } from '@/common/schemas';

/** The purpose of a code sent by SMS. */
export type SmsUsage = 'login' | 'reset';

const DEFAULT_PAUSE_S = 60;

/** Sends a code. Resolves to the seconds until another one may be sent. */
export async function sendSmsCode(http: Http, input: { mobile: string; usage: SmsUsage }): Promise<number> {
  const answer = await http.post('/api/auth/sendsmscode', { mobile: input.mobile, usage: input.usage });
  return read(nullish(object({ resendafter: nullish(number(), DEFAULT_PAUSE_S) }), {}), answer).resendafter;
}

/** Verifies enterprise, mobile number and code. Resolves to a token that allows one reset of the password. */
export async function verifyReset(
  http: Http,
  input: { business: string; mobile: string; code: string },
): Promise<string> {
  const answer = await http.post('/api/auth/verifyresetcode', {
    business: input.business,
    mobile: input.mobile,
    smscode: input.code,
  });
  return read(object({ resettoken: looseString }), answer).resettoken;
}

/** Sets a new password. `password` is already encrypted (`encryptPassword`). */
export async function resetPassword(http: Http, input: { resetToken: string; password: string }): Promise<void> {
  await http.post('/api/auth/resetpwd', { resettoken: input.resetToken, newpassword: input.password });
}

/** Replaces the password of the signed-in person (business spec §7). Both are already encrypted. */
export async function changePassword(http: Http, input: { oldPassword: string; newPassword: string }): Promise<void> {
  await http.post('/api/teapi/account/account/changepwd', {
    oldpassword: input.oldPassword,
    newpassword: input.newPassword,
  });
}
