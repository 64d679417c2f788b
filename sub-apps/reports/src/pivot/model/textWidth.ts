/** Widths in the type of tables and its bold, in pixels: the widest of the fonts of the theme. Digits are tabular. */
const IDEOGRAPH_PX = 13.5;
const PERCENT_PX = 13;
const CAPITAL_PX = 10;
const LETTER_PX = 8.6;
const THIN_PX = 4.6;

const isWide = (code: number) => code >= 0x2e80 || (code >= 0x2500 && code <= 0x27bf);

function charWidthPx(char: string): number {
  if (isWide(char.codePointAt(0) ?? 0)) return IDEOGRAPH_PX;
  if (/[.,:;|!'il ]/.test(char)) return THIN_PX;
  if (char === '%') return PERCENT_PX;
  return /[A-Zmw@—]/.test(char) ? CAPITAL_PX : LETTER_PX;
}

/** Estimates the width of a text without laying it out: thousands of them decide on the widths of columns. */
export function textWidthPx(text: string): number {
  let width = 0;
  for (const char of text) width += charWidthPx(char);
  return width;
}
