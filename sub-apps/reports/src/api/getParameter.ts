import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, object, unknown } from 'valibot';
import { optionsIn } from './conditionSchemas';
import type { SliceOption } from './report';

const parameterSchema = object({ paramcode: looseString, options: array(unknown()) });

/** The options of a parameter, which several reports may have as a condition (business spec §7). */
export async function getParameter(
  http: PortalHttp,
  paramCode: string,
  signal: AbortSignal,
): Promise<readonly SliceOption[]> {
  const answer = await http.post(
    '/api/teapi/report/initparam',
    { paramcode: paramCode },
    { signal, cache: 'container' },
  );
  return optionsIn(read(parameterSchema, answer).options);
}
