import { object, optional, picklist } from 'valibot';
import { chosen } from '../domain/accounts/choices';
import { byPassword } from '../domain/accounts/signIn';
import { RESEND_AFTER_SECONDS, SMS_USAGES } from '../domain/accounts/smsCodes';
import { openCall, visitorCall } from '../http/calls';
import { clienttypecode, secret, text } from '../http/fields';
import { signInAnswer, tenantsAnswer, tokensAnswer } from '../http/signInAnswer';

/** Sign-in (shell spec §4, §7). */
export default {
  'POST /api/auth/login': openCall(
    object({ username: text, password: secret, clienttypecode }),
    (input, _who, context) => {
      const { accounts, settings } = context.platform;
      return signInAnswer(
        byPassword(accounts, input.username, input.password, settings.current().encryptionAlgorithm),
        context,
      );
    },
  ),

  'POST /api/auth/sendsmscode': openCall(
    object({ mobile: text, usage: optional(picklist(SMS_USAGES), 'login') }),
    ({ mobile, usage }, _who, { platform }) => {
      platform.smsCodes.send(mobile, usage);
      return { resendafter: RESEND_AFTER_SECONDS };
    },
  ),

  'POST /api/auth/smslogin': openCall(
    object({ mobile: text, smscode: text, clienttypecode }),
    (input, _who, context) => {
      const account = context.platform.smsCodes.redeem(input.mobile, input.smscode, 'login');
      return signInAnswer(account, context);
    },
  ),

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
