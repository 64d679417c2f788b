import type { MenuPage } from '../palette/menuPages';
import { nearestPage } from './nearestPage';

const TITLES: Readonly<Record<string, string>> = {
  '/page?pagecode=order-list': '订单列表',
  '/page?pagecode=customer-list': '客户列表',
  '/rolemgr': '角色管理',
  '/report-List': '报表列表',
};
const pages = Object.entries(TITLES).map(([path, title]): MenuPage => ({
  path,
  title,
  code: path,
  icon: { name: 'module' },
}));
const nearest = (address: string) => nearestPage(address, pages, (key) => key)?.title;

it.each([
  ['/rolemg', '角色管理'],
  ['/role', '角色管理'],
  ['/orders', '订单列表'],
  ['/order_list?x=1', '订单列表'],
  ['/page?pagecode=native:costumer-list', '客户列表'],
  ['/reports', '报表列表'],
  [`/${encodeURIComponent('客户')}`, '客户列表'],
])('the page nearest to %s is %s', (address, title) => {
  expect(nearest(address)).toBe(title);
});

it.each(['/no-such-page-here', '/x', '/', '/%E0%A4%A', ''])('no page is near to "%s"', (address) => {
  expect(nearest(address)).toBeUndefined();
});
