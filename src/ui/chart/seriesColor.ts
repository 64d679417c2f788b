import { seriesColors } from '../../common/theme/tokens';

/** How much of its colour a series keeps in the first, second and third turn through the palette; the rest is ink. */
const SHARES = [100, 62, 36];
const COUNT = seriesColors.light.length;

/** The slice of all others is none of these: a pale grey, which has an outline in the stylesheets. */
export const OTHERS_COLOR = 'var(--color-strong-line)';

/** The colour of a series, by its place. Beyond the palette its colours come again, mixed with that of the text. */
export function seriesColor(index: number): string {
  const own = `var(--color-series-${(index % COUNT) + 1})`;
  const share = SHARES[Math.floor(index / COUNT) % SHARES.length];
  return share === 100 ? own : `color-mix(in oklab, ${own} ${share}%, var(--color-ink))`;
}
