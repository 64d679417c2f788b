import { firstLeaf } from './menuTree';

const leaf = (id: string, pageCode?: string) => ({ id, title: id, pageCode, children: [] });

describe('the first page', () => {
  it('is the first menu item without children that has a page', () => {
    const menu = [
      leaf('label'),
      { id: 'group', title: 'group', pageCode: 'overview', children: [leaf('orders', 'order-list'), leaf('x', 'x')] },
    ];
    expect(firstLeaf(menu)?.id).toBe('orders');
  });

  it('does not exist in an empty menu', () => {
    expect(firstLeaf([])).toBeUndefined();
  });
});
