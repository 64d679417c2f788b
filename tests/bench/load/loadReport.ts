import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { figureOf } from '../lib/figure';
import { ratio } from '../lib/ratio';
import { verdict } from '../lib/verdict';
import { BYTE_BUDGETS, ROUND_TRIPS_BUDGET, SIGN_IN_SHARE } from './budgets';
import type { Step } from './measureBytes';
import { LATENCY_MS } from './measureRoundTrips';
import { CPU_SLOWDOWN } from './measureSignInTime';
import type { StartUpChains } from './startUpChain';
import type { FileKind, WeighedFile } from './weighFile';

export interface LoadRun {
  machine: MachineFacts;
  steps: readonly Step[];
  signInTimes: readonly number[];
  chains: StartUpChains;
  /** The sign-in screen of another product, awaited in turns with ours. */
  beside?: { step: Step; signInTimes: readonly number[] };
}

/** The run in Markdown. */
export function loadReport({ machine, steps, signInTimes, chains, beside }: LoadRun): string {
  const trips = chains.toMenu.length || undefined;
  return [
    '# Load',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    'kB = 1,000 bytes, gzip level 9. Each step counts what it adds to the steps before it.',
    markdownTable(
      ['step', 'script kB', 'style kB', 'sum kB', 'of it the sub-app', 'at most', 'verdict'],
      [...steps, ...(beside ? [beside.step] : [])].map(stepRow),
    ),
    markdownTable(
      ['start-up', 'measured', 'at most', 'verdict', 'how'],
      [
        signInRow(signInTimes, beside?.signInTimes ?? []),
        [
          'serial round trips until the menu',
          String(trips ?? ''),
          String(ROUND_TRIPS_BUDGET),
          said(trips, ROUND_TRIPS_BUDGET),
          namesOf(chains.toMenu),
        ],
      ],
    ),
    `Until the home page stands: ${chains.toHome.length} in a row at ${LATENCY_MS} ms (${namesOf(chains.toHome)}).`,
    ...[...steps, ...(beside ? [beside.step] : [])].map(fileList),
  ].join('\n\n');
}

function signInRow(own: readonly number[], other: readonly number[]): string[] {
  const [shown, shownBeside] = [figureOf(own)?.median, figureOf(other)?.median];
  const share = ratio(shown, shownBeside);
  const how = `${CPU_SLOWDOWN}× slowed CPU, ${own.length} visits`;
  const beside =
    shownBeside === undefined ? 'nothing beside it' : `${shownBeside} beside it: ${share?.toFixed(2)} of that`;
  return [
    'sign-in form visible, ms',
    String(shown ?? ''),
    `${SIGN_IN_SHARE} of another`,
    said(share, SIGN_IN_SHARE),
    `${how}; ${beside}`,
  ];
}

function stepRow({ title, files, problem }: Step): string[] {
  const sum = bytes(files, ['script', 'style']);
  const own = bytes(
    files.filter(({ path }) => path.startsWith('/apps/')),
    ['script', 'style'],
  );
  const atMost = BYTE_BUDGETS[title];
  return [
    problem ? `${title} (it says: ${problem.slice(0, 60)})` : title,
    kilobytes(bytes(files, ['script'])),
    kilobytes(bytes(files, ['style'])),
    kilobytes(sum),
    own === 0 ? '' : kilobytes(own),
    atMost === undefined ? '' : kilobytes(atMost),
    atMost === undefined ? '' : said(sum, atMost),
  ];
}

function bytes(files: readonly WeighedFile[], kinds: readonly FileKind[]): number {
  return files.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { gzBytes }) => sum + gzBytes, 0);
}

function fileList({ title, files }: Step): string {
  const lines = files.map(({ path, gzBytes }) => `- ${kilobytes(gzBytes)} ${path}`);
  return [`## ${title}`, '', ...lines].join('\n');
}

function said(measured: number | undefined, atMost: number): string {
  const answer = verdict(measured, atMost);
  return answer === 'missed' ? '**missed**' : answer;
}

function namesOf(chain: StartUpChains['toMenu']): string {
  return chain.map(({ name }) => new URL(name).pathname.split('/').at(-1)).join(' → ');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
