import { figureOf } from '../lib/figure';
import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { ratio } from '../lib/ratio';
import { verdict } from '../lib/verdict';
import { CASES, RATIO_AT_MOST } from './cases';
import type { PivotSize } from './contract';
import type { PivotFigures } from './measurePivot';
import type { PageName } from './servePages';

export interface PivotRun extends PivotFigures {
  page: PageName;
  size: PivotSize;
}

const told = (answer: string) => (answer === 'missed' ? '**missed**' : answer);

/** The run in Markdown. */
export function reportsReport(machine: MachineFacts, version: string, runs: readonly PivotRun[]): string {
  const rows = CASES.map(({ title, size, figure, atMost }) => {
    const [own, peer] = (['atrium', 's2'] as const).map((page) =>
      figureOf(runs.flatMap((run) => (run.page === page && run.size.rows === size.rows ? (run[figure] ?? []) : []))),
    );
    const share = ratio(own?.median, peer?.median);
    return [
      title,
      String(own?.median ?? ''),
      String(own?.p95 ?? ''),
      String(peer?.median ?? ''),
      String(peer?.p95 ?? ''),
      share?.toFixed(2) ?? '',
      atMost === undefined ? '' : `≤ ${atMost}: ${told(verdict(own?.median, atMost))}`,
      `≤ ${RATIO_AT_MOST}: ${told(verdict(share, RATIO_AT_MOST))}`,
      String(own?.n ?? 0),
    ];
  });
  return [
    '# Reports: the cross table',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load} · @antv/s2 ${version}`,
    [
      'Milliseconds. Drawn: from the call to the second frame that shows the table; both are given the same totals.',
      'The longest frame also waits for what else the machine does: read the cpu first.',
    ].join(' '),
    markdownTable(['what', 'median', 'p95', 's2', 's2 p95', 'ratio', 'budget', 'ratio to s2', 'runs'], rows),
  ].join('\n\n');
}
