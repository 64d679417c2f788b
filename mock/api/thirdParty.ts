import { object, picklist } from 'valibot';
import { IDENTITY_PROVIDERS } from '../domain/accounts/identities';
import { authenticate, requireUnlocked } from '../domain/accounts/account';
import { redeemAuthCode, identityToBind } from '../domain/accounts/thirdParty';
import { malformed } from '../domain/apiError';
import { publicCall } from '../http/calls';
import { clienttypecode, secret, text } from '../http/fields';
import { redirect } from '../http/reply';
import { signInAnswer } from '../http/signInAnswer';
import { authLoginAddress, authorizeAddress } from '../http/thirdPartyAddresses';

const provider = picklist(IDENTITY_PROVIDERS.map(({ code }) => code));

/** Sign-in with an identity of another provider (shell spec §2: /authlogin, /authbindlogin). */
export default {
  'GET /api/auth/authorize': publicCall(object({ provider, state: text }), (input, _who, { request }) =>
    redirect(302, authorizeAddress(request, input.provider, input.state)),
  ),

  'GET /api/auth/authcallback': publicCall(object({ provider, code: text, state: text, error: text }), (input) => {
    if (!input.code && !input.error) throw malformed('code');
    const outcome: Record<string, string> = input.error ? { error: input.error } : { code: input.code };
    return redirect(302, authLoginAddress({ provider: input.provider, ...outcome, state: input.state }));
  }),

  'POST /api/auth/authlogin': publicCall(
    object({ provider: text, code: text, clienttypecode }),
    (input, _who, context) => {
      const outcome = redeemAuthCode(context.platform, input.provider, input.code);
      if ('account' in outcome) return signInAnswer(outcome.account, context);
      return { bindtoken: outcome.bindTicket, displayname: outcome.identity.name };
    },
  ),

  'POST /api/auth/authbindlogin': publicCall(
    object({ bindtoken: text, username: text, password: secret, clienttypecode }),
    (input, _who, context) => {
      const { accounts, settings, bindings, bindTickets } = context.platform;
      const identity = identityToBind(context.platform, input.bindtoken);
      const account = authenticate(accounts, input.username, input.password, settings.current().encryptionAlgorithm);
      requireUnlocked(account);
      bindings.bind(identity, account);
      bindTickets.spend(input.bindtoken);
      return signInAnswer(account, context);
    },
  ),
};
