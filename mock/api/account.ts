import { object } from 'valibot';
import { bindDevice } from '../domain/accounts/bindDevice';
import { actorOf } from '../domain/accounts/caller';
import { positionsOf } from '../domain/accounts/choices';
import { deviceName } from '../domain/accounts/deviceName';
import { logPasswordChange } from '../domain/accounts/logPasswordChange';
import { changePassword } from '../domain/accounts/password';
import { settingOf } from '../domain/config/manageConfig';
import { accountAnswer, positionsAnswer } from '../http/accountAnswer';
import { tenantCall, authenticatedCall } from '../http/calls';
import { secret, text } from '../http/fields';
import { callerFor } from '../http/identify';

/** The person in the chosen tenant (shell spec §3, §7). */
export default {
  'POST /api/teapi/rolepermission/account/getaccountinfo': tenantCall(
    object({ positionid: text, deviceinfo: text, sysversion: text, clientversion: text }),
    (input, member, context) => {
      const [only, ...others] = positionsOf(member.company, member.membership);
      const positionId = input.positionid || (others.length === 0 ? (only?.id ?? '') : '');
      if (!positionId) return positionsAnswer(member, context.language);
      const caller = callerFor(context, member, positionId);
      const administration = context.platform.administration(member.tenantCode);
      const isSignIn = !member.binding.positionId;
      if (isSignIn) bindDevice(member.membership, deviceName(input.sysversion), settingOf(administration, 'register'));
      administration.log.add({
        actor: actorOf(caller),
        object: 'session',
        action: isSignIn ? 'signin' : 'switch',
        recordId: positionId,
        recordName: caller.position.name,
      });
      const token = context.platform.sessions.bind(member.token, { positionId });
      return accountAnswer(member, caller, token, context.language);
    },
  ),

  'POST /api/teapi/account/account/changepwd': authenticatedCall(
    object({ oldpassword: secret, newpassword: secret }),
    (input, { account, token }, { platform }) => {
      changePassword(account, input.oldpassword, input.newpassword, platform.settings.current());
      platform.sessions.endAll(account, token);
      logPasswordChange(platform.administration, account);
      return true;
    },
  ),
};
