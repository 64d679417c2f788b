import { switchedLayout } from './switchedLayout';

const FLAT = { rows: ['area'], columns: [], values: ['qty'], marks: [] };
const CROSS = { ...FLAT, rows: ['area', 'shop'], columns: ['month'] };

test('a switched dimension takes the place of the row of a list, and of the first column of a cross table', () => {
  expect(switchedLayout(FLAT, 'shop')).toEqual({ ...FLAT, rows: ['shop'] });
  expect(switchedLayout(CROSS, 'year')).toEqual({ ...CROSS, columns: ['year'] });
});

test('a dimension that the layout uses already changes places', () => {
  expect(switchedLayout(CROSS, 'shop')).toEqual({ ...CROSS, rows: ['area', 'month'], columns: ['shop'] });
});

test('without a switch the layout stays as it is', () => {
  expect(switchedLayout(CROSS, undefined)).toBe(CROSS);
  expect(switchedLayout({ ...FLAT, rows: [] }, 'shop')).toEqual({ ...FLAT, rows: [] });
});
