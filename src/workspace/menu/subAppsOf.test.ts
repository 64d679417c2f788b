import type { MenuItem } from '@/services';
import { subAppsOf } from './targetOf';

const item = (id: string, pageCode?: string, children: readonly MenuItem[] = []): MenuItem => ({
  id,
  title: id,
  children,
  ...(pageCode === undefined ? {} : { pageCode }),
});

test('each sub-app of the menu is named once, with the first of its screens', () => {
  const menu = [
    item('orders', 'order-list'),
    item('work', undefined, [
      item('to-do', 'native:undeal'),
      item('reports', 'native:report-List'),
      item('detail', 'native:report-detail'),
    ]),
  ];
  expect(subAppsOf(menu)).toEqual([
    { kind: 'app', app: 'workflow', route: '/undeal' },
    { kind: 'app', app: 'reports', route: '/report-List' },
  ]);
});

test('administration is among them only for a person whose menu leads to it', () => {
  expect(subAppsOf([item('roles', 'native:rolemgr')])).toEqual([{ kind: 'app', app: 'admin', route: '/rolemgr' }]);
  expect(subAppsOf([item('orders', 'order-list')])).toEqual([]);
});
