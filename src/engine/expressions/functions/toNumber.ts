/** A longer text is no number that a person has written, and reading it would cost more than it looks. */
const LONGEST_NUMBER = 400;

/** Numbers as people mean them: empty is 0, "1,234.5" is 1234.5, anything else that is no number is NaN. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' && value.length <= LONGEST_NUMBER ? Number(value.replaceAll(',', '')) : NaN;
}

/** Lists among the arguments are spread; empty places do not count. */
export function toNumbers(args: readonly unknown[]): number[] {
  return args.flat(2).filter((value) => value !== null && value !== undefined && value !== '').map(toNumber);
}

export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A number of decimals, whatever somebody typed for it: 0 to 20. */
export function toDigits(value: unknown): number {
  return Math.min(Math.max(Math.trunc(toNumber(value)) || 0, 0), 20);
}
