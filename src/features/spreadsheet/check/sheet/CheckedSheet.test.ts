import fc from 'fast-check';
import type { CheckedColumn } from '@/common/spreadsheet';
import { cellText } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { CheckedSheet } from './CheckedSheet';
import type { CheckOptions } from './CheckedSheet';

const COLUMNS: readonly CheckedColumn[] = [
  { title: '编号', type: 'text', isRequired: true, isUnique: true, maxLength: 4 },
  { title: '数量', type: 'integer' },
];

function sheetOf(rows: Cell[][], options: Partial<CheckOptions> = {}, header = ['编号', '数量']): CheckedSheet {
  const sheet = new CheckedSheet(
    { name: '表', headerRow: 0, header, above: [header], rows, problems: [], isFrom1904: false },
    { columns: COLUMNS, remembered: new Map(), reasonTitles: [], isReported: false, ...options },
  );
  Array.from(sheet.check());
  return sheet;
}

const countsOf = (sheet: CheckedSheet) => sheet.tally.totals().map(({ kind, count }) => [kind, count] as const);

const figures = (sheet: CheckedSheet) => ({
  rows: sheet.faultyRows(),
  rowCount: sheet.rowCount,
  counts: countsOf(sheet).sort(),
});

test('every fault is counted and every row with one is listed', () => {
  const sheet = sheetOf([
    ['A', 1],
    [undefined, 'x'],
    ['B', 2],
    ['A', 1.5],
  ]);
  expect(figures(sheet)).toEqual({
    rows: [0, 1, 3],
    rowCount: 4,
    counts: [
      ['duplicate', 2],
      ['integer', 1],
      ['number', 1],
      ['required', 1],
    ],
  });
  expect(sheet.faultyRows('duplicate')).toEqual([0, 3]);
});

test('both rows with the same content name each other as the spreadsheet numbers them', () => {
  const sheet = sheetOf([['A'], ['B'], [' A']]);
  expect(sheet.faultsOf(0)).toEqual([{ kind: 'duplicate', detail: '4', column: 0 }]);
  expect(sheet.faultsOf(2)).toEqual([{ kind: 'duplicate', detail: '2', column: 0 }]);
});

test('blank rows are no rows', () => {
  const sheet = sheetOf([['A', 1], [], [undefined, '  '], ['B', 1]]);
  expect(figures(sheet)).toMatchObject({ rows: [], rowCount: 2 });
});

test('a duplicate that is corrected makes the other row right', () => {
  const sheet = sheetOf([['A'], ['A'], ['B']]);
  sheet.edit(1, 0, 'C');
  expect(sheet.faultyRows()).toEqual([]);
  sheet.edit(1, 0, 'B');
  expect(sheet.faultyRows()).toEqual([1, 2]);
});

test('the text that a cell had before is no edit, and the cell is again what it was', () => {
  const sheet = sheetOf([['A', { serial: 3 }]]);
  sheet.edit(0, 1, '7');
  expect(sheet.edits.count).toBe(1);
  sheet.edit(0, 1, '1900-01-02');
  expect(sheet.edits.count).toBe(0);
  expect([...sheet.edits.all()]).toEqual([]);
});

test('all suggestions about a kind of fault are accepted at once', () => {
  const columns: CheckedColumn[] = [{ title: '日期', type: 'date' }];
  const sheet = sheetOf([[45_322], ['x'], [45_323]], { columns }, ['日期']);
  sheet.accept('dateNumber');
  expect(sheet.faultyRows()).toEqual([1]);
  expect(sheet.table.rows.map(([cell]) => cellText(cell))).toEqual(['2024-01-31', 'x', '2024-02-01']);
});

test('accepting 20,000 equal dates of a column without duplicates checks each row once', () => {
  const columns: CheckedColumn[] = [{ title: '日期', type: 'date', isUnique: true }];
  const sheet = sheetOf(
    Array.from({ length: 20_000 }, () => [45_322]),
    { columns },
    ['日期'],
  );
  const looks = jest.spyOn(sheet, 'faultsOf');
  sheet.accept('dateNumber');
  expect(looks.mock.calls.length).toBeLessThanOrEqual(40_000);
  expect(Object.fromEntries(countsOf(sheet))).toEqual({ duplicate: 20_000 });
  expect(sheet.edits.count).toBe(20_000);
});

test('a blank that makes an option wrong is removed by its suggestion', () => {
  const sheet = sheetOf([['红 ']], { columns: [{ title: '颜色', type: 'text', options: ['红'] }] }, ['颜色']);
  sheet.accept('blanks');
  expect(sheet.faultyRows()).toEqual([]);
  expect(sheet.edits.count).toBe(1);
});

const PLACES: readonly CheckedColumn[] = [
  { title: '区域', type: 'text', isRequired: true, options: ['江苏', '浙江'] },
  { title: '数量', type: 'integer' },
];
const placesOf = (rows: Cell[][]) => sheetOf(rows, { columns: PLACES }, ['区域', '数量']);
const places = (sheet: CheckedSheet) => sheet.table.rows.map(([cell]) => cell);

test('equal cells that are not accepted are changed together, and back together', () => {
  const sheet = placesOf([['江苏省', 1], ['江苏省'], ['江苏'], ['浙江省'], ['江苏省 ', 'x']]);
  sheet.edit(0, 0, '江苏');
  expect(sheet.alikeRows(0, '江苏省')).toEqual([1, 4]);
  expect(sheet.replace(0, '江苏省', '江苏')).toBe(2);
  expect(places(sheet)).toEqual(['江苏', '江苏', '江苏', '浙江省', '江苏']);
  expect(figures(sheet)).toMatchObject({
    rows: [3, 4],
    counts: [
      ['number', 1],
      ['option', 1],
    ],
  });
  expect(sheet.edits.count).toBe(3);
  expect(sheet.restore()).toBe(2);
  expect(places(sheet)).toEqual(['江苏', '江苏省', '江苏', '浙江省', '江苏省 ']);
  expect(sheet.edits.count).toBe(1);
  expect(sheet.faultyRows()).toEqual([1, 3, 4]);
});

test('empty cells of a required column are alike, but not those of blank rows', () => {
  const sheet = placesOf([[undefined, 1], [], ['', 2], ['江苏']]);
  expect(sheet.replace(0, '', '江苏')).toBe(2);
  expect(places(sheet)).toEqual(['江苏', undefined, '江苏', '江苏']);
  expect(sheet.restore()).toBe(2);
  expect(places(sheet)).toEqual([undefined, undefined, '', '江苏']);
});

test('a cell that was edited after the others were changed with it keeps its content', () => {
  const sheet = placesOf([['江苏省'], ['江苏省']]);
  sheet.replace(0, '江苏省', '江苏');
  sheet.edit(1, 0, '浙江');
  expect(sheet.restore()).toBe(1);
  expect(places(sheet)).toEqual(['江苏省', '浙江']);
});

test('cells of a column without duplicates, and accepted ones, are not changed together', () => {
  const unique = sheetOf([['ABCDE'], ['ABCDE']]);
  expect(unique.alikeRows(0, 'ABCDE')).toEqual([]);
  expect(placesOf([['江苏'], ['江苏']]).alikeRows(0, '江苏')).toEqual([]);
});

test('50,000 equal cells are changed together with each row checked twice', () => {
  const sheet = placesOf(Array.from({ length: 50_000 }, () => ['江苏省', 1]));
  const looks = jest.spyOn(sheet, 'faultsOf');
  expect(sheet.replace(0, '江苏省', '江苏')).toBe(50_000);
  expect(looks).toHaveBeenCalledTimes(100_000);
  expect(sheet.faultyRows()).toEqual([]);
});

test('faults are counted by column', () => {
  const sheet = placesOf([['江苏省', 'x'], ['浙江省'], ['江苏', 1.5]]);
  expect(sheet.tally.byColumn()).toEqual([
    { kind: 'option', column: 0, count: 2 },
    { kind: 'number', column: 1, count: 1 },
    { kind: 'integer', column: 1, count: 1 },
  ]);
  sheet.edit(0, 0, '江苏');
  expect(sheet.tally.byColumn()[0]).toEqual({ kind: 'option', column: 0, count: 1 });
});

test('a required column that is not there is one problem, not one of each row', () => {
  const sheet = sheetOf([[1], [2]], {}, ['数量']);
  expect(sheet.problems()).toEqual([{ kind: 'missing', detail: '编号' }]);
  expect(sheet.faultyRows()).toEqual([]);
});

test('a column that is chosen by hand is checked', () => {
  const sheet = sheetOf(
    [
      ['x', 1],
      ['x', 2],
    ],
    {},
    ['代码', '数量'],
  );
  sheet.choose('编号', 0);
  Array.from(sheet.check());
  expect(sheet.problems()).toEqual([]);
  expect(sheet.faultyRows('duplicate')).toEqual([0, 1]);
});

test('a reason of the server marks the cells that it names, until the row is edited', () => {
  const sheet = sheetOf(
    [
      ['A', 1, '数量超出库存'],
      ['B', 2, ''],
      ['C', 3, '系统繁忙'],
    ],
    { columns: [], reasonTitles: ['错误原因'], isReported: true },
    ['编号', '数量', '错误原因'],
  );
  expect(sheet.faultsOf(0)).toEqual([{ kind: 'reported', detail: '数量超出库存', column: 1 }]);
  expect(sheet.faultsOf(2)).toEqual([{ kind: 'reported', detail: '系统繁忙', column: 2 }]);
  expect(sheet.textAt(0, 2)).toBe('数量超出库存');
  sheet.edit(0, 1, '5');
  expect([sheet.faultyRows(), sheet.textAt(0, 2)]).toEqual([[2], '']);
});

test('each cell shows the reasons that name its column; a part that names none belongs to the one before it', () => {
  const reasonsOf = (reason: string) =>
    sheetOf([['A', 1, reason]], { columns: [], reasonTitles: ['错误原因'], isReported: true }, [
      '编号',
      '数量',
      '错误原因',
    ])
      .faultsOf(0)
      .map(({ column, detail }) => [column, detail]);
  expect(reasonsOf('编号：重复；数量：超出库存')).toEqual([
    [0, '编号：重复'],
    [1, '数量：超出库存'],
  ]);
  expect(reasonsOf('数量超出库存；请联系仓库')).toEqual([[1, '数量超出库存；请联系仓库']]);
  const long = '编号；数量；'.repeat(11).slice(0, -1);
  expect(reasonsOf(long)).toEqual([
    [0, long],
    [1, long],
  ]);
  expect(reasonsOf('；；编号重复；；')).toEqual([[0, '编号重复']]);
  expect(reasonsOf('系统繁忙\n编号重复')).toEqual([
    [2, '系统繁忙'],
    [0, '编号重复'],
  ]);
});

test('after any edits the figures are those of a full check', () => {
  const texts = ['', 'A', 'B', 'ABCDE', '1', '2.5', ' A'];
  const text = fc.constantFrom(...texts);
  const rows = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 });
  const edits = fc.array(fc.tuple(fc.nat(7), fc.nat(1), text), { maxLength: 12 });
  fc.assert(
    fc.property(rows, edits, (cells, changes) => {
      const sheet = sheetOf(cells.map((row) => [...row]));
      changes.forEach(([row, column, to]) => sheet.edit(row, column, to));
      const fresh = sheetOf(sheet.table.rows.map((row) => [...row]));
      expect(figures(sheet)).toEqual(figures(fresh));
      expect(sheet.edits.count).toBe(
        cells.flatMap((row, index) => row.filter((was, at) => (sheet.table.rows[index]?.[at] || '') !== was)).length,
      );
    }),
  );
});

test('a million faults are counted and cost no memory of their own', () => {
  const columns = Array.from({ length: 20 }, (_, index): CheckedColumn => ({ title: `c${index}`, type: 'number' }));
  const rows = Array.from({ length: 50_000 }, () => columns.map(() => 'x'));
  const sheet = sheetOf(
    rows,
    { columns },
    columns.map(({ title }) => title),
  );
  expect(countsOf(sheet)).toContainEqual(['number', 1_000_000]);
  expect(sheet.faultyRows()).toHaveLength(50_000);
});
