import { strFromU8, unzipSync } from 'fflate';
import * as XLSX from 'xlsx';
import { columnName, createXlsxWriter } from './createXlsxWriter';

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

it('writes what another reader reads, without formulas', () => {
  const writer = createXlsxWriter();
  writer.addSheet({ name: '客户:[1]/2', widths: [20] });
  const row = ['=1+1', '<a> & "b"', ' 空格 ', 'a\u0000b\ud800', '好😀', -5, 0.1, true, undefined, '', NaN];
  writer.addRows([row.map((value) => ({ value })), [{ value: 46_346, style: 'date' }]]);
  writer.addSheet({ name: '客户 1 2', widths: [] });
  writer.addRows([[{ value: 'x', style: 'fault' }]]);
  const book = XLSX.read(writer.finish(), { cellNF: true });
  expect(book.SheetNames).toEqual(['客户  1  2', '客户 1 2']);
  const sheet = book.Sheets['客户  1  2'] ?? {};
  expect(XLSX.utils.sheet_to_json(sheet, { header: 1, raw: true, range: 'A1:K1' })).toEqual([
    ['=1+1', '<a> & "b"', ' 空格 ', 'ab', '好😀', -5, 0.1, true, undefined, undefined, 'NaN'],
  ]);
  expect((sheet.A1 as XLSX.CellObject).f).toBeUndefined();
  expect((sheet.A2 as XLSX.CellObject).v).toBe(46_346);
  expect(XLSX.SSF.is_date(String((sheet.A2 as XLSX.CellObject).z))).toBe(true);
});

it('gives sheets unique names of at most 31 characters', () => {
  const writer = createXlsxWriter();
  for (const name of ['', 'a'.repeat(40), 'A'.repeat(40), 'sheet']) writer.addSheet({ name, widths: [] });
  expect(XLSX.read(writer.finish(), { bookSheets: true }).SheetNames).toEqual([
    'Sheet',
    'a'.repeat(31),
    `${'A'.repeat(26)} (2)`,
    'sheet (2)',
  ]);
});

it('writes drop-down lists', () => {
  const writer = createXlsxWriter();
  writer.addSheet({ name: 'A', widths: [10, 10], lists: [{ column: 1, range: "'B & C'!$A$2:$A$3" }] });
  const xml = strFromU8(unzipSync(writer.finish())['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xml).toContain('sqref="B2:B50001"><formula1>\'B &amp; C\'!$A$2:$A$3</formula1>');
});
