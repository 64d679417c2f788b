import { object, picklist } from 'valibot';
import { PHONE_ACTIONS, actOnPhone } from '../domain/accounts/phone';
import { localise } from '../domain/languages/localise';
import { Refusal } from '../domain/refusal';
import { openCall } from '../http/calls';
import { text } from '../http/fields';
import { phonePage } from '../http/pages/phonePage';
import { redirect } from '../http/reply';

const ADDRESS = '/api/mock-phone';

/** A pretend phone, to try the sign-in by QR code. */
export default {
  [`GET ${ADDRESS}`]: openCall(object({ qrcodeid: text, problem: text }), (input, _who, { platform, language }) => {
    const { accounts, qrCodes } = platform;
    const codes = input.qrcodeid ? [qrCodes.find(input.qrcodeid)] : qrCodes.open();
    return phonePage({ codes, accounts, problem: localise(input.problem, language) });
  }),

  [`POST ${ADDRESS}`]: openCall(
    object({ qrcodeid: text, username: text, action: picklist(PHONE_ACTIONS) }),
    ({ qrcodeid, username, action }, _who, { platform }) => {
      const back = new URLSearchParams(qrcodeid ? { qrcodeid } : {});
      try {
        actOnPhone(platform, { qrCodeId: qrcodeid, username, action });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        back.set('problem', error.code);
      }
      return redirect(303, `${ADDRESS}?${back.toString()}`);
    },
  ),
};
