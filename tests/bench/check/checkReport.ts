import { markdownTable } from '../lib/markdownTable';
import { median } from '../lib/median';
import { verdict } from '../lib/verdict';
import type { CheckTimes } from './measureCheck';
import { COLUMNS, FAULTY_ROWS, ROWS } from './writeWorkbook';

interface Quantity {
  readonly key: keyof CheckTimes;
  readonly title: string;
  /** Milliseconds. */
  readonly budget?: number;
  /** Which of the runs keeps the budget: a frame that was too long once was seen. */
  readonly judged?: 'median' | 'worst';
}

const QUANTITIES: readonly Quantity[] = [
  { key: 'checked', title: 'from the chosen file to its faults', budget: 4_000, judged: 'median' },
  { key: 'longestFrame', title: 'the longest time between two frames', budget: 100, judged: 'worst' },
  { key: 'edited', title: 'one cell corrected and checked again' },
  { key: 'corrected', title: 'the corrected file written' },
  { key: 'annotated', title: 'the annotated file written' },
];

/** The report of the runs, with a verdict where there is a budget. */
export function checkReport(runs: readonly CheckTimes[]): string {
  const rows = QUANTITIES.map(({ key, title, budget, judged }) => {
    const times = runs.map((run) => run[key]);
    const [middle, worst] = [median(times), Math.max(...times)];
    const answer = budget === undefined ? '' : verdict(judged === 'worst' ? worst : middle, budget);
    return [
      title,
      middle?.toFixed(0) ?? '',
      worst.toFixed(0),
      budget === undefined ? '' : `${judged} ≤ ${budget}`,
      answer === 'missed' ? '**missed**' : answer,
    ];
  });
  return [
    '# Check of a spreadsheet',
    `${ROWS} rows of ${COLUMNS} columns, ${FAULTY_ROWS} of them faulty; ${runs.length} runs in the dialog of an import. Milliseconds.`,
    markdownTable(['what', 'median', 'worst', 'budget', ''], rows),
  ].join('\n\n');
}
