import { figureOf } from '../lib/figure';
import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { verdict } from '../lib/verdict';
import type { MeasuredStep } from './steps';

interface StepTimes {
  step: Pick<MeasuredStep, 'title' | 'atMost'>;
  /** Milliseconds, one for each visit. */
  times: number[];
}

/** The run in Markdown. */
export function workflowReport({ machine, steps }: { machine: MachineFacts; steps: readonly StepTimes[] }): string {
  const rows = steps.map(({ step: { title, atMost }, times }) => {
    const figure = figureOf(times);
    const answer = atMost === undefined ? '–' : verdict(figure?.median, atMost);
    return [
      title,
      String(figure?.median ?? ''),
      String(figure?.p95 ?? ''),
      String(atMost ?? '–'),
      answer === 'missed' ? '**missed**' : answer,
      String(times.length),
    ];
  });
  return [
    '# Workflow',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    [
      'Milliseconds from a press to the second frame that shows what the person waits for, in fresh visits whose idle',
      'browser has fetched the sub-app ahead; the layout alone in Node.',
    ].join(' '),
    markdownTable(['step', 'median', 'p95', 'at most', 'verdict', 'times'], rows),
  ].join('\n\n');
}
