import { writeClipboard } from '../writeClipboard';

/** A table of texts as they are shown: titles above the columns, and rows. */
export interface CopiedTable {
  head: readonly (readonly string[])[];
  rows: readonly (readonly string[])[];
}

/** Spreadsheet programs run a text that begins like this as a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** A figure with its sign, which is no formula. */
const FIGURE = /^[+-]?[\d,]+(\.\d+)?%?$/;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that would run as a formula gets an apostrophe, as in the files that the platform exports. */
const harmless = (text: string) => (FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text);

/** Tabs and line ends would begin another cell. A cell that begins with a quotation mark is read up to the next one. */
function tsvCell(text: string): string {
  const line = harmless(text).replace(/\s*[\t\r\n]+\s*/g, ' ');
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

const escaped = (text: string) => harmless(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export function tsvOf({ head, rows }: CopiedTable): string {
  return [...head, ...rows].map((row) => row.map(tsvCell).join('\t')).join('\r\n');
}

/** The table as HTML, which keeps titles apart from figures. Members such as `007` stay texts in Excel. */
export function htmlOf({ head, rows }: CopiedTable): string {
  const cell = (tag: 'th' | 'td') => (text: string) => {
    const isText = tag === 'th' || !FIGURE.test(text) || /^0\d/.test(text);
    return `<${tag}${isText ? ` style="mso-number-format:'\\@'"` : ''}>${escaped(text)}</${tag}>`;
  };
  const lines = (tag: 'th' | 'td', of: CopiedTable['rows']) =>
    of.map((row) => `<tr>${row.map(cell(tag)).join('')}</tr>`).join('');
  return `<table><thead>${lines('th', head)}</thead><tbody>${lines('td', rows)}</tbody></table>`;
}

/** Puts a table on the clipboard, as text for editors and as HTML for spreadsheets. */
export const copyTable = (table: CopiedTable): Promise<void> =>
  writeClipboard({ plain: tsvOf(table), html: htmlOf(table) });
