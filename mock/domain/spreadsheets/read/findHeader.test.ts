import type { ImportColumn } from '../columns';
import type { JobFailure } from '../jobs/job';
import type { Cell } from './cell';
import { findHeader } from './findHeader';

const COLUMNS: readonly ImportColumn[] = [
  { key: 'customername', title: 'customer.name', type: 'text', isRequired: true },
  { key: 'region', title: 'customer.region', type: 'text' },
  { key: 'phone', title: 'order.phone', type: 'text' },
];
const sheet = (...lines: readonly (readonly Cell[])[]) => ({
  name: 'A',
  rows: lines.map((cells, index) => ({ line: index + 1, cells })),
});
const keysAt = (...lines: readonly (readonly Cell[])[]) =>
  [...findHeader(sheet(...lines), COLUMNS).positions].map(([{ key }, place]) => [key, place]);
function failureOf(...lines: readonly (readonly Cell[])[]): string {
  try {
    findHeader(sheet(...lines), COLUMNS);
    return '';
  } catch (error) {
    return (error as JobFailure).key;
  }
}

it.each([[['客户名称', '区域']], [['Name *', 'Region']], [['客戶名稱＊', ' 區域 ']], [['name', 'REGION']]])(
  'knows the titles %p',
  (titles) => {
    expect(keysAt(titles)).toEqual([
      ['customername', 0],
      ['region', 1],
    ]);
  },
);

it('takes the line with the most titles, and the rows below it', () => {
  const table = findHeader(
    sheet(['客户资料'], ['客户名称', '联系方式'], ['客户名称', '联系电话', '其他'], ['甲', '1']),
    COLUMNS,
  );
  expect([...table.positions.values()]).toEqual([0, 1]);
  expect(table.rows.map(({ line }) => line)).toEqual([4]);
});

it('takes names of prototypes for unknown columns', () => {
  expect(keysAt(['__proto__', '客户名称', 'constructor', '区域'])).toEqual([
    ['customername', 1],
    ['region', 3],
  ]);
});

it.each([
  ['spreadsheet.no_header', [['甲', '乙']]],
  ['spreadsheet.no_header', [['请填写', '区域']]],
  ['spreadsheet.column_missing', [['区域', '联系电话']]],
  ['spreadsheet.column_twice', [['客户名称', '区域', 'Region']]],
])('fails with %s', (key, lines) => {
  expect(failureOf(...lines)).toBe(key);
});
