import { figureOf } from '../lib/figure';
import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { ratio } from '../lib/ratio';
import { verdict } from '../lib/verdict';
import { CASES, DRILL_AT_MOST, DRILLS, RATIO_AT_MOST } from './cases';
import type { PivotSize } from './contract';
import type { PivotFigures } from './measurePivot';
import type { PageName } from './servePages';

export interface PivotRun extends PivotFigures {
  page: PageName;
  size: PivotSize;
}

export interface DrillRun {
  title: string;
  /** From the end of the answer to the frame that shows it. */
  shown: number;
}

const told = (answer: string) => (answer === 'missed' ? '**missed**' : answer);

/** The run in Markdown. */
export function reportsReport(
  machine: MachineFacts,
  version: string,
  runs: readonly PivotRun[],
  drills: readonly DrillRun[],
): string {
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
  const drillRows = DRILLS.map(({ title }) => {
    const figure = figureOf(drills.flatMap((drill) => (drill.title === title ? drill.shown : [])));
    return [
      title,
      String(figure?.median ?? ''),
      String(figure?.p95 ?? ''),
      `≤ ${DRILL_AT_MOST}: ${told(verdict(figure?.median, DRILL_AT_MOST))}`,
      String(figure?.n ?? 0),
    ];
  });
  return [
    '# Reports: the cross table, and drilling',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load} · @antv/s2 ${version}`,
    [
      'Milliseconds. Drawn: from the call to the second frame that shows the table; both are given the same totals.',
      'The longest frame also waits for what else the machine does: read the cpu first.',
    ].join(' '),
    markdownTable(['from the answer to the frame with the lower level', 'median', 'p95', 'budget', 'runs'], drillRows),
    markdownTable(['what', 'median', 'p95', 's2', 's2 p95', 'ratio', 'budget', 'ratio to s2', 'runs'], rows),
  ].join('\n\n');
}
