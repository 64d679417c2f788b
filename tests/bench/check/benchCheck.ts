import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { median } from '../lib/median';
import { verdict } from '../lib/verdict';
import { writeResult } from '../lib/writeResult';
import { measureCheck, type CheckTimes } from './measureCheck';
import { COLUMNS, FAULTY_ROWS, ROWS, writeWorkbook } from './writeWorkbook';

const RUNS = 5;

/** What is measured, with its budget in milliseconds. */
const FIGURES: readonly [key: keyof CheckTimes, title: string, budget: number | undefined][] = [
  ['checked', 'from the chosen file to its faults', 4_000],
  ['longestFrame', 'the longest time between two frames', 100],
  ['edited', 'one cell corrected and checked again', undefined],
  ['corrected', 'the corrected file written', undefined],
  ['annotated', 'the annotated file written', undefined],
];

/** Checks a large spreadsheet in the dialog of an import and writes the report. */
export async function benchCheck(): Promise<void> {
  const machine = machineFacts();
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const path = join(folder, 'customers.xlsx');
  writeWorkbook(path);
  const [server, browser] = await Promise.all([startServer(), launchChromium()]);
  try {
    const runs: CheckTimes[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureCheck(browser, server.url, path));
    const report = reportOf(runs);
    process.stdout.write(`${report}\n\n${writeResult('check', machine, { runs }, report)}\n`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function reportOf(runs: readonly CheckTimes[]): string {
  const rows = FIGURES.map(([key, title, budget]) => {
    const times = runs.map((run) => run[key]);
    const middle = median(times);
    const judged = budget === undefined ? '' : verdict(middle, budget);
    return [
      title,
      middle?.toFixed(0) ?? '',
      Math.max(...times).toFixed(0),
      budget === undefined ? '' : `≤ ${budget}`,
      judged === 'missed' ? '**missed**' : judged,
    ];
  });
  return [
    '# Check of a spreadsheet',
    `${ROWS} rows of ${COLUMNS} columns, ${FAULTY_ROWS} of them faulty; ${RUNS} runs in the dialog of an import. Milliseconds.`,
    markdownTable(['what', 'median', 'worst', 'budget', ''], rows),
  ].join('\n\n');
}
