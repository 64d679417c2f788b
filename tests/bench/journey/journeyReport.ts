import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { median } from '../lib/median';
import { ratio } from '../lib/ratio';
import { verdict } from '../lib/verdict';
import { LATENCY_MS } from '../load/measureRoundTrips';
import { CPU_SLOWDOWN } from '../load/measureSignInTime';
import { STEP_TITLES } from './step';
import type { StepTitle } from './step';
import type { StepFigures } from './takeJourney';

/** Each round has one journey on each side, one after the other. */
export interface JourneyRun {
  machine: MachineFacts;
  atrium: StepFigures[][];
  peer: StepFigures[][];
}

/** The most that the whole and each step may take, as a share of the peer's time in the same round. */
const WHOLE_AT_MOST = 0.6;
const STEP_AT_MOST = 0.9;

type Side = 'atrium' | 'peer';

/** The run in Markdown. */
export function journeyReport(run: JourneyRun): string {
  const steps = STEP_TITLES.map((title) =>
    row(run, title, (figures) => figures.filter((step) => step.title === title), STEP_AT_MOST),
  );
  const whole = row(run, '**the whole**', (figures) => figures, WHOLE_AT_MOST);
  const { machine } = run;
  return [
    '# Journey',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load} · ${run.atrium.length} rounds`,
    [
      `Processor slowed ${CPU_SLOWDOWN}×, ${LATENCY_MS} ms latency. Medians; a ratio is the median of the ratios of the`,
      'rounds. Milliseconds from the press to the second frame that shows what the step waits for. kB (1,000 bytes, gzip,',
      'with headers), the longest task and the cpu (milliseconds of the main thread, which hardly depend on what else the',
      'machine does) count until the next press, with all that is fetched ahead.',
    ].join('\n'),
    markdownTable(
      [
        'step',
        'Atrium ms',
        'peer ms',
        'ratio',
        'at most',
        'Atrium kB',
        'peer kB',
        'Atrium task',
        'peer task',
        'Atrium cpu',
        'peer cpu',
      ],
      [...steps, whole],
    ),
  ].join('\n\n');
}

function row(
  run: JourneyRun,
  title: StepTitle | '**the whole**',
  pick: (figures: StepFigures[]) => StepFigures[],
  atMost: number,
): string[] {
  const each = (side: Side, read: (figures: StepFigures[]) => number) =>
    run[side].map((figures) => read(pick(figures)));
  const times = { atrium: each('atrium', sumOf('time')), peer: each('peer', sumOf('time')) };
  const share = median(times.atrium.flatMap((time, round) => ratio(time, times.peer[round]) ?? []));
  const answer = verdict(share, atMost);
  const kilobytes = (side: Side) => ((median(each(side, sumOf('bytes'))) ?? 0) / 1_000).toFixed(1);
  const task = (side: Side) => rounded(median(each(side, longestOf)));
  return [
    title,
    rounded(median(times.atrium)),
    rounded(median(times.peer)),
    share?.toFixed(2) ?? '',
    `${atMost}: ${answer === 'missed' ? '**missed**' : answer}`,
    kilobytes('atrium'),
    kilobytes('peer'),
    task('atrium'),
    task('peer'),
    rounded(median(each('atrium', sumOf('cpu')))),
    rounded(median(each('peer', sumOf('cpu')))),
  ];
}

const sumOf = (name: 'time' | 'bytes' | 'cpu') => (figures: StepFigures[]) =>
  figures.reduce((sum, figure) => sum + figure[name], 0);
const longestOf = (figures: StepFigures[]) => Math.max(0, ...figures.map(({ longestTask }) => longestTask));
const rounded = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value)));
