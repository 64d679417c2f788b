import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { figureOf } from '../lib/figure';
import { verdict } from '../lib/verdict';
import { BYTE_BUDGETS, ROUND_TRIPS_BUDGET, SIGN_IN_INDICATION_MS } from './budgets';
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
}

/** The run in Markdown. */
export function loadReport({ machine, steps, signInTimes, chains }: LoadRun): string {
  const shown = figureOf(signInTimes)?.median;
  const trips = chains.toMenu.length || undefined;
  const facts = [
    ['sign-in form visible, ms', shown, SIGN_IN_INDICATION_MS, `${CPU_SLOWDOWN}× slowed CPU; indication only`],
    ['serial round trips until the menu', trips, ROUND_TRIPS_BUDGET, namesOf(chains.toMenu)],
  ] as const;
  return [
    '# Load',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    'kB = 1,000 bytes, gzip level 9. Each step counts what it adds to the steps before it.',
    markdownTable(['step', 'script kB', 'style kB', 'sum kB', 'of it the sub-app', 'at most', 'verdict'], steps.map(stepRow)),
    markdownTable(
      ['start-up', 'measured', 'at most', 'verdict', 'how'],
      facts.map(([what, measured, atMost, how]) => [what, String(measured ?? ''), String(atMost), said(measured, atMost), how]),
    ),
    `Until the home page stands: ${chains.toHome.length} in a row at ${LATENCY_MS} ms (${namesOf(chains.toHome)}).`,
    ...steps.map(fileList),
  ].join('\n\n');
}

function stepRow({ title, files, problem }: Step): string[] {
  const sum = bytes(files, ['script', 'style']);
  const own = bytes(files.filter(({ path }) => path.startsWith('/apps/')), ['script', 'style']);
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
