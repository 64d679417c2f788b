import { unknown } from 'valibot';
import { ApiError, notFound } from '../domain/apiError';
import { businessApis } from '../http/business';
import { positionCall } from '../http/calls';
import { headerOf, paramOf } from '../http/wire';

/** Business calls (business spec §7). The `api` parameter of the path selects the call. */
export default {
  'POST /api/teapi/dy-biz/:api': positionCall(undefined, unknown(), (input, caller, context) => {
    const api = businessApis.get(paramOf(context.request, 'api'));
    if (!api) throw notFound('business.api_not_found');
    if (headerOf(context.request, 'pagecode') === '') throw new ApiError(400, 'request.pagecode_missing');
    return api(input, caller, context);
  }),
};
