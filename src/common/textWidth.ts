type Weight = 'regular' | 'bold';

/** Widths as shares of the size of the type: those of the widest of the fonts of the theme. Digits are tabular. */
const EM = {
  regular: { ideograph: 1, wide: 0.92, capital: 0.75, letter: 0.583, thin: 0.32 },
  bold: { ideograph: 1.04, wide: 1, capital: 0.77, letter: 0.66, thin: 0.354 },
} as const satisfies Record<Weight, Record<string, number>>;

/** No label or column is wider: what comes after these is not measured. */
const MOST_SIGNS = 64;

/** Chinese signs; shapes such as ▲; dots and dashes, which Chinese fonts make as wide. */
const IDEOGRAPH = /[\u2500-\u27bf\u2e80-\u{10ffff}…—]/u;

function kindOf(sign: string): keyof (typeof EM)[Weight] {
  if (IDEOGRAPH.test(sign)) return 'ideograph';
  if (/[MWmw%@]/.test(sign)) return 'wide';
  if (/[A-Z]/.test(sign)) return 'capital';
  return /[.,:;|!'il ]/.test(sign) ? 'thin' : 'letter';
}

/** The signs of a text that count for its width. */
export const measuredSigns = (text: string): string[] => [...text.slice(0, 2 * MOST_SIGNS)].slice(0, MOST_SIGNS);

/** Estimates the width of a text in whole pixels, without laying it out: thousands of them decide on widths of columns. */
export function textWidthPx(text: string, sizePx: number, weight: Weight = 'regular'): number {
  let width = 0;
  for (const sign of measuredSigns(text)) width += EM[weight][kindOf(sign)];
  return Math.round(width * sizePx);
}
