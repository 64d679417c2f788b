import { fitFields } from './fitFields';

const BUTTONS = [60, 60];

test.each([
  ['all fields of a wide form stand in one row', 1200, 5, { columns: 5, hasMore: false }],
  ['a single field is a row of one', 1200, 1, { columns: 1, hasMore: false }],
  [
    'a fifth field that does not fit waits behind the expander, which takes room as well',
    784,
    5,
    { columns: 3, hasMore: true },
  ],
  ['a form that is too narrow for any shows one', 200, 3, { columns: 1, hasMore: true }],
])('%s', (_, widthPx, count, expected) => {
  expect(fitFields({ widthPx, buttonsPx: BUTTONS, count })).toEqual(expected);
});

test('a row with a range of dates has fewer fields, so that none is cut', () => {
  const room = { widthPx: 784, buttonsPx: BUTTONS, count: 5 };
  expect([fitFields(room).columns, fitFields({ ...room, hasLong: true }).columns]).toEqual([3, 2]);
});
