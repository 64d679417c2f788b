import type { ColumnType } from '../api/report';

/** A percentage is typed as 12.5 and compared as the fraction 0.125; 12 digits hide what binary fractions cannot hold. */
const scale = (value: number, factor: number) => Number((value * factor).toPrecision(12));

const PERCENT = 100;

/** The limit of a mark as it is typed. */
export const limitText = (limit: number, type: ColumnType): string =>
  String(type === 'percent' ? scale(limit, PERCENT) : limit);

/** The limit of a typed text; undefined if it is not a number. Thousands may be separated, and digits may be wide. */
export function readLimit(text: string, type: ColumnType): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(',', '').trim();
  const value = Number(plain);
  if (plain === '' || !Number.isFinite(value)) return undefined;
  return type === 'percent' ? scale(value, 1 / PERCENT) : value;
}
