import fc from 'fast-check';
import { findHeaderRow, matchColumns } from './matchColumns';

const TITLES = ['客户编号', '客户名称', '电话'];
const columns = (...args: Parameters<typeof matchColumns>) =>
  matchColumns(...args).matches.map(({ column, kind }) => [column, kind]);

test('columns are found in any order by their texts', () => {
  expect(columns(TITLES, ['电话', '客户名称', '客户编号'])).toEqual([
    [2, 'exact'],
    [1, 'exact'],
    [0, 'exact'],
  ]);
});

test('differences of width, case, blanks and asterisks are no obstacle', () => {
  expect(columns(['Code', '客户名称', '电话(1)'], ['ＣＯＤＥ', '*客户 名称', '电话（1）'])).toEqual([
    [0, 'similar'],
    [1, 'similar'],
    [2, 'similar'],
  ]);
});

test('an equal text goes before a similar one', () => {
  expect(columns(['code', 'Code'], ['Code', 'code'])).toEqual([
    [1, 'exact'],
    [0, 'exact'],
  ]);
});

test('a match by hand is remembered for the same header, and not for another file that has the title', () => {
  const remembered = new Map([['电话', '手机']]);
  expect(columns(TITLES, ['客户编号', '客户名称', '手机'], remembered)[2]).toEqual([2, 'remembered']);
  expect(columns(TITLES, ['手机', '客户编号', '客户名称', '电话'], remembered)[2]).toEqual([3, 'exact']);
});

test('a choice by hand goes before everything, also the choice of none', () => {
  const chosen = new Map([
    ['客户名称', 2],
    ['电话', undefined],
  ]);
  const { matches, surplus } = matchColumns(TITLES, ['客户编号', '客户名称', '名称', '电话'], new Map(), chosen);
  expect(matches.map(({ column }) => column)).toEqual([0, 2, undefined]);
  expect(surplus).toEqual([1, 3]);
});

test('headers without a title are surplus, empty ones are not', () => {
  expect(matchColumns(TITLES, ['客户编号', '', '备注']).surplus).toEqual([2]);
});

test('a header that occurs twice is told, until one is chosen', () => {
  const header = ['客户编号', '客户名称', '客户名称'];
  expect(matchColumns(TITLES, header).duplicates).toEqual([{ title: '客户名称', columns: [1, 2] }]);
  expect(matchColumns(TITLES, header, new Map(), new Map([['客户名称', 2]])).duplicates).toEqual([]);
});

test('no column is used twice, whatever the header and the choices are', () => {
  const text = fc.constantFrom('客户编号', '客户名称', '电话', ' 电话', '__proto__', 'constructor', '');
  fc.assert(
    fc.property(
      fc.uniqueArray(text.filter((title) => title !== '')),
      fc.array(text),
      fc.array(fc.tuple(text, text)),
      (titles, header, remembered) => {
        const found = matchColumns(titles, header, new Map(remembered)).matches.flatMap(({ column }) => column ?? []);
        expect(new Set(found).size).toBe(found.length);
      },
    ),
  );
});

test('the header may stand below a title of the sheet', () => {
  expect(findHeaderRow(TITLES, [['客户导入模板'], [], ['说明'], ['客户编号', '电话']])).toBe(3);
  expect(findHeaderRow(TITLES, [[], ['编号', '名称'], ['1', '2']])).toBe(1);
  expect(findHeaderRow(TITLES, [])).toBe(0);
});
