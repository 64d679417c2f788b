import { literal, object, optional } from 'valibot';
import { chosen } from '../domain/accounts/choices';
import { INITIAL_PASSWORD, PASSWORD_PATTERN } from '../domain/accounts/password';
import { byPassword } from '../domain/accounts/signIn';
import { localise } from '../domain/languages/localise';
import { openCall, visitorCall } from '../http/calls';
import { secret, text } from '../http/fields';
import { signInAnswer, tenantsAnswer, tokensAnswer } from '../http/signInAnswer';

const clienttypecode = optional(literal('1'));

/** Sign-in (shell spec §4, §7). */
export default {
  'GET /api/auth/settings': openCall(object({}), (_input, _who, { language }) => ({
    devmodel: '0',
    encryptpwd: '0',
    forcechangepwd: '0',
    initpassword: INITIAL_PASSWORD,
    checkpwdexp: PASSWORD_PATTERN,
    changepwdtip: localise('account.password_rule', language),
  })),

  'POST /api/auth/login': openCall(object({ username: text, password: secret, clienttypecode }), (input, _who, context) => {
    const account = byPassword(context.platform.accounts, input.username, input.password);
    return signInAnswer(account, context);
  }),

  'POST /api/auth/sendsmscode': openCall(object({ mobile: text }), ({ mobile }, _who, { platform }) =>
    platform.smsCodes.send(mobile),
  ),

  'POST /api/auth/smslogin': openCall(object({ mobile: text, smscode: text, clienttypecode }), (input, _who, context) => {
    const account = context.platform.smsCodes.redeem(input.mobile, input.smscode);
    return signInAnswer(account, context);
  }),

  'GET /api/auth/tenantlist': visitorCall(object({}), (_input, { account }, { language }) => ({
    tenants: tenantsAnswer(account, language),
  })),

  'POST /api/auth/choosetenant': visitorCall(
    object({ accountcode: text, tenantcode: text, productcode: text, productversioncode: text }),
    (input, { account, token }, { platform }) => {
      const binding = chosen(account, {
        accountCode: input.accountcode,
        tenantCode: input.tenantcode,
        productCode: input.productcode,
        productVersionCode: input.productversioncode,
      });
      return platform.sessions.bind(token, binding);
    },
  ),

  'GET /api/auth/refreshtoken': openCall(object({ refreshtoken: text }), (input, _who, { platform }) =>
    tokensAnswer(platform.sessions.refresh(input.refreshtoken)),
  ),
};
