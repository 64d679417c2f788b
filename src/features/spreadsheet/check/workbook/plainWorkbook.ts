import { strToU8 } from 'fflate';
import type { Unzipped } from 'fflate';
import { columnLetters, isBroken, isDateCell } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { joinBytes } from './bytes';
import { escapeXml } from './xmlText';

/** A sheet with its cells, by row from 0. */
export interface SheetContent {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPEN_XML = 'http://schemas.openxmlformats.org';
const MAIN = `${OPEN_XML}/spreadsheetml/2006/main`;
const RELATIONS = `${OPEN_XML}/officeDocument/2006/relationships`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Formats of cells, by their place in `cellXfs`: none, a day, a day with a time. */
const DAY_STYLE = 1;
const TIME_STYLE = 2;
const STYLES = [
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/>',
  '<numFmt numFmtId="165" formatCode="yyyy-mm-dd hh:mm:ss"/></numFmts>',
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">',
  ...[0, 164, 165].map(
    (format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
  '</cellXfs>',
].join('');
/** The error of a formula that has none of its own: an import must not take the cell for an empty one. */
const NO_RESULT = '#N/A';
/** Rows that are encoded at once: the XML of all may be longer than a text can be. */
const CHUNK_ROWS = 1_000;

/** The entries of a new workbook with these cells: texts, numbers and dates, without other formats or formulas. */
export function plainWorkbook(sheets: readonly SheetContent[]): Unzipped {
  const texts = new Map<string, number>();
  const parts: Unzipped = {};
  sheets.forEach(({ rows }, index) => {
    parts[sheetEntry(index)] = sheetXml(rows, texts);
  });
  const files = sheets.map((_, index) => ({ path: sheetEntry(index), kind: 'worksheet' }));
  const others = ['styles', 'sharedStrings'].map((kind) => ({ path: `xl/${kind}.xml`, kind }));
  const all = [...files, ...others];
  const overrides = [{ path: 'xl/workbook.xml', kind: 'sheet.main' }, ...all].map(
    ({ path, kind }) => `<Override PartName="/${path}" ContentType="${CONTENT}.${kind}+xml"/>`,
  );
  const tabs = sheets.map(({ name }, index) => {
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`;
  });
  const items = Array.from(texts.keys(), (text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`);
  return {
    '[Content_Types].xml': xml(
      'Types',
      `${OPEN_XML}/package/2006/content-types`,
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}`,
    ),
    '_rels/.rels': relations([{ path: 'xl/workbook.xml', kind: 'officeDocument' }]),
    'xl/_rels/workbook.xml.rels': relations(all),
    'xl/workbook.xml': xml('workbook', MAIN, `<sheets>${tabs.join('')}</sheets>`, ` xmlns:r="${RELATIONS}"`),
    'xl/styles.xml': xml('styleSheet', MAIN, STYLES),
    'xl/sharedStrings.xml': joined([
      `${HEADER}<sst xmlns="${MAIN}" uniqueCount="${items.length}">`,
      ...chunks(items),
      '</sst>',
    ]),
    ...parts,
  };
}

const sheetEntry = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

const xml = (name: string, namespace: string, content: string, attributes = '') =>
  strToU8(`${HEADER}<${name} xmlns="${namespace}"${attributes}>${content}</${name}>`);

function relations(parts: readonly { path: string; kind: string }[]) {
  const tags = parts.map(({ path, kind }, index) => {
    return `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="/${path}"/>`;
  });
  return xml('Relationships', `${OPEN_XML}/package/2006/relationships`, tags.join(''));
}

function sheetXml(rows: SheetContent['rows'], texts: Map<string, number>) {
  const lines = rows.map((cells, row) => {
    const tags: string[] = [];
    cells.forEach((cell, column) => tags.push(cellXml(cell, `${columnLetters(column)}${row + 1}`, texts)));
    const content = tags.join('');
    return content && `<row r="${row + 1}">${content}</row>`;
  });
  return joined([`${HEADER}<worksheet xmlns="${MAIN}"><sheetData>`, ...chunks(lines), '</sheetData></worksheet>']);
}

function cellXml(cell: Cell, address: string, texts: Map<string, number>): string {
  if (cell === undefined || cell === '') return '';
  const tag = (attributes: string, value: string | number) => `<c r="${address}"${attributes}><v>${value}</v></c>`;
  if (typeof cell === 'boolean') return tag(' t="b"', Number(cell));
  if (isBroken(cell)) return tag(' t="e"', escapeXml(cell.broken || NO_RESULT));
  if (isDateCell(cell)) return tag(` s="${Number.isInteger(cell.serial) ? DAY_STYLE : TIME_STYLE}"`, cell.serial);
  if (typeof cell === 'number' && Number.isFinite(cell)) return tag('', cell);
  const text = String(cell);
  const index = texts.get(text) ?? texts.size;
  texts.set(text, index);
  return tag(' t="s"', index);
}

function* chunks(lines: readonly string[]): Generator<string> {
  for (let from = 0; from < lines.length; from += CHUNK_ROWS) yield lines.slice(from, from + CHUNK_ROWS).join('');
}

const joined = (texts: readonly string[]) => joinBytes(texts.map((text) => strToU8(text)));
