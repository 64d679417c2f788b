import type { MenuItem } from '@/services';
import { subAppOf } from './subAppOf';

const item = (id: string, pageCode?: string, children: readonly MenuItem[] = []): MenuItem => ({
  id,
  title: id,
  children,
  ...(pageCode === undefined ? {} : { pageCode }),
});
const menu = [
  item('system', undefined, [
    item('roles', 'native:rolemgr'),
    item('password', 'native:passwordmgr'),
    item('gone', 'native:no-such'),
  ]),
  item('orders', 'order-list'),
];

it('a menu item identifies the sub-app of its screen', () => {
  expect(subAppOf(menu, 'roles')).toBe('admin');
});

it('other menu items belong to no sub-app', () => {
  expect(['system', 'password', 'gone', 'orders', 'elsewhere'].map((id) => subAppOf(menu, id))).toEqual(
    Array(5).fill(undefined),
  );
});
