import { isRecord } from '@atrium/common/isRecord';
import { lookUp } from '@atrium/common/lookUp';
import { plainName } from '@atrium/common/format/plainName';
import { pipe, transform, unknown } from 'valibot';
import { clipped } from './nameText';
import type { PivotData, ReportColumn } from './report';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/**
 * The texts of members by dimension and key; what is none is left out, and its key is shown. Not with valibot's `record`,
 * which leaves out keys such as `constructor`.
 */
export const membersSchema = pipe(
  unknown(),
  transform((wire): PivotData['members'] =>
    Object.fromEntries(
      Object.entries(isRecord(wire) ? wire : {}).map(([dimension, texts]) => [
        dimension,
        Object.fromEntries(Object.entries(isRecord(texts) ? texts : {}).filter(isText)),
      ]),
    ),
  ),
);

/** The text of a member as it can be shown; a key without a text is its own. */
export function memberText({ members }: Pick<PivotData, 'members'>, dimension: ReportColumn | undefined, key: string) {
  const texts = lookUp(members, dimension?.code ?? '');
  return plainName(clipped((texts && lookUp(texts, key)) ?? key));
}
