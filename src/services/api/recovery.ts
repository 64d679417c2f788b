import { nullish, number, object } from 'valibot';
import type { Http } from '../http/http';
import { read, looseString } from '@/common/schemas';

/** What a code sent by SMS is for. */
export type SmsUsage = 'login' | 'reset';

const DEFAULT_PAUSE_S = 60;

/** Sends a code; answers after how many seconds another one may be asked for. */
export async function sendSmsCode(http: Http, input: { mobile: string; usage: SmsUsage }): Promise<number> {
  const answer = await http.post('/api/auth/sendsmscode', { mobile: input.mobile, usage: input.usage });
  return read(nullish(object({ resendafter: nullish(number(), DEFAULT_PAUSE_S) }), {}), answer).resendafter;
}

/** Proves by enterprise, mobile number and code who has forgotten the password; answers what allows one reset. */
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

/** Sets a new password; `password` as it travels. */
export async function resetPassword(http: Http, input: { resetToken: string; password: string }): Promise<void> {
  await http.post('/api/auth/resetpwd', { resettoken: input.resetToken, newpassword: input.password });
}

/** Replaces the signed-in person's password; both as they travel (business spec §7). */
export async function changePassword(http: Http, input: { oldPassword: string; newPassword: string }): Promise<void> {
  await http.post('/api/teapi/account/account/changepwd', {
    oldpassword: input.oldPassword,
    newpassword: input.newPassword,
  });
}
