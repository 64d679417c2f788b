import Decimal from 'decimal.js-light';

/**
 * Decimal-safe arithmetic on numbers (shell spec §9): 0.1 + 0.2 is 0.3.
 * Numbers with at most 4 decimals and below `LARGEST_SCALED` are computed as scaled integers, the others by decimal.js-light.
 * NaN and infinities behave as in JavaScript.
 */
const SCALE = 10_000;
const LARGEST_SCALED = 2 ** 52;

function scaled(value: number): number | undefined {
  const integer = Math.round(value * SCALE);
  return integer / SCALE === value && Math.abs(integer) < LARGEST_SCALED ? integer : undefined;
}

/** With so many digits a result is rounded once: with 20, what it had lost could decide about the last digit of a number. */
const Exact = Decimal.clone({ precision: 34 });

/** Number of operations that used decimal.js-light. It is a hundred times slower, so limits on expressions count these. */
export const slowOperations = { count: 0 };

function decimal(value: number): Decimal {
  slowOperations.count += 1;
  return new Exact(value);
}

/** Less than this share of another number changes none of its digits, where decimal.js-light would change the last. */
const NEGLIGIBLE = 1e-18;

const bothFinite = (a: number, b: number) => Number.isFinite(a) && Number.isFinite(b);

export function add(a: number, b: number): number {
  const [x, y] = [scaled(a), scaled(b)];
  if (x !== undefined && y !== undefined) return (x + y) / SCALE;
  const isNegligible = Math.min(Math.abs(a), Math.abs(b)) < Math.max(Math.abs(a), Math.abs(b)) * NEGLIGIBLE;
  return bothFinite(a, b) && !isNegligible ? decimal(a).plus(b).toNumber() : a + b;
}

export function sub(a: number, b: number): number {
  return add(a, -b);
}

export function mul(a: number, b: number): number {
  if (Number.isInteger(a) && Number.isInteger(b) && Math.abs(a * b) < LARGEST_SCALED) return a * b;
  const [x, y] = [scaled(a), scaled(b)];
  if (x !== undefined && y !== undefined && Math.abs(x * y) < LARGEST_SCALED) return (x * y) / (SCALE * SCALE);
  return bothFinite(a, b) ? decimal(a).times(b).toNumber() : a * b;
}

/** Division by zero returns 0, so that a page never shows Infinity. */
export function div(a: number, b: number): number {
  if (b === 0) return 0;
  return bothFinite(a, b) ? decimal(a).div(b).toNumber() : a / b;
}
