import { dayOfSerial } from '../read/cell';
import { isoDay } from '../../calendar';
import type { WrittenCell, WrittenRow } from './written';

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** Spreadsheet programs run a text that begins like this as a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;

function field({ value, style }: WrittenCell): string {
  if (value === undefined) return '';
  if (typeof value === 'number' && style === 'date') {
    const day = dayOfSerial(value);
    return day === undefined ? '' : isoDay(day);
  }
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes comma-separated values. A text that would run as a formula gets an apostrophe; numbers stay numbers. */
export function createCsvWriter() {
  const chunks: Uint8Array[] = [Buffer.from(BYTE_ORDER_MARK)];
  return {
    addRows(rows: readonly WrittenRow[]): void {
      chunks.push(Buffer.from(rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')));
    },
    finish: (): Uint8Array => Buffer.concat(chunks),
  };
}
