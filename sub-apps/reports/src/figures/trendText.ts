import type { Translate } from '@atrium/portal/sdk';

/** The course of a figure in words, one value for each month, the oldest first. `write` writes a figure. */
export const trendText = (t: Translate, values: readonly number[], write: (value: number) => string): string =>
  t('reports.list.trend', {
    count: values.length,
    lowest: write(Math.min(...values)),
    highest: write(Math.max(...values)),
    latest: write(values.at(-1) ?? 0),
  });
