import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { verdict } from '../lib/verdict';
import { writeResult } from '../lib/writeResult';
import { amisExpression } from './amisExpression';
import { atriumExpression } from './atriumExpression';
import { EXPRESSIONS, type Expression } from './expression';
import { measureScripts, type Runaway, type ScriptFigures } from './measureScripts';
import { nanoseconds } from './nanoseconds';
import { FIELDS, RUNS } from './scriptPages';

/** Expressions at least twenty times as fast as amis. */
const BUDGET = 1 / 20;
/** Milliseconds. */
const SCRIPT_BUDGETS = { eventMs: 1, firstMs: 150, endedMs: 1000, longestFrameMs: 100 } as const;

interface Measured {
  title: string;
  atriumNs: number;
  amisNs: number;
}

/** Evaluates compiled expressions of the engine and of amis, runs scripts in the production build, and writes the report. */
export async function benchLanguage(): Promise<void> {
  const machine = machineFacts();
  const measured = EXPRESSIONS.map(measure);
  const scripts = await runScripts();
  const report = [
    '# Language',
    '## Expressions',
    'Nanoseconds of processor time per evaluation of the compiled form.',
    table(measured),
    '## Scripts',
    `One event script reads ${FIELDS} fields and sets two: the median of ${RUNS} in a chain, without what the click costs. The first script: from the first request of what scripts need, in a fresh visit.`,
    scriptTable(scripts),
    '## Scripts that run away',
    runawayTable(scripts.runaways),
  ].join('\n\n');
  const path = writeResult('language', machine, { measured, scripts }, report);
  process.stdout.write(`${report}\n\n${path}\n`);
}

async function runScripts(): Promise<ScriptFigures> {
  const [server, browser] = await Promise.all([startServer(), launchChromium()]);
  try {
    return await measureScripts(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const inWords = (figure: number, budget: number) =>
  verdict(figure, budget) === 'missed' ? '**missed**' : verdict(figure, budget);

function scriptTable({ eventMs, firstMs, runaways }: ScriptFigures): string {
  const worst = (pick: (of: Runaway) => number) => Math.max(...runaways.map(pick));
  const rows: [string, number, number][] = [
    [`an event script with ${FIELDS} fields`, eventMs, SCRIPT_BUDGETS.eventMs],
    ['the first script, cold', firstMs, SCRIPT_BUDGETS.firstMs],
    [
      'a script that runs away: ended and named, at the latest',
      worst(({ endedMs }) => endedMs),
      SCRIPT_BUDGETS.endedMs,
    ],
    [
      'the longest time between two frames meanwhile',
      worst(({ longestFrameMs }) => longestFrameMs),
      SCRIPT_BUDGETS.longestFrameMs,
    ],
  ];
  return markdownTable(
    ['what', 'ms', 'budget', ''],
    rows.map(([what, figure, budget]) => [what, figure.toFixed(2), `≤ ${budget}`, inWords(figure, budget)]),
  );
}

const runawayTable = (runaways: readonly Runaway[]): string =>
  markdownTable(
    ['script', 'ended after, ms', 'longest frame, ms'],
    runaways.map(({ code, endedMs, longestFrameMs }) => [
      `\`${code.replaceAll('|', '\\|')}\``,
      endedMs.toFixed(0),
      longestFrameMs.toFixed(0),
    ]),
  );

function measure({ title, atrium, amis, answer }: Expression): Measured {
  const own = atriumExpression(atrium);
  const peer = amisExpression(amis);
  for (const evaluate of [own, peer]) {
    if (evaluate() !== answer) throw new Error(`${title}: ${String(evaluate())} instead of ${String(answer)}`);
  }
  return { title, atriumNs: nanoseconds(own), amisNs: nanoseconds(peer) };
}

function table(measured: readonly Measured[]): string {
  const rows = measured.map(({ title, atriumNs, amisNs }) => {
    const times = `${(amisNs / atriumNs).toFixed(1)}×`;
    return [title, atriumNs.toFixed(0), amisNs.toFixed(0), times, inWords(atriumNs / amisNs, BUDGET)];
  });
  return markdownTable(['expression', 'Atrium', 'amis', 'faster', `at least ${1 / BUDGET}×`], rows);
}
