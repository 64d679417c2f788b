import { unknown } from 'valibot';
import { Refusal, notFound } from '../domain/refusal';
import { businessApis } from '../http/business';
import { positionCall } from '../http/calls';
import { headerOf, paramOf } from '../http/wire';

/** Business calls (business spec §7): one address, and as many calls as the pages need. */
export default {
  'POST /api/teapi/dy-biz/:api': positionCall(undefined, unknown(), (input, caller, context) => {
    const api = businessApis.get(paramOf(context.request, 'api'));
    if (!api) throw notFound('business.api_not_found');
    if (headerOf(context.request, 'pagecode') === '') throw new Refusal(400, 'request.pagecode_missing');
    return api(input, caller, context);
  }),
};
