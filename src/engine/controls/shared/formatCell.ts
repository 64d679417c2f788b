import { plainLines } from '@/common/format/plainName';
import { round } from '@/common/money/round';
import { MONEY_DECIMALS, NO_FIGURE, formatNumber, isFigure } from '@/common/money/format';
import { formatPercent } from '@/common/money/percent';
import { plainText } from '../defineControl';

export type CellFormat = 'text' | 'number' | 'money' | 'percent' | 'date' | 'datetime' | 'tag';

/** A moment to the minute: 2026-03-01 09:30:15 → 2026-03-01 09:30. */
const toMinute = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d):\d\d.*$/, '$1 $2');

export const isNumeric = (format: CellFormat | undefined): boolean =>
  format === 'number' || format === 'money' || format === 'percent';

/** What a program has written in the place of a number that it does not have. */
const NO_NUMBER = /^(NaN|-?Infinity)$/;

/**
 * A value as a table or label shows it, without marks that turn the text around it; a number that is no figure is a dash.
 * Tags are looked up by their own view.
 */
export function formatCell(value: unknown, format: CellFormat = 'text'): string {
  if (typeof value !== 'number' || !isNumeric(format)) {
    const text = plainLines(plainText(value));
    if (isNumeric(format) && NO_NUMBER.test(text)) return NO_FIGURE;
    return format === 'datetime' ? toMinute(text) : text;
  }
  // What cannot be computed yet is empty.
  if (Number.isNaN(value)) return '';
  if (!isFigure(value)) return NO_FIGURE;
  if (format === 'percent') return formatPercent(value);
  if (format === 'money') return formatNumber(round(value, MONEY_DECIMALS), MONEY_DECIMALS);
  return formatNumber(value);
}
