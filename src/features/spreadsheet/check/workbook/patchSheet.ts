import { columnLetters, columnOf } from '../rules/cell';
import { attribute } from './attribute';
import { escapeXml } from './xmlText';

/** A new content of a cell. */
export interface CellPatch {
  /** Null empties the cell. */
  readonly value: string | number | null;
  /** The cell loses its format, which would make a date of a number. */
  readonly isUnformatted?: boolean;
}

export type CellPatches = ReadonlyMap<number, CellPatch>;

/** Patches by row of the sheet, from 0, and by column. */
export type SheetPatches = ReadonlyMap<number, CellPatches>;

/**
 * Replaces cells in the XML of a sheet and leaves everything else as it is: formats, formulas, widths. The XML is
 * walked through once, row by row, with the name prefix that the file uses. Throws when rows, or cells of a row that
 * changes, are not in ascending order.
 */
export function patchSheet(xml: string, patches: SheetPatches): string {
  const tags = tagsOf(xml);
  const start = tags && xml.indexOf('>', xml.indexOf(tags.data)) + 1;
  if (!tags || !start) throw new Error('The sheet has no rows');
  const isEmpty = xml[start - 2] === '/';
  const end = isEmpty ? start : xml.indexOf(tags.dataEnd, start);
  if (end < 0) throw new Error('The sheet is cut off');
  const pending = [...patches.keys()].sort((one, other) => one - other);
  const parts: string[] = [isEmpty ? `${xml.slice(0, start - 2)}>` : xml.slice(0, start)];
  const orphans = new Set<string>();

  let last = -1;
  for (const part of elements(xml, start, end, tags.row, tags.rowEnd)) {
    const number = attribute(part.head, 'r');
    const index = number ? Number(number) - 1 : last + 1;
    last = inOrder(index, last);
    while ((pending[0] ?? Infinity) < index) parts.push(newRow(pending.shift() ?? 0, patches, tags));
    if (pending[0] !== index) {
      parts.push(part.text);
      continue;
    }
    pending.shift();
    const cells = patchCells(part.body, index, patches.get(index) ?? new Map(), tags, orphans);
    // `spans` would say which columns have cells.
    const head = part.head.replace(/\sspans\s*=\s*("[^"]*"|'[^']*')/, '').replace(/\/?>$/, '>');
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

/** The elements of one name between two places of the XML. Throws when one is not closed before the next. */
function* elements(xml: string, from: number, to: number, tag: string, endTag: string): Generator<Element> {
  let at = startOf(xml, from, tag);
  while (at < to) {
    const headEnd = xml.indexOf('>', at) + 1;
    const isEmpty = xml[headEnd - 2] === '/';
    const bodyEnd = isEmpty ? headEnd : xml.indexOf(endTag, headEnd);
    const next = startOf(xml, headEnd, tag);
    if (headEnd === 0 || bodyEnd < 0 || next < bodyEnd) throw new Error('The sheet is cut off');
    const end = isEmpty ? headEnd : bodyEnd + endTag.length;
    yield { text: xml.slice(at, end), head: xml.slice(at, headEnd), body: xml.slice(headEnd, bodyEnd) };
    at = next;
  }
}

/** The next start tag of exactly this name; infinite for none. */
function startOf(xml: string, from: number, tag: string): number {
  let at = xml.indexOf(tag, from);
  while (at >= 0 && !/[\s/>]/.test(xml[at + tag.length] ?? '')) at = xml.indexOf(tag, at + tag.length);
  return at < 0 ? Infinity : at;
}

function inOrder(index: number, last: number): number {
  if (!(index > last)) throw new Error('The rows or cells of the sheet are not in order');
  return index;
}

function patchCells(body: string, row: number, patches: CellPatches, tags: Tags, orphans: Set<string>): string {
  const pending = [...patches.keys()].sort((one, other) => one - other);
  const cells: string[] = [];
  const add = (column: number, style?: string) => cells.push(cellXml(row, column, patches.get(column), tags, style));
  let last = -1;
  for (const { text, head, body: content } of elements(body, 0, body.length, tags.cell, tags.cellEnd)) {
    const address = attribute(head, 'r');
    const column = address ? columnOf(address) : last + 1;
    last = inOrder(column, last);
    while ((pending[0] ?? Infinity) < column) add(pending.shift() ?? 0);
    if (pending[0] !== column) {
      // A cell without an address would move when another one is put before it.
      cells.push(address ? text : text.replace(tags.cell, `${tags.cell} r="${columnLetters(column)}${row + 1}"`));
      continue;
    }
    pending.shift();
    const formula = /<[^>]*\bf\b[^>]*>/.exec(content)?.[0] ?? '';
    const shared = attribute(formula, 'si');
    if (shared !== undefined && attribute(formula, 'ref') !== undefined) orphans.add(shared);
    add(column, attribute(head, 's'));
  }
  pending.forEach((column) => add(column));
  return cells.join('');
}

const newRow = (row: number, patches: SheetPatches, tags: Tags) =>
  `${tags.row} r="${row + 1}">${patchCells('', row, patches.get(row) ?? new Map(), tags, new Set())}${tags.rowEnd}`;

function cellXml(row: number, column: number, patch: CellPatch | undefined, tags: Tags, style?: string): string {
  const { prefix, cell, cellEnd } = tags;
  const { value = null, isUnformatted = false } = patch ?? {};
  const format = style === undefined || isUnformatted ? '' : ` s="${style}"`;
  const head = `${cell} r="${columnLetters(column)}${row + 1}"${format}`;
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
