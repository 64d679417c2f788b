import { read, looseString } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, object, pipe, transform } from 'valibot';

/** A dimension by which a report groups its rows. */
export interface Dimension {
  code: string;
  name: string;
}

const dimensionSchema = pipe(
  object({ elementcode: looseString, alias: looseString }),
  transform(({ elementcode, alias }): Dimension => ({ code: elementcode, name: alias })),
);

/** The dimensions of a report, the default one first. */
export async function getDimensions(
  http: PortalHttp,
  reportCode: string,
  signal: AbortSignal,
): Promise<readonly Dimension[]> {
  const answer = await http.post('/api/teapi/report/getdims', { reportcode: reportCode }, { signal, isRead: true });
  return read(array(dimensionSchema), answer);
}
