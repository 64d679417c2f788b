import { figureOf, type Figure } from '../../lib/figure';
import type { Observations } from './case';

/** One figure per name over all repetitions. */
export function sumUp(repetitions: readonly Observations[]): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  const names = new Set(repetitions.flatMap((observations) => Object.keys(observations)));
  for (const name of names) {
    const figure = figureOf(repetitions.flatMap((observations) => observations[name] ?? []));
    if (figure) figures[name] = figure;
  }
  return figures;
}
