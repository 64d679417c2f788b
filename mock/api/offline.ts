import { integer, maxValue, minValue, number, object, pipe, string, transform } from 'valibot';
import { tenantCall } from '../http/calls';
import { storages } from '../storage/storages';

const MOST_IDS = 10_000;
const count = pipe(string(), transform(Number), number(), integer(), minValue(1), maxValue(MOST_IDS));

/** Reserved ids and the credentials for file storage (shell spec §7). */
export default {
  'GET /api/teapi/offline/generateid': tenantCall(object({ num: count }), ({ num }, _who, { platform }) =>
    platform.issuedIds.take(num),
  ),

  'GET /api/teapi/auth/servtoken': tenantCall(object({}), async (_input, { tenantCode }) => {
    const { accessKeyId, accessKeySecret, securityToken, expiresAt } = await storages().issue(tenantCode);
    return {
      accesskeyid: accessKeyId,
      accesskeysecret: accessKeySecret,
      securitytoken: securityToken,
      expiration: expiresAt,
    };
  }),
};
