import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { Role } from '../../api/roles';
import { adminTexts } from '../../locales/admin';
import { roleTexts } from '../../locales/roles';
import { RoleMembers } from './RoleMembers';

const MEMBERS = '/api/teapi/rolepermission/role/members';

const member = (accountcode: string, userinfoname: string, more: object = {}) => ({
  accountcode,
  username: accountcode,
  userinfoname,
  positionid: `${accountcode}-post`,
  positionname: '促销员',
  orgname: '天河1片区',
  isdisabled: 0,
  ...more,
});

function start(accountCount: number, answer: unknown) {
  const fake = portalWith(adminTexts, roleTexts);
  fake.answer(MEMBERS, answer);
  const role = { roleId: 'promoter', name: '促销专员', accountCount } as Role;
  return { fake, ...renderScreen(() => <RoleMembers role={role} />, fake) };
}

test('the members are read when their part is opened, with position and organisation', async () => {
  const { fake, user } = start(2, {
    items: [member('nf-1', '黄伟'), member('nf-2', '吴敏', { isdisabled: 1 })],
    itemcount: 2,
  });
  expect(fake.callsOf(MEMBERS)).toEqual([]);
  await user.click(screen.getByText('成员（2 个帐号）'));
  const table = within(await screen.findByRole('table', { name: '成员列表' }));
  expect(table.getByRole('row', { name: '黄伟 nf-1 促销员 天河1片区' })).toBeVisible();
  expect(table.getByText('已停用')).toBeVisible();
  expect(fake.callsOf(MEMBERS).map(({ input }) => input)).toEqual([
    { roleid: 'promoter', keyword: '', pageindex: 1, pagesize: 20 },
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('thousands of members are paged and searched by the server', async () => {
  const { fake, user } = start(4_984, ({ keyword, pageindex }: { keyword: string; pageindex: number }) => ({
    items: keyword === '没有' ? [] : [member(`nf-${pageindex}`, `第${pageindex}页`)],
    itemcount: keyword === '没有' ? 0 : 4_984,
  }));
  await user.click(screen.getByText('成员（4984 个帐号）'));
  expect(await screen.findByText('共 4984 条')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(await screen.findByText('第2页')).toBeVisible();
  fireEvent.change(screen.getByLabelText('查找成员'), { target: { value: '没有' } });
  expect(await screen.findByText('没有符合条件的成员')).toBeVisible();
  await waitFor(() =>
    expect(fake.callsOf(MEMBERS).at(-1)?.input).toEqual({
      roleid: 'promoter',
      keyword: '没有',
      pageindex: 1,
      pagesize: 20,
    }),
  );
});

test('a role that nobody holds says so, and a failure can be retried', async () => {
  const { fake, user } = start(0, new AppError('network', 'offline'));
  await user.click(screen.getByText('成员（0 个帐号）'));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(MEMBERS, { items: [], itemcount: 0 });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有人拥有此角色')).toBeVisible();
});
