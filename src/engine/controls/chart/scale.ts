const WANTED_STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10];
/** Beyond these the steps of a scale could not be calculated: they would overflow, or be 0. */
const GREATEST = 1e300;
const LEAST = 1e-300;

const within = (value: number, least: number, greatest: number) => Math.min(greatest, Math.max(least, value));

/** The least and the greatest of any number of values (the arguments of `Math.min` are limited), and where it stands. */
export function rangeOf(values: readonly number[]): { least: number; greatest: number; at: number } {
  let [least, greatest, at] = [Infinity, -Infinity, -1];
  values.forEach((value, index) => {
    least = Math.min(least, value);
    if (value > greatest) [greatest, at] = [value, index];
  });
  return { least, greatest, at };
}

/** Round numbers from below the least to above the greatest value, 0 among them. */
export function ticksOf(values: readonly number[]): number[] {
  const range = rangeOf(values);
  const least = within(range.least, -GREATEST, 0);
  const above = within(range.greatest, 0, GREATEST);
  const greatest = above - least < LEAST ? 1 : above;
  const rough = (greatest - least) / WANTED_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (NICE.find((nice) => nice * power >= rough) ?? 1);
  const [first, last] = [Math.floor(least / step), Math.ceil(greatest / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Where a value lies between two pixels. */
export function positionIn(ticks: readonly number[], value: number, from: number, to: number): number {
  const [least = 0, greatest = 1] = [ticks[0], ticks.at(-1)];
  return from + ((within(value, least, greatest) - least) / (greatest - least || 1)) * (to - from);
}

const LETTER_PX = 7;
const SIGN_PX = 12;
/** No label is wider: what comes after these is not measured. */
const MOST_SIGNS = 64;

const startOf = (text: string) => [...text.slice(0, 2 * MOST_SIGNS)].slice(0, MOST_SIGNS);

/** About as wide as a small text is: Chinese signs are wider than letters. */
export const textWidth = (text: string): number =>
  startOf(text).reduce((sum, sign) => sum + (sign > '\u2e7f' ? SIGN_PX : LETTER_PX), 0);

/** The text, or as much of it as there is room for. */
export function fitText(text: string, room: number): string {
  const signs = startOf(text);
  if (signs.join('') === text && textWidth(text) <= room) return text;
  while (signs.length > 1 && textWidth(`${signs.join('')}…`) > room) signs.pop();
  return `${signs.join('')}…`;
}
