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

/** Tabs and line ends would begin another cell. */
const tsvCell = (text: string) => harmless(text).replace(/\s*[\t\r\n]+\s*/g, ' ');

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

/** Copies by a copy event, for pages that may not use the clipboard. Rejects where the browser refuses that too. */
function copyByEvent(texts: Readonly<Record<string, string>>): void {
  const handleCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, text] of Object.entries(texts)) event.clipboardData?.setData(type, text);
  };
  document.addEventListener('copy', handleCopy, { capture: true });
  try {
    if (!document.execCommand('copy')) throw new Error('The browser refuses to copy');
  } finally {
    document.removeEventListener('copy', handleCopy, { capture: true });
  }
}

/** Puts a table on the clipboard, as text for editors and as HTML for spreadsheets. */
export async function copyTable(table: CopiedTable): Promise<void> {
  const texts = { 'text/plain': tsvOf(table), 'text/html': htmlOf(table) };
  try {
    const parts = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
  } catch {
    // No permission, no secure address, or a browser that knows texts only.
    copyByEvent(texts);
  }
}
