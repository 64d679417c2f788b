import { object } from 'valibot';
import { publicCall } from '../http/calls';
import { text } from '../http/fields';
import { signInAnswer } from '../http/signInAnswer';
import { originOf } from '../http/wire';

/** Sign-in by a QR code that a phone scans (shell spec §1). */
export default {
  'POST /api/auth/qrcode': publicCall(object({}), (_input, _who, { platform, request }) => {
    const { id, ttlMs } = platform.qrCodes.create();
    return { qrcodeid: id, content: `${originOf(request)}/api/mock-phone?qrcodeid=${id}`, expiresin: ttlMs };
  }),

  'GET /api/auth/qrcodestate': publicCall(object({ qrcodeid: text }), async ({ qrcodeid }, _who, context) => {
    const { qrCodes } = context.platform;
    const { state, account } = qrCodes.find(qrcodeid);
    const answer = { state, username: account?.name ?? '' };
    if (state !== 'confirmed' || !account) return answer;
    qrCodes.spend(qrcodeid);
    return { ...answer, login: await signInAnswer(account, context) };
  }),
};
