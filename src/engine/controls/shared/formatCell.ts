import { MONEY_DECIMALS, formatNumber } from '@/common/money/format';
import { plainText } from '../defineControl';

export type CellFormat = 'text' | 'number' | 'money' | 'date' | 'tag';

/** A value as a table or label shows it; tags are looked up by their own view. */
export function formatCell(value: unknown, format: CellFormat = 'text'): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value);
  if (format === 'money') return formatNumber(value, MONEY_DECIMALS);
  return format === 'number' ? formatNumber(value) : plainText(value);
}

export const isNumeric = (format: CellFormat | undefined): boolean => format === 'number' || format === 'money';
