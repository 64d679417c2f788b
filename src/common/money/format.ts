/** 12873.1 → "12,873.10": a separator every 3 digits (shell spec §9), `decimals` digits when given. */
export function formatNumber(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [integer = '', fraction] = text.split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Money shows two decimals. */
export const MONEY_DECIMALS = 2;

/** No figure of a business is greater: what is beyond it could not be multiplied, or would be written with an exponent. */
const GREATEST_FIGURE = 1e18;

/** Whether a value is a number that can be shown as a figure: neither NaN nor infinite nor beyond any business. */
export const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < GREATEST_FIGURE;

/** Stands for a figure that is missing or cannot be shown. */
export const NO_FIGURE = '—';
