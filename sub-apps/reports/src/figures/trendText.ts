import { trendRange } from '@atrium/common/trendPoints';
import type { Translate } from '@atrium/portal/sdk';

/** The course of a figure in words, one value for each month, the oldest first. `write` writes a figure. */
export function trendText(t: Translate, values: readonly number[], write: (value: number) => string): string {
  const { lowest, highest } = trendRange(values);
  return t('reports.list.trend', {
    count: values.length,
    lowest: write(lowest),
    highest: write(highest),
    latest: write(values.at(-1) ?? 0),
  });
}
