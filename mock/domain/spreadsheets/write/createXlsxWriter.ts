import { Zip, ZipDeflate, strToU8 } from 'fflate';
import type { SheetOptions, WrittenCell, WrittenRow } from './written';
import { STYLES } from './written';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Limits of the format. */
const LONGEST_TEXT = 32_767;
const LONGEST_SHEET_NAME = 31;
/** Line that drop-down lists reach down to. */
const LAST_LISTED_LINE = 50_001;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// eslint-disable-next-line no-control-regex -- XML allows neither control characters nor halves of surrogate pairs.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const escapeXml = (text: string) => text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '');

/** 0 → A, 26 → AA. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, LONGEST_SHEET_NAME) || 'Sheet';

function cellXml({ value, style = 'plain' }: WrittenCell, at: string): string {
  if (value === undefined || value === '')
    return style === 'plain' ? '' : `<c r="${at}" s="${STYLES.indexOf(style)}"/>`;
  const s = style === 'plain' ? '' : ` s="${STYLES.indexOf(style)}"`;
  if (typeof value === 'boolean') return `<c r="${at}"${s} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"${s}><v>${value}</v></c>`;
  const text = escapeXml(String(value).slice(0, LONGEST_TEXT));
  return `<c r="${at}"${s} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const rowXml = (cells: WrittenRow, line: number) =>
  `<row r="${line}">${cells.map((cell, column) => cellXml(cell, columnName(column) + line)).join('')}</row>`;

/** Cell formats in the order of `STYLES`; 14 is the date of the reader's country, 4 has two decimals, 10 is a percentage. */
const STYLE_SHEET = `${HEAD}<styleSheet xmlns="${MAIN}">\
<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>\
<font><b/><sz val="11"/><color rgb="FFC00000"/><name val="Calibri"/></font></fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/></patternFill></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/>\
<xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/>\
<xf fillId="2" applyFill="1"/><xf fontId="2" applyFont="1"/>\
<xf numFmtId="10" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function startXml({ widths }: SheetOptions): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>\
${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
}

function endXml({ lists = [] }: SheetOptions): string {
  const rules = lists.map(({ column, range }) => {
    const name = columnName(column);
    const where = `sqref="${name}2:${name}${LAST_LISTED_LINE}"`;
    return `<dataValidation type="list" allowBlank="1" ${where}><formula1>${escapeXml(range)}</formula1></dataValidation>`;
  });
  const all = rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : '';
  return `</sheetData>${all}</worksheet>`;
}

/** The parts that name the sheets. */
function packageParts(names: readonly string[]): readonly (readonly [path: string, xml: string])[] {
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  const sheets = names.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const relations = names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  const overrides = names.map((_, at) => override(`worksheets/sheet${at + 1}`, 'worksheet'));
  const list = (inner: string) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}\
${override('styles', 'styles')}${overrides.join('')}</Types>`,
    ],
    ['_rels/.rels', list(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', list(relations.join('') + relation(names.length + 1, 'styles', 'styles.xml'))],
    ['xl/styles.xml', STYLE_SHEET],
  ];
}

/** Writes a workbook as a stream: rows are compressed as they come, a thousand take some 20 ms. */
export function createXlsxWriter() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const sheets: SheetOptions[] = [];
  const names: string[] = [];
  let part: ZipDeflate | undefined;
  let line = 0;

  const open = (path: string) => {
    const opened = new ZipDeflate(path, { level: 3 });
    zip.add(opened);
    return opened;
  };
  const closeSheet = () => {
    const last = sheets.at(-1);
    if (part && last) part.push(strToU8(endXml(last)), true);
  };
  /** Names are unique whatever their case. */
  const uniqueName = (wanted: string, count = 1): string => {
    const name = count === 1 ? wanted : `${wanted.slice(0, LONGEST_SHEET_NAME - 5)} (${count})`;
    return names.some((taken) => taken.toLowerCase() === name.toLowerCase()) ? uniqueName(wanted, count + 1) : name;
  };

  return {
    addSheet(options: SheetOptions): void {
      closeSheet();
      sheets.push(options);
      names.push(uniqueName(sheetName(options.name)));
      line = 0;
      part = open(`xl/worksheets/sheet${sheets.length}.xml`);
      part.push(strToU8(startXml(options)));
    },
    /** Adds rows to the latest sheet. */
    addRows(rows: readonly WrittenRow[]): void {
      part?.push(strToU8(rows.map((row) => rowXml(row, (line += 1))).join('')));
    },
    /** The finished workbook; it needs at least one sheet. */
    finish(): Uint8Array {
      closeSheet();
      for (const [path, xml] of packageParts(names)) open(path).push(strToU8(xml), true);
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
