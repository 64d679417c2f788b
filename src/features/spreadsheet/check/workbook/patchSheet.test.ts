import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { read } from 'xlsx';
import { workbookOf, withParts } from '../worker/testWorkbooks';
import { patchSheet } from './patchSheet';
import type { CellPatch } from './patchSheet';
import { patchWorkbook } from './patchWorkbook';
import { sheetPath } from './relations';

type Value = string | number | null;
const patches = (cells: readonly [row: number, column: number, value: Value][]) => {
  const rows = new Map<number, Map<number, CellPatch>>();
  for (const [row, column, value] of cells) rows.set(row, (rows.get(row) ?? new Map()).set(column, { value }));
  return rows;
};
const sheet = (rows: string, after = '') => `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`;

test('a cell is replaced, and keeps its format', () => {
  const xml = sheet('<row r="1" spans="1:2" ht="20"><c r="A1" s="3" t="s"><v>0</v></c><c r="B1"><v>2</v></c></row>');
  expect(patchSheet(xml, patches([[0, 0, 7]]))).toBe(
    sheet('<row r="1" ht="20"><c r="A1" s="3"><v>7</v></c><c r="B1"><v>2</v></c></row>'),
  );
});

test('cells and rows that are not there are put in their order', () => {
  const xml = sheet('<row r="2"><c r="B2"><v>2</v></c></row><row r="5"/>');
  const added = patchSheet(
    xml,
    patches([
      [4, 0, 5],
      [0, 0, 1],
      [1, 0, 2],
      [1, 2, 3],
      [7, 1, 8],
    ]),
  );
  expect(added.match(/ r="[A-Z\d]+"/g)?.join('')).toBe(
    ' r="1" r="A1" r="2" r="A2" r="B2" r="C2" r="5" r="A5" r="8" r="B8"',
  );
  expect(patchSheet('<worksheet><sheetData/></worksheet>', patches([[0, 0, 1]]))).toBe(
    sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
  );
});

test('rows and cells without addresses are counted', () => {
  const xml = sheet('<row><c><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row>');
  expect(patchSheet(xml, patches([[1, 1, 9]]))).toBe(
    sheet('<row><c><v>1</v></c></row><row><c r="A2"><v>2</v></c><c r="B2"><v>9</v></c></row>'),
  );
});

test('a sheet whose names have a prefix is written with it', () => {
  const xml = '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1"/></x:row></x:sheetData></x:worksheet>';
  expect(patchSheet(xml, patches([[0, 0, 'a<b']]))).toBe(
    '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t xml:space="preserve">a&lt;b</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
  );
});

test('a sheet whose attributes stand in single quotes is written in the same cells', () => {
  const xml = sheet("<row r='3' spans='1:2'><c r='B3' s='4'><v>1</v></c></row>");
  expect(patchSheet(xml, patches([[2, 1, 9]]))).toBe(sheet('<row r=\'3\'><c r="B3" s="4"><v>9</v></c></row>'));
});

test('cells that share the formula of a replaced one keep their values', () => {
  const xml = sheet(
    '<row r="1"><c r="A1"><f t="shared" ref="A1:A2" si="0">B1</f><v>1</v></c></row><row r="2"><c r="A2"><f t="shared" si="0"/><v>2</v></c><c r="B2"><f t="shared" si="1"/><v>3</v></c></row>',
  );
  expect(patchSheet(xml, patches([[0, 0, 5]]))).toBe(
    sheet(
      '<row r="1"><c r="A1"><v>5</v></c></row><row r="2"><c r="A2"><v>2</v></c><c r="B2"><f t="shared" si="1"/><v>3</v></c></row>',
    ),
  );
});

test('an emptied cell keeps its format only', () => {
  expect(
    patchSheet(
      sheet('<row r="1"><c r="A1" s="2"><v>1</v></c><c r="B1"><v>1</v></c></row>'),
      patches([
        [0, 0, null],
        [0, 1, null],
      ]),
    ),
  ).toBe(sheet('<row r="1"><c r="A1" s="2"/></row>'));
});

test('characters that XML forbids do not damage the file', () => {
  const file = workbookOf({ 表: [['x']] });
  const written = zipSync(
    patchWorkbook(unzipSync(file), [
      { name: '表', patches: patches([[0, 0, 'a\u0001b\uffff']]), comments: [], rows: [] },
    ]),
  );
  expect(read(written).Sheets['表']?.A1?.v).toBe('a b ');
});

test('a sheet is found by its name, whatever its file is called', () => {
  const parts = unzipSync(workbookOf({ 'A & B': [['x']], '"引号"': [['y']] }));
  expect(sheetPath(parts, 'A & B')).toBe('xl/worksheets/sheet1.xml');
  expect(sheetPath(parts, '"引号"')).toBe('xl/worksheets/sheet2.xml');
  expect(sheetPath(parts, '没有')).toBeUndefined();
  const inSingleQuotes = Object.fromEntries(
    Object.entries(parts).map(([path, part]) => [path, strToU8(strFromU8(part).replaceAll('"', "'"))]),
  );
  expect(sheetPath(inSingleQuotes, 'A & B')).toBe('xl/worksheets/sheet1.xml');
});

test('the order of calculation goes, because it names cells that may have no formula any more', () => {
  const file = withParts(workbookOf({ 表: [['x']] }), (parts) => ({
    ...parts,
    'xl/calcChain.xml': strToU8('<calcChain/>'),
    '[Content_Types].xml': strToU8(
      strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).replace(
        '</Types>',
        '<Override PartName="/xl/calcChain.xml" ContentType="x"/></Types>',
      ),
    ),
  }));
  const written = patchWorkbook(unzipSync(file), []);
  expect(written['xl/calcChain.xml']).toBeUndefined();
  expect(strFromU8(written['[Content_Types].xml'] ?? new Uint8Array())).not.toContain('calcChain');
});

test('comments stand before the parts of a sheet that must follow them, and are not added to others', () => {
  const withXml = (tail: string) =>
    withParts(workbookOf({ 表: [['x']] }), (parts) => ({
      ...parts,
      'xl/worksheets/sheet1.xml': strToU8(sheet('<row r="1"><c r="A1"><v>1</v></c></row>', tail)),
    }));
  const comments = [{ row: 0, column: 0, text: '原因' }];
  const write = (tail: string) =>
    patchWorkbook(unzipSync(withXml(tail)), [{ name: '表', patches: new Map(), comments, rows: [] }]);
  const xmlOf = (parts: ReturnType<typeof unzipSync>) =>
    strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xmlOf(write('<tableParts count="0"/>'))).toMatch(/<legacyDrawing [^>]*\/><tableParts/);
  expect(write('<legacyDrawing r:id="rId1"/>')['xl/check1.xml']).toBeUndefined();
});
