import type { MenuItem } from '@/services';
import { targetOf } from './targetOf';

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

it('what a menu item opens is known before it is opened', () => {
  expect(targetOf(menu, 'roles')).toEqual({ kind: 'app', app: 'admin', route: '/rolemgr' });
  expect(targetOf(menu, 'orders')).toEqual({ kind: 'page', pageCode: 'order-list', linkParam: {} });
});

it('a group opens nothing, nor does an item that is not in the menu', () => {
  expect(['system', 'elsewhere'].map((id) => targetOf(menu, id))).toEqual([undefined, undefined]);
});
