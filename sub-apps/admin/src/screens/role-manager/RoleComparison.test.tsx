import { AppError } from '@atrium/common/errors/appError';
import { screen, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import RoleManager, { texts } from './RoleManager';

const PATH = '/api/teapi/rolepermission/role';

const role = (roleid: string, rolename: string, functioncodes: readonly string[], more: object = {}) => ({
  roleid,
  rolecode: roleid,
  rolename,
  description: '',
  isbuiltin: 0,
  accountcount: 0,
  functioncodes,
  updatetime: '2026-01-05 09:00',
  updateby: '系统',
  version: 1,
  ...more,
});
const roles = [
  role('administrator', '系统管理员', ['order.view', 'order.edit', 'report.view'], { isbuiltin: 1 }),
  role('finance', '财务专员', ['order.view', 'report.view']),
  role('desk', '订单内勤', ['order.view', 'order.edit', 'report.view']),
];

function start() {
  const fake = portalWith(adminTexts, texts);
  // A position that may only see roles can compare them as well.
  fake.nativeFunctions = [
    { ref: 'rolemgr', code: '' },
    ...['create', 'edit', 'copy', 'delete'].map((action) => ({ ref: `rolemgr/${action}`, code: 'ROLE_MANAGE' })),
  ];
  fake.answer(`${PATH}/list`, { items: roles, itemcount: 3 });
  fake.answer(`${PATH}/get`, ({ roleid }: { roleid: string }) => roles.find((each) => each.roleid === roleid));
  fake.answer('/api/teapi/rolepermission/function/tree', [
    {
      key: 'order',
      text: '订单',
      children: [
        { key: 'order.view', text: '查看订单' },
        { key: 'order.edit', text: '维护订单' },
      ],
    },
    { key: 'report', text: '报表', children: [{ key: 'report.view', text: '查看报表' }] },
  ]);
  return { fake, ...renderScreen(RoleManager, fake, '/rolemgr') };
}

async function compare(user: ReturnType<typeof start>['user'], ...names: readonly string[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }));
  await user.click(screen.getByRole('button', { name: '对比' }));
  return within(await screen.findByRole('dialog', { name: '角色对比' }));
}
const rowsOf = (panel: ReturnType<typeof within>) =>
  panel.getAllByRole('row').map((row: HTMLElement) => [...row.children].map(({ textContent }) => textContent));

test('two roles are compared by category, in words, and the equal functions can be left out', async () => {
  const { user } = start();
  const panel = await compare(user, '系统管理员', '财务专员');
  await panel.findByRole('table', { name: '功能对比' });
  expect(rowsOf(panel)).toEqual([
    ['功能', '系统管理员', '财务专员'],
    ['订单', '2/2 项', '1/2 项'],
    ['查看订单', '有', '有'],
    ['维护订单不同', '有', '无'],
    ['报表', '1/1 项', '1/1 项'],
    ['查看报表', '有', '有'],
  ]);
  expect(panel.getByText('共有 2 项；只有“系统管理员”有 1 项；只有“财务专员”有 0 项')).toBeVisible();
  panel.getByRole('switch', { name: '只看不同' }).focus();
  await user.keyboard(' ');
  expect(rowsOf(panel).slice(1)).toEqual([
    ['订单', '1/1 项', '0/1 项'],
    ['维护订单不同', '有', '无'],
  ]);
});

test('two roles with the same functions say so when only the differences are shown', async () => {
  const { user } = start();
  const panel = await compare(user, '系统管理员', '订单内勤');
  await user.click(await panel.findByRole('switch', { name: '只看不同' }));
  expect(panel.getByText('两个角色的功能相同')).toBeVisible();
  expect(panel.queryByRole('table')).toBeNull();
});

test('only two roles can be compared, and the selection stays when the panel closes', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('checkbox', { name: '选择 系统管理员' }));
  const button = screen.getByRole('button', { name: '对比' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('请选择两个角色进行对比');
  const panel = await compare(user, '财务专员');
  await user.click(panel.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  expect(screen.getByText('已选 2 条')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '选择 订单内勤' }));
  expect(screen.getByRole('button', { name: '对比' })).toHaveAccessibleDescription('请选择两个角色进行对比');
});

test('a comparison that cannot be read shows the reason and can be retried', async () => {
  const { fake, user } = start();
  await screen.findByText('财务专员');
  fake.answer(`${PATH}/get`, new AppError('network', 'offline'));
  const panel = await compare(user, '系统管理员', '财务专员');
  expect(await panel.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(`${PATH}/get`, roles[1]);
  await user.click(panel.getByRole('button', { name: '重试' }));
  expect(await panel.findByRole('table', { name: '功能对比' })).toBeVisible();
});
