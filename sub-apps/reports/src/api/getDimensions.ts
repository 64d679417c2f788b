import { fittingList, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, minLength, object, pipe, transform, unknown } from 'valibot';
import { askDimensions } from './askReport';
import { nameText } from './nameText';

/** A dimension by which a report groups its rows. */
export interface Dimension {
  code: string;
  name: string;
}

const dimensionSchema = pipe(
  object({ elementcode: pipe(looseString, minLength(1)), alias: nameText }),
  transform(({ elementcode, alias }): Dimension => ({ code: elementcode, name: alias })),
);

/** The dimensions of a report, the default one first. */
export async function getDimensions(
  http: PortalHttp,
  reportCode: string,
  signal: AbortSignal,
): Promise<readonly Dimension[]> {
  const answer = await askDimensions(http, reportCode, signal);
  return read(fittingList(dimensionSchema), read(array(unknown()), answer));
}
