import { arrangeColumns } from './arrangeColumns';
import type { Column } from './arrangeColumns';

const column = (name: string, more: Partial<Column> = {}): Column => ({ name, title: name, ...more });
const columns = ['no', 'shop', 'amount', 'date'].map((name) => column(name));
const keys = (arranged: ReturnType<typeof arrangeColumns>) => arranged.map(({ key }) => key);

describe('the columns of a table stand', () => {
  it('as the protocol says until a person says otherwise, frozen ones at their side', () => {
    expect(keys(arrangeColumns(columns))).toEqual(['no', 'shop', 'amount', 'date']);
    expect(keys(arrangeColumns([column('a'), column('start', { fixed: 'left' })]))).toEqual(['start', 'a']);
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
