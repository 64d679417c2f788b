import { checkReport } from './checkReport';
import type { CheckTimes } from './measureCheck';

const run = (changes: Partial<CheckTimes> = {}): CheckTimes => ({
  ...{ checked: 2_000, edited: 50, annotated: 900, corrected: 800, longestFrame: 60 },
  ...changes,
});
const lineOf = (report: string, title: string) => report.split('\n').find((line) => line.includes(title));

it('one frame that was too long misses the budget; one slow check among several does not', () => {
  const report = checkReport([run(), run({ longestFrame: 133, checked: 5_000 }), run()]);
  expect(lineOf(report, 'two frames')).toMatch(/60 \| 133 \| worst ≤ 100 \| \*\*missed\*\*/);
  expect(lineOf(report, 'to its faults')).toMatch(/2000 \| 5000 \| median ≤ 4000 \| met/);
});

it('what has no budget has no verdict', () => {
  expect(lineOf(checkReport([run()]), 'annotated')).toMatch(/900 \| 900 \| +\| +\|$/);
});
