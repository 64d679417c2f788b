import { activePath, findByPageCode } from './activeItem';
import type { MenuItem } from '@/services';

const node = (id: string, pageCode?: string, children: MenuItem[] = []): MenuItem => ({
  id,
  title: id,
  pageCode,
  children,
});
const tab = (code: string) => ({ key: code.replace(/^native:/, '/'), code });
const menu = [
  node('home', 'dashboard'),
  node('orders', undefined, [node('list', 'order-list'), node('returns', 'return-list')]),
  node('system', undefined, [node('roles', 'native:rolemgr'), node('reports', 'native:report-List')]),
];

describe('the active menu item', () => {
  it('follows the page code of the route', () => {
    expect(activePath(menu, tab('return-list'))).toEqual(['orders', 'returns']);
    expect(activePath(menu, tab('dashboard'))).toEqual(['home']);
  });

  it('follows a native route, whatever its case', () => {
    expect(activePath(menu, tab('native:rolemgr'))).toEqual(['system', 'roles']);
    expect(activePath(menu, tab('native:report-list'))).toEqual(['system', 'reports']);
  });

  it('follows a native route whose menu item has a query, and a lithe form by its data code', () => {
    const items = [
      node('own', 'native:report-detail?reportcode=a'),
      { ...node('survey', '/litheform'), dataCode: 'survey' },
    ];
    expect(activePath(items, tab('native:report-detail'))).toEqual(['own']);
    expect(activePath(items, tab('survey'))).toEqual(['survey']);
  });

  it('of the detail of a report is the list of reports, unless the menu contains that detail itself', () => {
    const detail = { key: '/report-detail?reportcode=a', code: 'native:report-detail' };
    expect(activePath(menu, detail)).toEqual(['system', 'reports']);
    expect(activePath([...menu, node('own', 'native:report-detail?reportcode=a')], detail)).toEqual(['own']);
    expect(activePath([], detail)).toEqual([]);
  });

  it('is none for a page outside the menu', () => {
    expect(activePath(menu, tab('elsewhere'))).toEqual([]);
    expect(activePath(menu, undefined)).toEqual([]);
  });
});

it('a tab takes its title from the menu entry of its page', () => {
  expect(findByPageCode(menu, 'order-list')?.id).toBe('list');
  expect(findByPageCode(menu, 'nothing')).toBeUndefined();
});
