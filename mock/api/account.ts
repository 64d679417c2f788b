import { object } from 'valibot';
import { changePassword } from '../domain/accounts/password';
import { accountAnswer, positionsAnswer } from '../http/accountAnswer';
import { tenantCall, authenticatedCall } from '../http/calls';
import { secret, text } from '../http/fields';
import { callerFor } from '../http/identify';

/** The person in the chosen tenant (shell spec §3, §7). */
export default {
  'POST /api/teapi/rolepermission/account/getaccountinfo': tenantCall(
    object({ positionid: text, deviceinfo: text, sysversion: text, clientversion: text }),
    (input, member, context) => {
      const { positionIds } = member.membership;
      const positionId = input.positionid || (positionIds.length === 1 ? (positionIds[0] ?? '') : '');
      if (!positionId) return positionsAnswer(member, context.language);
      const caller = callerFor(context, member, positionId);
      const token = context.platform.sessions.bind(member.token, { positionId });
      return accountAnswer(member, caller, token, context.language);
    },
  ),

  'POST /api/teapi/account/account/changepwd': authenticatedCall(
    object({ oldpassword: secret, newpassword: secret }),
    (input, { account, token }, { platform }) => {
      changePassword(account, input.oldpassword, input.newpassword, platform.settings.current());
      platform.sessions.endAll(account, token);
      return true;
    },
  ),
};
