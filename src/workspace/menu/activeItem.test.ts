import { activePath, findByPageCode } from './activeItem';
import type { MenuItem } from '@/services';

const node = (id: string, pageCode?: string, children: MenuItem[] = []): MenuItem => ({
  id,
  title: id,
  pageCode,
  children,
});
const menu = [
  node('home', 'dashboard'),
  node('orders', undefined, [node('list', 'order-list'), node('returns', 'return-list')]),
  node('system', undefined, [node('roles', 'native:rolemgr'), node('reports', 'native:report-List')]),
];

describe('the active menu item', () => {
  it('follows the page code of the route', () => {
    expect(activePath(menu, 'return-list')).toEqual(['orders', 'returns']);
    expect(activePath(menu, 'dashboard')).toEqual(['home']);
  });

  it('follows a native route, whatever its case', () => {
    expect(activePath(menu, 'native:rolemgr')).toEqual(['system', 'roles']);
    expect(activePath(menu, 'native:report-list')).toEqual(['system', 'reports']);
  });

  it('follows a native route whose menu item has a query, and a lithe form by its data code', () => {
    const items = [
      node('own', 'native:report-detail?reportcode=a'),
      { ...node('survey', '/litheform'), dataCode: 'survey' },
    ];
    expect(activePath(items, 'native:report-detail')).toEqual(['own']);
    expect(activePath(items, 'survey')).toEqual(['survey']);
  });

  it('is none for a page outside the menu', () => {
    expect(activePath(menu, 'elsewhere')).toEqual([]);
    expect(activePath(menu, undefined)).toEqual([]);
  });
});

it('a tab takes its title from the menu entry of its page', () => {
  expect(findByPageCode(menu, 'order-list')?.id).toBe('list');
  expect(findByPageCode(menu, 'nothing')).toBeUndefined();
});
