import { object, optional, picklist } from 'valibot';
import { bindingForChoice } from '../domain/accounts/choices';
import { authenticate } from '../domain/accounts/account';
import { RESEND_AFTER_SECONDS, SMS_USAGES } from '../domain/accounts/smsCodes';
import { publicCall, authenticatedCall } from '../http/calls';
import { clienttypecode, secret, text } from '../http/fields';
import { signInAnswer, tenantsAnswer, tokensAnswer } from '../http/signInAnswer';

/** Sign-in (shell spec §4, §7). */
export default {
  'POST /api/auth/login': publicCall(
    object({ username: text, password: secret, clienttypecode }),
    (input, _who, context) => {
      const { accounts, settings } = context.platform;
      return signInAnswer(
        authenticate(accounts, input.username, input.password, settings.current().encryptionAlgorithm),
        context,
      );
    },
  ),

  'POST /api/auth/sendsmscode': publicCall(
    object({ mobile: text, usage: optional(picklist(SMS_USAGES), 'login') }),
    ({ mobile, usage }, _who, { platform }) => {
      platform.smsCodes.send(mobile, usage);
      return { resendafter: RESEND_AFTER_SECONDS };
    },
  ),

  'POST /api/auth/smslogin': publicCall(
    object({ mobile: text, smscode: text, clienttypecode }),
    (input, _who, context) => {
      const account = context.platform.smsCodes.redeem(input.mobile, input.smscode, 'login');
      return signInAnswer(account, context);
    },
  ),

  'GET /api/auth/tenantlist': authenticatedCall(object({}), async (_input, { account }, { language }) => ({
    tenants: await tenantsAnswer(account, language),
  })),

  'POST /api/auth/choosetenant': authenticatedCall(
    object({ accountcode: text, tenantcode: text, productcode: text, productversioncode: text }),
    (input, { account, token }, { platform }) => {
      const binding = bindingForChoice(account, {
        accountCode: input.accountcode,
        tenantCode: input.tenantcode,
        productCode: input.productcode,
        productVersionCode: input.productversioncode,
      });
      return platform.sessions.bind(token, binding);
    },
  ),

  'GET /api/auth/refreshtoken': publicCall(object({ refreshtoken: text }), (input, _who, { platform }) =>
    tokensAnswer(platform.sessions.refresh(input.refreshtoken)),
  ),
};
