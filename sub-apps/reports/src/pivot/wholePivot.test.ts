import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import { detailTexts as texts } from '../locales/detail';
import { SALES } from './testPivot';
import { wholePivot } from './wholePivot';

const { i18n } = createFakePortal().portal;
i18n.addTexts(texts);
const MOST_ROWS = 2_000;

test('a cross table as texts has its headers above every column and beside every row', () => {
  const { head, rows, leftOut } = wholePivot(SALES, i18n.t, 'zh-CN', MOST_ROWS);
  expect(head[1]?.slice(0, 4)).toEqual(['', '月份', '11', '11']);
  expect(rows[1]?.slice(0, 3)).toEqual(['华东', '南京', '2,000.00']);
  expect([rows.length, leftOut]).toEqual([7, 0]);
});

test('a cross table that is too long has its first rows, and says how many are left out', () => {
  const rowKeys = Array.from({ length: 2050 }, (_, index) => ['全国', String(index)]);
  const data = { ...SALES, values: SALES.values.slice(0, 1), columnKeys: [[]], rowKeys, cells: rowKeys.map(() => [1]) };
  const { rows, leftOut } = wholePivot(data, i18n.t, 'zh-CN', MOST_ROWS);
  expect([rows.length, leftOut]).toEqual([MOST_ROWS, 50]);
});

test('a cross table that is too long keeps its grand total below its first rows', () => {
  const { rows, rowCount, leftOut } = wholePivot(SALES, i18n.t, 'zh-CN', 2);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['华东', '上海', '1,000.00'],
    ['华东', '南京', '2,000.00'],
    ['合计', '', '7,000.00'],
  ]);
  expect([rowCount, leftOut]).toEqual([2, 2]);
  const whole = { rowCount: 4, leftOut: 0, rows: { length: 7 } };
  expect(wholePivot(SALES, i18n.t, 'zh-CN', 6)).toMatchObject(whole);
});
