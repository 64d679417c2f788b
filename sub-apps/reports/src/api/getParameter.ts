import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { object } from 'valibot';
import type { SliceOption } from './report';
import { optionsSchema } from './runReport';

const parameterSchema = object({ paramcode: looseString, options: optionsSchema });

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
  return read(parameterSchema, answer).options;
}
