import { object, picklist } from 'valibot';
import { IDENTITIES } from '../domain/accounts/identities';
import { malformed } from '../domain/apiError';
import { publicCall } from '../http/calls';
import { text } from '../http/fields';
import { identityPage } from '../http/pages/identityPage';
import { redirect } from '../http/reply';
import { answeredCallback, providerOfCallback } from '../http/thirdPartyAddresses';

const ADDRESS = '/api/mock-idp/authorize';

/** A mock identity provider for the third-party sign-in. */
export default {
  [`GET ${ADDRESS}`]: publicCall(object({ redirect_uri: text, state: text }), (input, _who, { request }) => {
    const provider = providerOfCallback(request, input.redirect_uri);
    const identities = IDENTITIES.filter(({ providerCode }) => providerCode === provider);
    return identityPage({ redirectUri: input.redirect_uri, state: input.state, identities });
  }),

  [`POST ${ADDRESS}`]: publicCall(
    object({ redirect_uri: text, state: text, identity: text, action: picklist(['allow', 'deny']) }),
    (input, _who, { platform, request }) => {
      const provider = providerOfCallback(request, input.redirect_uri);
      const { state } = input;
      if (input.action === 'deny') {
        return redirect(303, answeredCallback(input.redirect_uri, { error: 'access_denied', state }));
      }
      const identity = IDENTITIES.find(({ id, providerCode }) => id === input.identity && providerCode === provider);
      if (!identity) throw malformed('identity');
      return redirect(303, answeredCallback(input.redirect_uri, { code: platform.authCodes.issue(identity), state }));
    },
  ),
};
