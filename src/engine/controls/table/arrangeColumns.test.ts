import { arrangeColumns, canMove, moveColumn, settingsOf, showColumn } from './arrangeColumns';
import type { Column } from './arrangeColumns';

const column = (name: string, more: Partial<Column> = {}): Column => ({ name, title: name, ...more });
const columns = ['no', 'shop', 'amount', 'date'].map((name) => column(name));
const keys = (arranged: ReturnType<typeof arrangeColumns>) => arranged.map(({ key }) => key);
const shown = (arranged: ReturnType<typeof arrangeColumns>) => keys(arranged.filter(({ isShown }) => isShown));

describe('columns stand', () => {
  it('as the protocol says until a person says otherwise', () => {
    expect(shown(arrangeColumns(columns))).toEqual(['no', 'shop', 'amount', 'date']);
    expect(shown(arrangeColumns(columns, { order: ['date', 'no', 'shop', 'amount'], hidden: ['shop'] }))).toEqual([
      'date',
      'no',
      'amount',
    ]);
  });

  it('without what is gone, and with what is new behind the column it follows', () => {
    const remembered = { order: ['date', 'gone', 'no', 'amount', 'no'], hidden: ['gone', 'amount'] };
    expect(keys(arrangeColumns(columns, remembered))).toEqual(['date', 'no', 'shop', 'amount']);
    expect(shown(arrangeColumns(columns, remembered))).toEqual(['date', 'no', 'shop']);
    expect(keys(arrangeColumns(columns, { order: ['date', 'shop'], hidden: [] }))[0]).toBe('no');
  });

  it('all of them when none would be shown', () => {
    expect(shown(arrangeColumns(columns, { order: [], hidden: ['no', 'shop', 'amount', 'date'] }))).toHaveLength(4);
  });

  it('at their side when they are frozen', () => {
    const frozen = [column('a'), column('end', { fixed: 'right' }), column('b'), column('start', { fixed: 'left' })];
    expect(keys(arrangeColumns(frozen))).toEqual(['start', 'a', 'b', 'end']);
    expect(keys(arrangeColumns(frozen, { order: ['end', 'b', 'a', 'start'], hidden: [] }))).toEqual([
      'start',
      'b',
      'a',
      'end',
    ]);
  });

  it('apart from one another, where one name comes twice', () => {
    expect(keys(arrangeColumns([column('id'), column('id')]))).toEqual(['id', 'id#2']);
  });

  it('on a small screen if they are main ones; without any, the first two', () => {
    const mainOf = (list: readonly Column[], hidden: string[] = []) =>
      keys(arrangeColumns(list, { order: [], hidden }).filter(({ isMain }) => isMain));
    expect(mainOf([column('a'), column('b', { main: 1 })])).toEqual(['b']);
    expect(mainOf(columns)).toEqual(['no', 'shop']);
    expect(mainOf([column('a'), column('b', { main: 1 })], ['b'])).toEqual(['a']);
  });
});

describe('a person', () => {
  const arranged = arrangeColumns([column('start', { fixed: 'left' }), column('a'), column('b')]);

  it('moves a column by one place, not past the frozen ones nor beyond the end', () => {
    expect(moveColumn(arranged, 'b', -1).order).toEqual(['start', 'b', 'a']);
    expect(moveColumn(arranged, 'a', -1)).toEqual(settingsOf(arranged));
    expect([
      canMove(arranged, 'a', -1),
      canMove(arranged, 'b', 1),
      canMove(arranged, 'nobody', 1),
      canMove(arranged, 'a', 1),
    ]).toEqual([false, false, false, true]);
  });

  it('hides and shows columns, but never the last', () => {
    const two = arrangeColumns(columns.slice(0, 2));
    const one = arrangeColumns(columns.slice(0, 2), showColumn(two, 'shop', false));
    expect(shown(one)).toEqual(['no']);
    expect(showColumn(one, 'no', false).hidden).toEqual(['shop']);
    expect(showColumn(one, 'shop', true).hidden).toEqual([]);
  });
});
