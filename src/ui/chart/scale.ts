const WANTED_STEPS = 4;
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

/** The multiples of a step between two of them. */
const multiples = (step: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));

/** Round numbers from below the least to above the greatest value, 0 among them. */
export function ticksOf(values: readonly number[]): number[] {
  const [least, greatest] = extentOf(values);
  const step = roundStep((greatest - least) / WANTED_STEPS, NICE);
  return multiples(step, Math.floor(least / step), Math.ceil(greatest / step));
}

/** The ticks of two scales beside each other: equally many, with 0 at the same height. */
export function jointTicks(left: readonly number[], right: readonly number[]): [left: number[], right: number[]] {
  const both = [ticksOf(left), ticksOf(right)];
  const below = Math.max(...both.map((ticks) => ticks.filter((tick) => tick < 0).length));
  const above = Math.max(...both.map((ticks) => ticks.filter((tick) => tick > 0).length));
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

const LETTER_PX = 7;
const CAPITAL_PX = 9;
const WIDE_PX = 11;
const SIGN_PX = 12;
/** No label is wider: what comes after these is not measured. */
const MOST_SIGNS = 64;

const startOf = (text: string) => [...text.slice(0, 2 * MOST_SIGNS)].slice(0, MOST_SIGNS);

/** Chinese signs are wider than letters; so are the dots and dashes of Chinese fonts. */
function signWidth(sign: string): number {
  if (sign > '\u2e7f' || sign === '…' || sign === '—') return SIGN_PX;
  if (/[MWmw%@]/.test(sign)) return WIDE_PX;
  return /[A-Z]/.test(sign) ? CAPITAL_PX : LETTER_PX;
}

/** About as wide as a text of 12 px is. */
export const textWidth = (text: string): number => startOf(text).reduce((sum, sign) => sum + signWidth(sign), 0);

/** The text, or as much of it as there is room for. */
export function fitText(text: string, room: number): string {
  const signs = startOf(text);
  if (signs.join('') === text && textWidth(text) <= room) return text;
  while (signs.length > 1 && textWidth(`${signs.join('')}…`) > room) signs.pop();
  return `${signs.join('')}…`;
}
