import { object } from 'valibot';
import { logPasswordChange } from '../domain/accounts/logPasswordChange';
import { resetPassword, verifyReset } from '../domain/accounts/passwordReset';
import { publicCall } from '../http/calls';
import { secret, text } from '../http/fields';

/** A forgotten password: proof of identity, then the new password (shell spec §1). */
export default {
  'POST /api/auth/verifyresetcode': publicCall(
    object({ business: text, mobile: text, smscode: text }),
    (input, _who, { platform }) => ({
      resettoken: verifyReset(platform, { business: input.business, mobile: input.mobile, code: input.smscode }),
    }),
  ),

  'POST /api/auth/resetpwd': publicCall(
    object({ resettoken: text, newpassword: secret }),
    (input, _who, { platform }) => {
      const account = resetPassword(platform, input.resettoken, input.newpassword, platform.settings.current());
      logPasswordChange(platform.administration, account);
      return true;
    },
  ),
};
