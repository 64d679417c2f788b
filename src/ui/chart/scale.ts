import { measuredSigns, textWidthPx } from '../../common/textWidth';

const WANTED_STEPS = 4;
const LEAST_STEPS = 3;
const MOST_STEPS = 7;
/** Of those above 0, and of those below. */
const MOST_ON_ONE_SIDE = 5;
/** Greatest share of a scale that lies beyond its values. */
const MOST_EMPTY = 0.2;
const NICE = [1, 2, 2.5, 5, 10];
/** For a scale whose number of steps is given: finer, so that the marks fill it. */
const FINE = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
/** Beyond these the steps of a scale could not be calculated: they would overflow, or be 0. */
const GREATEST = 1e300;
const LEAST = 1e-300;

const within = (value: number, least: number, greatest: number) => Math.min(greatest, Math.max(least, value));

/**
 * The least and the greatest of any number of values (the arguments of `Math.min` are limited), where the greatest
 * stands, and how many are not missing.
 */
export function rangeOf(values: readonly (number | null)[]): {
  least: number;
  greatest: number;
  at: number;
  count: number;
} {
  let [least, greatest, at, count] = [Infinity, -Infinity, -1, 0];
  values.forEach((value, index) => {
    if (value === null) return;
    count += 1;
    least = Math.min(least, value);
    if (value > greatest) [greatest, at] = [value, index];
  });
  return { least, greatest, at, count };
}

/** The range of values with 0 in it, wide enough to be divided into steps. */
function extentOf(values: readonly number[]): [least: number, greatest: number] {
  const range = rangeOf(values);
  const least = within(range.least, -GREATEST, 0);
  const greatest = within(range.greatest, 0, GREATEST);
  return [least, greatest - least < LEAST ? 1 : greatest];
}

/** The smallest of the round numbers that is not less than `rough`. */
function roundStep(rough: number, choice: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (choice.find((nice) => nice * power >= rough) ?? 10);
}

/** The numbers of steps down to the least and up to the greatest value; 0.3 is three steps of 0.1. */
function stepsOf(step: number, [least, greatest]: readonly [number, number]): [first: number, last: number] {
  const steps = (value: number) => Number((value / step).toPrecision(12));
  return [Math.floor(steps(least)), Math.ceil(steps(greatest))];
}

/** The multiples of a step between two of them. */
const multiples = (step: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));

/** Round numbers from below the least to above the greatest value, 0 among them: as few as leave little room empty. */
export function ticksOf(values: readonly number[]): number[] {
  const extent = extentOf(values);
  const range = extent[1] - extent[0];
  const power = 10 ** Math.floor(Math.log10(range / LEAST_STEPS));
  const choice = [10, 5, 2.5, 2, 1, 0.5, 0.25]
    .map((nice) => ({ step: nice * power, ends: stepsOf(nice * power, extent) }))
    .filter(({ ends: [first, last] }) => {
      const count = last - first;
      return count >= LEAST_STEPS && count <= MOST_STEPS && Math.max(-first, last) <= MOST_ON_ONE_SIDE;
    });
  const isFull = ({ step, ends: [first, last] }: (typeof choice)[number]) =>
    range >= (1 - MOST_EMPTY) * (last - first) * step;
  const found = choice.find(isFull) ?? choice.at(-1);
  return found ? multiples(found.step, ...found.ends) : [0, 1];
}

/** The ticks of two scales beside each other: equally many, with 0 at the same height. */
export function jointTicks(left: readonly number[], right: readonly number[]): [left: number[], right: number[]] {
  const both = [left, right].map((values) => {
    const extent = extentOf(values);
    return stepsOf(roundStep((extent[1] - extent[0]) / WANTED_STEPS, NICE), extent);
  });
  const below = Math.max(...both.map(([first]) => -first));
  const above = Math.max(...both.map(([, last]) => last));
  const fit = (values: readonly number[]) => {
    const [least, greatest] = extentOf(values);
    const rough = Math.max(above > 0 ? greatest / above : 0, below > 0 ? -least / below : 0);
    return multiples(roundStep(rough, FINE), -below, above);
  };
  return [fit(left), fit(right)];
}

/** Where a value lies between two pixels. */
export function positionIn(ticks: readonly number[], value: number, from: number, to: number): number {
  const [least = 0, greatest = 1] = [ticks[0], ticks.at(-1)];
  return from + ((within(value, least, greatest) - least) / (greatest - least || 1)) * (to - from);
}

/** The type of labels. */
const TYPE_PX = 12;

/** About as wide as a label is. */
export const textWidth = (text: string): number => textWidthPx(text, TYPE_PX);

/** The text, or as much of it as there is room for. */
export function fitText(text: string, room: number): string {
  const signs = measuredSigns(text);
  if (signs.join('') === text && textWidth(text) <= room) return text;
  while (signs.length > 1 && textWidth(`${signs.join('')}…`) > room) signs.pop();
  return `${signs.join('')}…`;
}
