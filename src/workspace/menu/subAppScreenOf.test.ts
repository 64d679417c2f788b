import type { MenuItem } from '@/services';
import { subAppScreenOf } from './subAppScreenOf';

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

it('finds the sub-app screen of a menu item before it is opened', () => {
  expect(subAppScreenOf(menu, 'roles')).toEqual({ app: 'admin', route: '/rolemgr' });
});

it('finds no sub-app for other menu items', () => {
  expect(['system', 'password', 'gone', 'orders', 'elsewhere'].map((id) => subAppScreenOf(menu, id))).toEqual(
    Array(5).fill(undefined),
  );
});
