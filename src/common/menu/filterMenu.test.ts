import { dropReason, filterMenu } from './filterMenu';

interface Item {
  id: string;
  functionCode?: string;
  pageCode?: string;
  children: readonly Item[];
}

const node = (id: string, facts: Partial<Item> = {}): Item => ({ id, children: [], ...facts });
const ids = (items: readonly Item[]): unknown[] =>
  items.map((item) => (item.children.length > 0 ? [item.id, ids(item.children)] : item.id));
const holding =
  (...codes: string[]) =>
  (code: string | undefined) =>
    !code || codes.includes(code);

describe('the side menu', () => {
  it('shows an item without a function code', () => {
    expect(ids(filterMenu([node('orders', { pageCode: 'order-list' })], holding()))).toEqual(['orders']);
  });

  it('hides an item whose function code the position does not have, with all its children', () => {
    const menu = [node('admin', { functionCode: 'admin', children: [node('roles', { pageCode: 'native:rolemgr' })] })];
    expect(filterMenu(menu, holding('orders'))).toEqual([]);
    expect(ids(filterMenu(menu, holding('admin')))).toEqual([['admin', ['roles']]]);
  });

  it('drops an item without a target', () => {
    expect(filterMenu([node('empty')], holding())).toEqual([]);
  });

  it('keeps a parent without visible children only when it is a page itself', () => {
    const hidden = node('secret', { pageCode: 'secret', functionCode: 'secret' });
    expect(filterMenu([node('group', { children: [hidden] })], holding())).toEqual([]);
    expect(ids(filterMenu([node('group', { pageCode: 'overview', children: [hidden] })], holding()))).toEqual([
      'group',
    ]);
  });

  it('has a reason for each item that it does not show', () => {
    const secret = node('secret', { pageCode: 'secret', functionCode: 'secret' });
    const reasonOf = (item: Item) => dropReason(item, holding('orders'));
    expect(reasonOf(secret)).toBe('function');
    expect(reasonOf(node('empty'))).toBe('noTarget');
    expect(reasonOf(node('group', { children: [secret, node('empty')] }))).toBe('noVisibleChild');
    expect(reasonOf(node('orders', { pageCode: 'orders', functionCode: 'orders' }))).toBeUndefined();
  });
});
