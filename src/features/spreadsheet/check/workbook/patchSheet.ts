import { columnLetters, columnOf } from '../rules/cell';

/** New contents of cells: null empties one. */
export type CellPatches = ReadonlyMap<number, string | number | null>;

/** Patches by row of the sheet, from 0, and by column. */
export type SheetPatches = ReadonlyMap<number, CellPatches>;

/**
 * Replaces cells in the XML of a sheet and leaves everything else as it is: formats, formulas, widths. The XML is
 * walked through once, row by row, with the name prefix that the file uses.
 */
export function patchSheet(xml: string, patches: SheetPatches): string {
  const tags = tagsOf(xml);
  const start = tags && xml.indexOf('>', xml.indexOf(tags.data)) + 1;
  if (!tags || !start) throw new Error('The sheet has no rows');
  const isEmpty = xml[start - 2] === '/';
  const end = isEmpty ? start : xml.indexOf(tags.dataEnd, start);
  const pending = [...patches.keys()].sort((one, other) => one - other);
  const parts: string[] = [isEmpty ? `${xml.slice(0, start - 2)}>` : xml.slice(0, start)];
  const orphans = new Set<string>();

  let last = -1;
  for (const part of elements(xml, start, end, tags.row, tags.rowEnd)) {
    const index = attribute(part.head, 'r') ? Number(attribute(part.head, 'r')) - 1 : last + 1;
    last = index;
    while ((pending[0] ?? Infinity) < index) parts.push(newRow(pending.shift() ?? 0, patches, tags));
    if (pending[0] !== index) {
      parts.push(part.text);
      continue;
    }
    pending.shift();
    const cells = patchCells(part.body, index, patches.get(index) ?? new Map(), tags, orphans);
    // `spans` would say which columns have cells.
    const head = part.head.replace(/\s+spans="[^"]*"/, '').replace(/\/?>$/, '>');
    parts.push(head, cells, tags.rowEnd);
  }
  while (pending.length > 0) parts.push(newRow(pending.shift() ?? 0, patches, tags));
  parts.push(isEmpty ? tags.dataEnd : '', xml.slice(end));
  // The size that the sheet declares may be exceeded now; it is optional.
  const patched = parts.join('').replace(new RegExp(`<${tags.prefix}dimension\\b[^>]*/>`), '');
  return orphans.size > 0 ? withoutFormulas(patched, orphans, tags) : patched;
}

interface Tags {
  readonly prefix: string;
  readonly data: string;
  readonly dataEnd: string;
  readonly row: string;
  readonly rowEnd: string;
  readonly cell: string;
  readonly cellEnd: string;
}

function tagsOf(xml: string): Tags | undefined {
  const [data, prefix = ''] = /<([\w.-]+:)?sheetData\b/.exec(xml) ?? [];
  if (data === undefined) return undefined;
  return {
    prefix,
    data,
    dataEnd: `</${prefix}sheetData>`,
    row: `<${prefix}row`,
    rowEnd: `</${prefix}row>`,
    cell: `<${prefix}c`,
    cellEnd: `</${prefix}c>`,
  };
}

interface Element {
  readonly text: string;
  /** The start tag. */
  readonly head: string;
  readonly body: string;
}

/** The elements of one name between two places of the XML. */
function* elements(xml: string, from: number, to: number, tag: string, endTag: string): Generator<Element> {
  let at = xml.indexOf(tag, from);
  while (at >= 0 && at < to) {
    if (/[\s/>]/.test(xml[at + tag.length] ?? '')) {
      const headEnd = xml.indexOf('>', at) + 1;
      const isEmpty = xml[headEnd - 2] === '/';
      const bodyEnd = isEmpty ? headEnd : xml.indexOf(endTag, headEnd);
      if (headEnd === 0 || bodyEnd < 0) throw new Error('The sheet is cut off');
      const end = isEmpty ? headEnd : bodyEnd + endTag.length;
      yield { text: xml.slice(at, end), head: xml.slice(at, headEnd), body: xml.slice(headEnd, bodyEnd) };
      at = xml.indexOf(tag, end);
    } else {
      at = xml.indexOf(tag, at + tag.length);
    }
  }
}

const attribute = (head: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1];

function patchCells(body: string, row: number, patches: CellPatches, tags: Tags, orphans: Set<string>): string {
  const pending = [...patches.keys()].sort((one, other) => one - other);
  const cells: string[] = [];
  const add = (column: number, style?: string) =>
    cells.push(cellXml(row, column, patches.get(column) ?? null, tags, style));
  let last = -1;
  for (const { text, head, body: content } of elements(body, 0, body.length, tags.cell, tags.cellEnd)) {
    const address = attribute(head, 'r');
    const column = address ? columnOf(address) : last + 1;
    last = column;
    while ((pending[0] ?? Infinity) < column) add(pending.shift() ?? 0);
    if (pending[0] !== column) {
      // A cell without an address would move when another one is put before it.
      cells.push(address ? text : text.replace(tags.cell, `${tags.cell} r="${columnLetters(column)}${row + 1}"`));
      continue;
    }
    pending.shift();
    const formula = attribute(/<[^>]*\bf\b[^>]*>/.exec(content)?.[0] ?? '', 'si');
    if (formula !== undefined && /\sref="/.test(content)) orphans.add(formula);
    add(column, attribute(head, 's'));
  }
  pending.forEach((column) => add(column));
  return cells.join('');
}

const newRow = (row: number, patches: SheetPatches, tags: Tags) =>
  `${tags.row} r="${row + 1}">${patchCells('', row, patches.get(row) ?? new Map(), tags, new Set())}${tags.rowEnd}`;

function cellXml(row: number, column: number, value: string | number | null, tags: Tags, style?: string): string {
  const { prefix, cell, cellEnd } = tags;
  const head = `${cell} r="${columnLetters(column)}${row + 1}"${style === undefined ? '' : ` s="${style}"`}`;
  if (value === null) return style === undefined ? '' : `${head}/>`;
  if (typeof value === 'number') return `${head}><${prefix}v>${value}</${prefix}v>${cellEnd}`;
  const text = `<${prefix}t xml:space="preserve">${escapeXml(value)}</${prefix}t>`;
  return `${head} t="inlineStr"><${prefix}is>${text}</${prefix}is>${cellEnd}`;
}

/** Formulas that share one of a cell that was replaced keep the value that they had. */
function withoutFormulas(xml: string, shared: ReadonlySet<string>, { prefix }: Tags): string {
  return xml.replace(new RegExp(`<${prefix}f\\b[^>]*/>`, 'g'), (tag) =>
    shared.has(attribute(tag, 'si') ?? '') ? '' : tag,
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// eslint-disable-next-line no-control-regex -- XML 1.0 forbids exactly these.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text for XML; characters that XML forbids become blanks. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark).replace(FORBIDDEN, ' ');
