import { object, picklist } from 'valibot';
import { PHONE_ACTIONS, actOnPhone } from '../domain/accounts/mockPhone';
import { localise } from '../domain/languages/localise';
import { ApiError } from '../domain/apiError';
import { publicCall } from '../http/calls';
import { text } from '../http/fields';
import { phonePage } from '../http/pages/phonePage';
import { redirect } from '../http/reply';

const ADDRESS = '/api/mock-phone';

/** A mock phone for the sign-in by QR code. */
export default {
  [`GET ${ADDRESS}`]: publicCall(object({ qrcodeid: text, problem: text }), (input, _who, { platform, language }) => {
    const { accounts, qrCodes } = platform;
    const codes = input.qrcodeid ? [qrCodes.find(input.qrcodeid)] : qrCodes.open();
    return phonePage({ codes, accounts, problem: localise(input.problem, language) });
  }),

  [`POST ${ADDRESS}`]: publicCall(
    object({ qrcodeid: text, username: text, action: picklist(PHONE_ACTIONS) }),
    ({ qrcodeid, username, action }, _who, { platform }) => {
      const back = new URLSearchParams(qrcodeid ? { qrcodeid } : {});
      try {
        actOnPhone(platform, { qrCodeId: qrcodeid, username, action });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        back.set('problem', error.code);
      }
      return redirect(303, `${ADDRESS}?${back.toString()}`);
    },
  ),
};
