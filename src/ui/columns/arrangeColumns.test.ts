import { arrangeColumns, canMove, moveColumn, readSettings, settingsOf, showColumn } from './arrangeColumns';
import type { ColumnSettings, SettableColumn } from './arrangeColumns';

const column = (key: string, more: Partial<SettableColumn> = {}): SettableColumn => ({ key, title: key, ...more });
const COLUMNS = [column('title', { isAlwaysShown: true }), column('kind'), column('amount')];
const FROZEN = [column('a'), column('end', { side: 'right' }), column('b'), column('start', { side: 'left' })];

const keys = (columns: readonly SettableColumn[], settings?: ColumnSettings) =>
  arrangeColumns(columns, settings).map(({ key }) => key);
const shownIn = (settings?: ColumnSettings, columns = COLUMNS) =>
  arrangeColumns(columns, settings).flatMap(({ key, isShown }) => (isShown ? [key] : []));

test('without settings the columns have the order of the list', () => {
  expect(shownIn()).toEqual(['title', 'kind', 'amount']);
});

test('a moved column keeps its new position, and cannot move beyond the ends', () => {
  const arranged = arrangeColumns(COLUMNS);
  expect(shownIn(moveColumn(arranged, 'amount', -1))).toEqual(['title', 'amount', 'kind']);
  expect(shownIn(moveColumn(arranged, 'title', -1))).toEqual(['title', 'kind', 'amount']);
  expect(shownIn(moveColumn(arranged, 'amount', 1))).toEqual(['title', 'kind', 'amount']);
  expect(canMove(arranged, 'unknown', 1)).toBe(false);
});

test('a frozen column stays at its side, and no other one moves past it', () => {
  expect(keys(FROZEN)).toEqual(['start', 'a', 'b', 'end']);
  expect(keys(FROZEN, { order: ['end', 'b', 'a', 'start'], hidden: [] })).toEqual(['start', 'b', 'a', 'end']);
  const arranged = arrangeColumns(FROZEN);
  expect(moveColumn(arranged, 'a', -1)).toEqual(settingsOf(arranged));
  expect(moveColumn(arranged, 'b', -1).order).toEqual(['start', 'b', 'a', 'end']);
});

test('a hidden column is omitted until it is shown again, and a title column cannot be hidden', () => {
  const hidden = showColumn(arrangeColumns(COLUMNS), 'kind', false);
  expect(shownIn(hidden)).toEqual(['title', 'amount']);
  expect(shownIn(showColumn(arrangeColumns(COLUMNS, hidden), 'kind', true))).toEqual(['title', 'kind', 'amount']);
  expect(shownIn({ order: [], hidden: ['title', 'kind', 'amount'] })).toEqual(['title']);
});

test('the last column that is shown cannot be hidden; settings that hide all of them hide none', () => {
  const two = [column('a'), column('b')];
  const one = arrangeColumns(two, showColumn(arrangeColumns(two), 'b', false));
  expect(showColumn(one, 'a', false).hidden).toEqual(['b']);
  expect(shownIn({ order: [], hidden: ['a', 'b'] }, two)).toEqual(['a', 'b']);
});

test('a column missing in the settings follows its predecessor; an unknown one is ignored', () => {
  expect(shownIn({ order: ['amount', 'gone', 'title', 'amount'], hidden: ['gone'] })).toEqual([
    'amount',
    'title',
    'kind',
  ]);
});

test('stored settings of another shape are ignored', () => {
  expect([undefined, 'x', 7, { order: 'title' }, { order: [1], hidden: [] }].map(readSettings)).toEqual(
    Array(5).fill(undefined),
  );
  expect(readSettings({ order: ['a'], hidden: ['b'] })).toEqual({ order: ['a'], hidden: ['b'] });
});
