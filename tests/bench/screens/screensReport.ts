import { figureOf } from '../lib/figure';
import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { verdict } from '../lib/verdict';
import { CPU_SLOWDOWN } from './screens';
import type { NativeScreen, Way } from './screens';

export interface ScreenTimes {
  screen: NativeScreen;
  way: Way;
  /** Milliseconds, one for each visit. */
  times: number[];
}

export interface ScreensRun {
  machine: MachineFacts;
  screens: readonly ScreenTimes[];
}

/** The run in Markdown. */
export function screensReport({ machine, screens }: ScreensRun): string {
  const rows = screens.map(({ screen, way, times }) => {
    const figure = figureOf(times);
    const answer = verdict(figure?.median, screen.budgets[way]);
    return [
      screen.title,
      way,
      `${CPU_SLOWDOWN[way]}×`,
      String(figure?.median ?? ''),
      String(figure?.p95 ?? ''),
      String(screen.budgets[way]),
      answer === 'missed' ? '**missed**' : answer,
      String(times.length),
    ];
  });
  return [
    '# Screens',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    'Milliseconds from the click in the menu to the second frame that shows the first rows.',
    markdownTable(['screen', 'way', 'slowed', 'median', 'p95', 'at most', 'verdict', 'visits'], rows),
  ].join('\n\n');
}
