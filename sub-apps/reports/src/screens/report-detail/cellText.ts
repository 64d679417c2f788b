import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import type { Cell, ColumnType } from '../../api/runReport';

/** A value as people read it: money with its thousands and two decimals, a share (0.125) as 12.5 %. */
export function cellText(value: Cell | undefined, type: ColumnType): string {
  if (value === null || value === undefined || value === '') return '—';
  if (type === 'text' || !Number.isFinite(Number(value))) return String(value);
  const number = Number(value);
  if (type === 'money') return formatNumber(number, MONEY_DECIMALS);
  return type === 'percent' ? `${formatNumber(number * 100, 1)}%` : formatNumber(number);
}
