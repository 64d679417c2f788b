import { figureOf } from '../lib/figure';
import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { verdict } from '../lib/verdict';
import { CPU_SLOWDOWN } from './screens';
import type { NativeScreen, Way } from './screens';

export interface ScreenTimes {
  screen: NativeScreen;
  way: Way;
  /** Milliseconds, one for each visit or, of `typing`, for each key. */
  times: number[];
}

export interface ScreensRun {
  machine: MachineFacts;
  screens: readonly ScreenTimes[];
}

/** The run in Markdown. */
export function screensReport({ machine, screens }: ScreensRun): string {
  const rows = screens.map(({ screen, way, times }) => {
    const budget = screen.budgets[way] ?? 0;
    const figure = figureOf(times);
    // Each key has to be in time, not half of them.
    const answer = verdict(way === 'typing' ? figure?.p95 : figure?.median, budget);
    return [
      screen.title,
      way,
      `${CPU_SLOWDOWN[way]}×`,
      String(figure?.median ?? ''),
      String(figure?.p95 ?? ''),
      String(budget),
      answer === 'missed' ? '**missed**' : answer,
      String(times.length),
    ];
  });
  return [
    '# Screens',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    [
      'Milliseconds from the click in the menu to the second frame that shows the first rows;',
      'of typing, the longest time between two frames after a key.',
    ].join(' '),
    markdownTable(['screen', 'way', 'slowed', 'median', 'p95', 'at most', 'verdict', 'times'], rows),
  ].join('\n\n');
}
