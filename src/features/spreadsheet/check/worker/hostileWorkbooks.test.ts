import { strFromU8, strToU8, unzipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { columnLetters } from '../rules/cell';
import { COLUMNS, firstSheet, HEADER, opened, rowsOf, write, writtenAnswer } from './testHandler';
import { withParts, workbookOf, workbookWithXml } from './testWorkbooks';

const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, ...texts: readonly string[]) =>
  `<row r="${number}">${texts.map((text, column) => cell(`${columnLetters(column)}${number}`, text)).join('')}</row>`;
const head = row(1, ...HEADER);
const SHEET = 'xl/worksheets/sheet1.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Corrects the quantities of rows and writes the file. */
function corrected(file: Uint8Array, quantities: Readonly<Record<number, string>>) {
  const { ask } = opened(file);
  for (const [at, text] of Object.entries(quantities))
    ask({ kind: 'edit', sheet: 0, row: Number(at), column: 1, text });
  const { bytes, isPlain } = writtenAnswer(ask, false);
  const parts = unzipSync(new Uint8Array(bytes));
  return { rows: rowsOf(new Uint8Array(bytes)), isPlain, parts };
}

/** The file with the XML of one part replaced. */
const rewritten = (file: Uint8Array, path: string, change: (xml: string) => string): Uint8Array =>
  withParts(file, (parts) => ({ ...parts, [path]: strToU8(change(strFromU8(parts[path] ?? new Uint8Array()))) }));

const renamed = (parts: Unzipped, from: string, to: string): Unzipped =>
  Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name === from ? to : name, bytes]));

const plainFile = () => workbookOf({ 表: [HEADER, ['A', 'x'], ['B', 'y']], 其他: [['不变']] });
const FIRST = { 0: '7', 1: '8' };
const FIRST_ROWS = [HEADER, ['A', 7], ['B', 8]];

describe('corrections are in the written file', () => {
  test('with comments that hold rows, which are no rows', () => {
    const file = workbookWithXml(
      `<sheetData>${head}<!-- ${row(2, 'C', 'z')} -->${row(2, 'A', 'x')}<!--${row(9, 'D')}-->${row(3, 'B', 'y')}</sheetData>`,
    );
    expect(corrected(file, FIRST)).toMatchObject({ rows: FIRST_ROWS, isPlain: false });
  });

  test('with blanks around the signs of attributes', () => {
    const file = workbookWithXml(
      `<sheetData>${head}${row(2, 'A', 'x')}${row(3, 'B', 'y')}</sheetData>`.replaceAll(' r="', ' r = "'),
    );
    expect(corrected(file, FIRST)).toMatchObject({ rows: FIRST_ROWS, isPlain: false });
  });

  test.each([
    ['a row that occurs twice', [row(2, 'A', 'x'), row(2, 'A', 'z'), row(3, 'B', 'y')]],
    ['rows in descending order', [row(3, 'B', 'y'), row(2, 'A', 'x')]],
    ['cells in descending order', [row(2, 'A', 'x'), `<row r="3">${cell('B3', 'y')}${cell('A3', 'B')}</row>`]],
    ['cells in a row with another number', [row(2, 'A', 'x'), row(3, 'B', 'y').replace('<row r="3"', '<row r="6"')]],
    ['rows that are closed oddly', [row(2, 'A', 'x'), row(3, 'B', 'y')].map((xml) => xml.replace('</c>', '</c >'))],
  ])('with %s: as a plain workbook', (_title, rows) => {
    expect(corrected(workbookWithXml(`<sheetData>${head}${rows.join('')}</sheetData>`), FIRST)).toMatchObject({
      rows: FIRST_ROWS,
      isPlain: true,
    });
  });

  test('with two relations of one name: in the sheet that was read', () => {
    const file = rewritten(plainFile(), RELATIONS, (xml) =>
      xml.replace(
        /<Relationship Id="rId1"/,
        '<Relationship Id="rId1" Type="x" Target="worksheets/sheet2.xml"/><Relationship Id="rId1"',
      ),
    );
    expect(corrected(file, FIRST)).toMatchObject({ rows: FIRST_ROWS, isPlain: false });
  });

  test('with a sheet in UTF-16: as a plain workbook', () => {
    const file = withParts(plainFile(), (parts) => ({
      ...parts,
      [SHEET]: new Uint8Array(Buffer.from(`\ufeff${strFromU8(parts[SHEET] ?? new Uint8Array())}`, 'utf16le')),
    }));
    expect(corrected(file, FIRST)).toMatchObject({ rows: FIRST_ROWS, isPlain: true });
  });

  test('without relations of the workbook: as a plain workbook', () => {
    const file = withParts(plainFile(), ({ [RELATIONS]: _relations, ...parts }) => parts);
    expect(corrected(file, FIRST)).toMatchObject({ rows: FIRST_ROWS, isPlain: true });
  });

  test.each<[string, (file: Uint8Array) => Uint8Array]>([
    ['an entry in other case', (file) => withParts(file, (parts) => renamed(parts, SHEET, 'xl/worksheets/Sheet1.xml'))],
    ['relations in single quotes', (file) => rewritten(file, RELATIONS, (xml) => xml.replaceAll('"', "'"))],
    [
      'relations with a prefix',
      (file) =>
        rewritten(file, RELATIONS, (xml) =>
          xml.replaceAll('<Relationship', '<p:Relationship').replace('</Relationships>', '</p:Relationships>'),
        ),
    ],
    ...['./worksheets/', '../xl/worksheets/', '/xl/worksheets/', 'xl/worksheets/', './x/.././worksheets/'].map(
      (folder): [string, (file: Uint8Array) => Uint8Array] => [
        `sheets at ${folder}`,
        (file) => rewritten(file, RELATIONS, (xml) => xml.replaceAll('Target="worksheets/', `Target="${folder}`)),
      ],
    ),
  ])('with %s', (_title, change) => {
    const { rows, isPlain, parts } = corrected(change(plainFile()), FIRST);
    expect({ rows, isPlain }).toEqual({ rows: FIRST_ROWS, isPlain: false });
    expect(Object.keys(parts)).toContain('xl/worksheets/sheet2.xml');
  });

  test('where a number replaces a date, whose format goes', () => {
    const file = workbookOf({ 表: [HEADER, ['A', new Date(Date.UTC(2024, 0, 31))]] });
    const { ask } = opened(file);
    ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '1500' });
    const { bytes, isPlain } = writtenAnswer(ask, false);
    expect(isPlain).toBe(false);
    expect(opened(new Uint8Array(bytes)).sheet.counts).toEqual([]);
  });

  test('also those that look like codes of characters', () => {
    const { ask } = opened(plainFile());
    ask({ kind: 'edit', sheet: 0, row: 0, column: 0, text: 'a_x0041_\u0001b' });
    const { bytes, isPlain } = writtenAnswer(ask, false);
    expect(isPlain).toBe(false);
    expect(rowsOf(new Uint8Array(bytes))[1]).toEqual(['a_x0041_ b', 'x']);
  });
});

describe('a plain workbook', () => {
  const descending = (...rows: readonly string[]) =>
    workbookWithXml(`<sheetData>${[...rows].reverse().join('')}</sheetData>`);

  test('has the rows above the header, and texts, numbers, dates, truth values and errors as they are', () => {
    const styled = withParts(
      workbookOf({ 表: [['导入'], HEADER, ['A', 1, new Date(2024, 0, 31, 8, 30)]] }),
      (parts) => ({
        ...parts,
        [SHEET]: strToU8(
          strFromU8(parts[SHEET] ?? new Uint8Array()).replace(
            '</sheetData>',
            '<row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5" t="e"><v>#REF!</v></c><c r="C5"><f>1</f></c></row>' +
              '<row r="4"><c r="A4"><v>12</v></c><c r="B4" t="str"><v>两 &lt;个&gt;</v></c></row></sheetData>',
          ),
        ),
      }),
    );
    const { ask, sheet } = opened(styled);
    expect(sheet.counts).toEqual([
      { kind: 'number', count: 1 },
      { kind: 'broken', count: 2 },
    ]);
    ask({ kind: 'edit', sheet: 0, row: 1, column: 2, text: '2024/2/1' });
    const { bytes, isPlain } = writtenAnswer(ask, false);
    expect(isPlain).toBe(true);
    const again = opened(new Uint8Array(bytes));
    expect(again.sheet).toMatchObject({ header: HEADER, rowCount: 3, counts: sheet.counts });
    again.ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '?' });
    again.ask({ kind: 'list', sheet: 0, faultKind: null });
    expect(again.ask({ kind: 'rows', sheet: 0, from: 0, count: 9 })).toMatchObject({
      rows: [
        { number: 3, texts: ['A', '?', '2024-01-31 08:30:00'] },
        { number: 4, texts: ['12', '两 <个>', '2024-02-01'] },
        { number: 5, texts: ['TRUE', '#REF!', '#N/A'] },
      ],
    });
  });

  test('has all checked sheets by their names, and the reasons as comments and in their column', () => {
    const file = withParts(workbookOf({ 'A & B': [['x']], __proto__2: [HEADER, ['B', 2]] }), (parts) => ({
      ...parts,
      [SHEET]: unzipSync(descending(head, row(2, 'A'), row(3, 'A')))[SHEET] ?? new Uint8Array(),
    }));
    const { ask } = opened(file, { sheets: ['A & B', '__proto__2'] });
    const { bytes, isPlain } = writtenAnswer(ask, true);
    expect(isPlain).toBe(true);
    expect(rowsOf(new Uint8Array(bytes), 'A & B')).toEqual([
      [...HEADER, '错误原因'],
      ['A', undefined, undefined, '编号：与第 3 行重复'],
      ['A', undefined, undefined, '编号：与第 2 行重复'],
    ]);
    expect(rowsOf(new Uint8Array(bytes), '__proto__2')).toEqual([
      [...HEADER, '错误原因'],
      ['B', 2],
    ]);
    expect(Object.keys(unzipSync(new Uint8Array(bytes)))).toContain('xl/check1.xml');
  });

  test('is not written where it would lose what was not read', () => {
    const wide = `<row r="3">${cell('A3', 'B')}${cell('GS3', '很远')}</row>`;
    const { ask } = opened(descending(head, row(2, 'A', 'x'), wide));
    ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '7' });
    expect(write(ask, false)).toEqual({ kind: 'failed', code: 'corrupt' });
  });
});

describe('bounds', () => {
  /** A file with cells that share one text. */
  const sharing = (text: string, addresses: readonly string[]) =>
    withParts(
      workbookWithXml(
        `<sheetData>${head}<row r="2">${addresses.map((address) => `<c r="${address}" t="s"><v>0</v></c>`).join('')}</row></sheetData>`,
      ),
      (parts) => ({
        ...parts,
        'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`),
        '[Content_Types].xml': strToU8(
          strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).replace(
            '</Types>',
            '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
          ),
        ),
      }),
    );

  test('a text of millions of characters is told as too long, and read as long as a cell may be', () => {
    const { ask, sheet } = opened(sharing('长'.repeat(3_000_000), ['A2', 'B2', 'E2']));
    expect(sheet.counts).toContainEqual({ kind: 'length', count: 1 });
    ask({ kind: 'list', sheet: 0, faultKind: null });
    const [view] = [ask({ kind: 'rows', sheet: 0, from: 0, count: 1 })].flatMap((answer) =>
      answer.kind === 'rows' ? answer.rows : [],
    );
    expect(view?.texts.map((text) => text.length)).toEqual([32_768, 32_768, 0]);
    expect(view?.faults[0]).toEqual({ kind: 'length', detail: '32767', column: 0 });
  });

  test('a text of 32,767 characters is read, corrected and written whole', () => {
    const { ask, sheet } = opened(sharing('长'.repeat(32_767), ['A2', 'B2']));
    expect(sheet.counts).toEqual([{ kind: 'number', count: 1 }]);
    ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '7' });
    const { bytes, isPlain } = writtenAnswer(ask, false);
    expect({ isPlain, row: rowsOf(new Uint8Array(bytes))[1] }).toEqual({
      isPlain: false,
      row: ['长'.repeat(32_767), 7],
    });
  });

  test('a text that is typed too long is a fault, and the file can be written', () => {
    const { ask } = opened(plainFile());
    const report = firstSheet(ask({ kind: 'edit', sheet: 0, row: 0, column: 0, text: '𠮷'.repeat(20_000) }));
    expect(report.counts).toContainEqual({ kind: 'length', count: 1 });
    expect(writtenAnswer(ask, false).isPlain).toBe(false);
  });

  test('long headers and reasons are shortened for the page', () => {
    const { ask, sheet } = opened(
      workbookOf({
        表: [
          ['编号', '名'.repeat(5_000), '错误原因'],
          ['A', 'x', '编号'.repeat(10_000)],
        ],
      }),
      { columns: [], isReported: true },
    );
    expect(sheet.header.map(({ length }) => length)).toEqual([2, 201, 4]);
    ask({ kind: 'list', sheet: 0, faultKind: null });
    const rows = ask({ kind: 'rows', sheet: 0, from: 0, count: 1 });
    expect(rows.kind === 'rows' && rows.rows[0]?.faults.map(({ detail = '' }) => detail.length)).toEqual([201]);
  });

  test('100,000 merged headers are read, and at most 20 problems listed', () => {
    const merges = Array.from({ length: 100_000 }, (_, index) => {
      const column = index % 190;
      return `<mergeCell ref="${columnLetters(column)}1:${columnLetters(column + 1)}${1 + (index % 3)}"/>`;
    });
    const { sheet } = opened(
      workbookWithXml(
        `<sheetData>${row(1, '数量')}${row(4, '1')}</sheetData><mergeCells>${merges.join('')}</mergeCells>`,
      ),
    );
    expect(sheet.problems).toHaveLength(22);
    expect(sheet.problems.at(-2)).toEqual({ kind: 'more', detail: '99981' });
    expect(sheet.problems.at(-1)).toEqual({ kind: 'absent', detail: COLUMNS[2]?.title });
  });
});

test('a sheet named __proto__ is checked and corrected', () => {
  const file = rewritten(plainFile(), 'xl/workbook.xml', (xml) => xml.replace('name="表"', 'name="__proto__"'));
  const { ask, sheet } = opened(file, { sheets: ['__proto__'] });
  expect(sheet).toMatchObject({ name: '__proto__', rowCount: 2, faultyRows: 2 });
  ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '7' });
  const { bytes, isPlain } = writtenAnswer(ask, false);
  expect(isPlain).toBe(false);
  const again = opened(new Uint8Array(bytes), { sheets: ['__proto__'] });
  expect(again.sheet.faultyRows).toBe(1);
  expect(Object.keys({})).toEqual([]);
});
