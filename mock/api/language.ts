import { nullish, number, object, pipe, string, transform, union } from 'valibot';
import { textsSince } from '../domain/languages/records';
import { MENU_ID, menuTexts } from '../domain/menu/menu';
import { tenantCall } from '../http/calls';

const moment = pipe(nullish(union([number(), string()]), 0), transform(Number), number());

/** Texts of pages, states and errors, and the titles of the tenant's menu (shell spec §7). */
export default {
  'POST /api/teapi/protocol/language/gets': tenantCall(
    object({ lasttimestamp: moment }),
    ({ lasttimestamp }, { tenantCode }, { platform }) => {
      const { menu } = platform.administration(tenantCode);
      const titles = menuTexts(menu.get(MENU_ID)).filter(({ updatedAt }) => updatedAt > lasttimestamp);
      return [...textsSince(lasttimestamp), ...titles].map(
        ({ key, text: [chinese, english, tradchinese, other = ''], updatedAt }) => ({
          key,
          chinese,
          english,
          tradchinese,
          other,
          updatetime: updatedAt,
        }),
      );
    },
  ),
};
