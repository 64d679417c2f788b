import { arrangeColumns, moveColumn, readSettings, showColumn } from './columnSettings';
import type { DataColumn } from './columns';

const column = (key: string, inList?: DataColumn<object>['inList']): DataColumn<object> => ({
  key,
  title: key,
  inList,
  render: () => key,
});
const COLUMNS = [column('title', 'headline'), column('kind'), column('amount', 'detail')];
const shownIn = (settings?: Parameters<typeof arrangeColumns>[1]) =>
  arrangeColumns(COLUMNS, settings).flatMap(({ column: { key }, isShown }) => (isShown ? [key] : []));

test('without settings the columns have the order of the screen', () => {
  expect(shownIn()).toEqual(['title', 'kind', 'amount']);
});

test('a moved column keeps its new position, and cannot move beyond the ends', () => {
  const arranged = arrangeColumns(COLUMNS);
  expect(shownIn(moveColumn(arranged, 'amount', -1))).toEqual(['title', 'amount', 'kind']);
  expect(shownIn(moveColumn(arranged, 'title', -1))).toEqual(['title', 'kind', 'amount']);
  expect(shownIn(moveColumn(arranged, 'amount', 1))).toEqual(['title', 'kind', 'amount']);
});

test('a hidden column is omitted until it is shown again, and a title column cannot be hidden', () => {
  const hidden = showColumn(arrangeColumns(COLUMNS), 'kind', false);
  expect(shownIn(hidden)).toEqual(['title', 'amount']);
  expect(shownIn(showColumn(arrangeColumns(COLUMNS, hidden), 'kind', true))).toEqual(['title', 'kind', 'amount']);
  expect(shownIn({ order: [], hidden: ['title', 'kind', 'amount'] })).toEqual(['title']);
});

test('a column missing in the settings follows its predecessor; an unknown one is ignored', () => {
  expect(shownIn({ order: ['amount', 'gone', 'title'], hidden: [] })).toEqual(['amount', 'title', 'kind']);
});

test('stored settings of another shape are ignored', () => {
  expect([undefined, 'x', 7, { order: 'title' }, { order: [1], hidden: [] }].map(readSettings)).toEqual(
    Array(5).fill(undefined),
  );
  expect(readSettings({ order: ['a'], hidden: ['b'] })).toEqual({ order: ['a'], hidden: ['b'] });
});
