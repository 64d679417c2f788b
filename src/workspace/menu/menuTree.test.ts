import { abbreviate, firstLeaf } from './menuTree';

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

it('a collapsed title keeps its first four characters', () => {
  expect(abbreviate('费用与审批', 4)).toBe('费用与审');
  expect(abbreviate('工作台', 4)).toBe('工作台');
  expect(abbreviate('𠮷野家门店', 4)).toBe('𠮷野家门');
});
