import type { MenuItem } from '@/services';
import { menuPages, menuPathOfTab } from './menuPages';

const MENU: readonly MenuItem[] = [
  { id: 'home', title: '工作台', pageCode: 'workbench', children: [] },
  {
    id: 'orders',
    title: '订单管理',
    icon: 'order',
    children: [
      { id: 'list', title: '订单列表', pageCode: 'order-list', children: [] },
      { id: 'again', title: '又是订单', pageCode: 'order-list', children: [] },
      { id: 'star', title: '重点订单', icon: 'star', pageCode: 'order-star', children: [] },
      { id: 'empty', title: '没有页面', children: [] },
    ],
  },
  { id: 'roles', title: '角色管理', pageCode: 'native:rolemgr', children: [] },
  {
    id: 'visits',
    title: '拜访',
    icon: 'visit',
    pageCode: 'visit-overview',
    children: [{ id: 'visit-list', title: '拜访记录', pageCode: 'visit-list', children: [] }],
  },
  { id: 'light', title: '轻表单', pageCode: '/litheform', dataCode: 'survey', children: [] },
];

test('every page of the menu is listed once, with the title of its group and an icon', () => {
  expect(menuPages(MENU)).toEqual([
    { path: '/page?pagecode=workbench', code: 'workbench', title: '工作台', icon: { name: 'home' } },
    {
      path: '/page?pagecode=order-list',
      code: 'order-list',
      title: '订单列表',
      group: '订单管理',
      icon: { name: 'order' },
    },
    {
      path: '/page?pagecode=order-star',
      code: 'order-star',
      title: '重点订单',
      group: '订单管理',
      icon: { name: 'star' },
    },
    { path: '/rolemgr', code: 'native:rolemgr', title: '角色管理', icon: { name: 'role' } },
    { path: '/page?pagecode=visit-overview', code: 'visit-overview', title: '拜访', icon: { name: 'visit' } },
    {
      path: '/page?pagecode=visit-list',
      code: 'visit-list',
      title: '拜访记录',
      group: '拜访',
      icon: { name: 'visit' },
    },
    { path: '/litheform?pagecode=survey', code: '/litheform', title: '轻表单', icon: { name: 'module' } },
  ]);
});

test.each([
  ['a page of the menu', { key: '/page?pagecode=order-list', code: 'order-list' }, '/page?pagecode=order-list'],
  [
    'the same page with a parameter',
    { key: '/page?pagecode=order-list&linkparam=%7B%7D', code: 'order-list' },
    '/page?pagecode=order-list',
  ],
  ['a native screen', { key: '/rolemgr?x=1', code: 'native:RoleMgr' }, '/rolemgr'],
  [
    'a group that is a page',
    { key: '/page?pagecode=visit-overview&linkparam=%7B%7D', code: 'visit-overview' },
    '/page?pagecode=visit-overview',
  ],
  [
    'a lithe form with a parameter',
    { key: '/litheform?pagecode=survey&x=1', code: 'survey' },
    '/litheform?pagecode=survey',
  ],
  ['a lithe form', { key: '/litheform?pagecode=survey', code: 'survey' }, '/litheform?pagecode=survey'],
  ['a page that the menu does not offer', { key: '/page?pagecode=secret', code: 'secret' }, undefined],
])('the tab of %s is known by its menu page', (_what, tab, path) => {
  expect(menuPathOfTab(MENU, tab)).toBe(path);
});
