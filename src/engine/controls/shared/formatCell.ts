import { MONEY_DECIMALS, formatNumber } from '@/common/money/format';
import { formatPercent } from '@/common/money/percent';
import { plainText } from '../defineControl';

export type CellFormat = 'text' | 'number' | 'money' | 'percent' | 'date' | 'datetime' | 'tag';

/** A moment to the minute: 2026-03-01 09:30:15 → 2026-03-01 09:30. */
const toMinute = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d):\d\d.*$/, '$1 $2');

/** A value as a table or label shows it; tags are looked up by their own view. */
export function formatCell(value: unknown, format: CellFormat = 'text'): string {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return format === 'datetime' ? toMinute(plainText(value)) : plainText(value);
  if (format === 'percent') return formatPercent(value);
  if (format === 'money') return formatNumber(value, MONEY_DECIMALS);
  return format === 'number' ? formatNumber(value) : plainText(value);
}

export const isNumeric = (format: CellFormat | undefined): boolean =>
  format === 'number' || format === 'money' || format === 'percent';
