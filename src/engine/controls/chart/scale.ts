const WANTED_STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10];

/** Round numbers from below the least to above the greatest value, 0 among them. */
export function ticksOf(values: readonly number[]): number[] {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values) || (least < 0 ? 0 : 1);
  const rough = (greatest - least) / WANTED_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (NICE.find((nice) => nice * power >= rough) ?? 1);
  const [first, last] = [Math.floor(least / step), Math.ceil(greatest / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Where a value lies between two pixels. */
export function positionIn(ticks: readonly number[], value: number, from: number, to: number): number {
  const [least = 0, greatest = 1] = [ticks[0], ticks.at(-1)];
  return from + ((value - least) / (greatest - least || 1)) * (to - from);
}

/** Path of each part of a pie; what is not above 0 takes no room. */
export function slicesOf(values: readonly number[], radius: number): string[] {
  const parts = values.map((value) => Math.max(0, value));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const at = (share: number) =>
    `${(radius * Math.sin(share * 2 * Math.PI)).toFixed(2)} ${(-radius * Math.cos(share * 2 * Math.PI)).toFixed(2)}`;
  let start = 0;
  return parts.map((part) => {
    if (total === 0 || part === 0) return '';
    const end = start + part / total;
    const isWhole = part === total;
    const path = isWhole
      ? `M${at(0)}A${radius} ${radius} 0 1 1 ${at(0.5)}A${radius} ${radius} 0 1 1 ${at(0)}Z`
      : `M0 0L${at(start)}A${radius} ${radius} 0 ${end - start > 0.5 ? 1 : 0} 1 ${at(end)}Z`;
    start = end;
    return path;
  });
}

const LETTER_PX = 7;
const SIGN_PX = 12;

/** About as wide as a small text is: Chinese signs are wider than letters. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? SIGN_PX : LETTER_PX), 0);

/** The text, or as much of it as there is room for. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && textWidth(`${signs.join('')}…`) > room) signs.pop();
  return `${signs.join('')}…`;
}
