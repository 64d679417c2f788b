import { nullish, number, object, pipe, string, transform, union } from 'valibot';
import { textsSince } from '../domain/languages/records';
import { tenantCall } from '../http/calls';

const moment = pipe(nullish(union([number(), string()]), 0), transform(Number), number());

/** Texts of menus, pages, states and errors (shell spec §7). */
export default {
  'POST /api/teapi/protocol/language/gets': tenantCall(object({ lasttimestamp: moment }), ({ lasttimestamp }) =>
    textsSince(lasttimestamp).map(({ key, text: [chinese, english, tradchinese, other = ''], updatedAt }) => ({
      key,
      chinese,
      english,
      tradchinese,
      other,
      updatetime: updatedAt,
    })),
  ),
};
