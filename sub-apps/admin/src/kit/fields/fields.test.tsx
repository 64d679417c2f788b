import { ProForm } from '@ant-design/pro-components';
import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { OrganisationField } from './OrganisationField';
import { PositionField } from './PositionField';
import { RoleChoiceField, RoleField } from './RoleField';

const TREE = '/api/teapi/rolepermission/orgInst/list';
const ROLES = '/api/teapi/rolepermission/role/list';
const POSITIONS = '/api/teapi/rolepermission/position/list';

const changed = jest.fn();
beforeEach(() => changed.mockClear());

function start(Field: ComponentType, initial: object, failing?: string) {
  const fake = portalWith(adminTexts);
  fake.answer(TREE, [
    {
      codepath: 'hd',
      orgname: '华东销售公司',
      children: [
        { codepath: 'hd/hd-sh', orgname: '上海分部', children: [] },
        { codepath: 'hd/hd-hz', orgname: '杭州分部', isdisabled: 1, children: [] },
      ],
    },
  ]);
  fake.answer(ROLES, {
    items: [
      { roleid: 'r1', rolecode: 'manager', rolename: '区域经理' },
      { roleid: 'r2', rolecode: 'finance', rolename: '财务专员' },
    ],
    itemcount: 2,
  });
  const positions = [
    {
      positionid: 'p1',
      positionname: '区域经理',
      orgname: '上海分部',
      holder: { holderid: 'a', userinfoname: '李娜' },
    },
    { positionid: 'p2', positionname: '销售代表', orgname: '杭州分部' },
  ];
  fake.answer(POSITIONS, ({ keyword, positionids }: { keyword?: string; positionids?: string[] }) => {
    const items = positions.filter(({ positionid, positionname }) =>
      positionids ? positionids.includes(positionid) : positionname.includes(keyword ?? ''),
    );
    return { items, itemcount: items.length };
  });
  if (failing) fake.answer(failing, new AppError('network', 'x', { code: 'errors.network' }));
  function Form() {
    return (
      <ProForm initialValues={initial} submitter={false} onValuesChange={(_change, values) => void changed(values)}>
        <ProForm.Item name="choice" label="选项" required>
          <Field />
        </ProForm.Item>
      </ProForm>
    );
  }
  return { fake, ...renderScreen(Form, fake) };
}
const field = () => screen.findByRole('combobox', { name: '选项' });
const option = (text: string) =>
  [...document.querySelectorAll('.ant-select-item-option, .ant-select-tree-treenode')].find((item) =>
    item.textContent.includes(text),
  );
async function choose(user: ReturnType<typeof start>['user'], text: string) {
  await waitFor(() => expect(option(text)).toBeDefined());
  await user.click(option(text)?.querySelector('.ant-select-tree-node-content-wrapper') ?? (option(text) as Element));
}

test('an organisation is chosen from the tree and its value is the code', async () => {
  const { fake, user } = start(OrganisationField, { choice: 'hd-hz' });
  expect(await screen.findByText('杭州分部')).toBeVisible();
  expect(fake.callsOf(TREE)[0]?.input).toEqual({ orgstructtypeid: '1', orgname: '' });
  await user.click(await field());
  await choose(user, '上海分部');
  expect(changed).toHaveBeenLastCalledWith({ choice: 'hd-sh' });
});

test.each(['focus', 'pointer'])('an empty field reads the tree when the %s reaches it', async (what) => {
  const { fake, user } = start(OrganisationField, {});
  expect(await field()).toBeVisible();
  expect(fake.callsOf(TREE)).toEqual([]);
  await (what === 'focus' ? user.tab() : user.hover(await field()));
  await waitFor(() => expect(fake.callsOf(TREE)).toHaveLength(1));
});

test('organisations are found by a part of the name, and a disabled one cannot be chosen', async () => {
  const { user } = start(OrganisationField, {});
  await user.click(await field());
  await waitFor(() => expect(option('上海分部')).toBeDefined());
  await user.type(await field(), '杭州');
  await waitFor(() => expect(option('上海分部')).toBeUndefined());
  await choose(user, '杭州分部');
  expect(changed).not.toHaveBeenCalled();
});

test('the units below an excluded one cannot be chosen', async () => {
  const { user } = start(() => <OrganisationField aria-label="选项" excludedCode="hd" onChange={changed} />, {});
  await user.click(await field());
  await choose(user, '上海分部');
  expect(changed).not.toHaveBeenCalled();
});

test('a tree that cannot be read says why and is read again', async () => {
  const { fake, user } = start(OrganisationField, {}, TREE);
  await user.click(await field());
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(TREE, [{ codepath: 'hd', orgname: '华东销售公司' }]);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(option('华东销售公司')).toBeDefined());
});

test('roles are found by code or name, several can be chosen', async () => {
  const { user } = start(RoleField, { choice: ['r1'] });
  expect(await screen.findByText('区域经理')).toBeVisible();
  await user.type(await field(), 'fin');
  await choose(user, '财务专员');
  expect(changed).toHaveBeenLastCalledWith({ choice: ['r1', 'r2'] });
});

test('Tab leaves a field of several values as it is', async () => {
  const { user } = start(RoleField, { choice: ['r1'] });
  await user.click(await field());
  await waitFor(() => expect(option('财务专员')).toBeDefined());
  await user.keyboard('{ArrowDown}');
  const isFocusMoved = fireEvent.keyDown(await field(), { key: 'Tab', keyCode: 9 });
  expect(isFocusMoved).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test('the input of a required field says so, its frame does not', async () => {
  const { container } = start(RoleField, {});
  expect(await field()).toHaveAttribute('aria-required', 'true');
  expect(container.querySelector('.ant-select')).not.toHaveAttribute('aria-required');
});

test('known roles keep their names when the roles cannot be read', async () => {
  start(() => <RoleField aria-label="选项" value={['r9']} known={[{ id: 'r9', name: '渠道经理' }]} />, {}, ROLES);
  expect(await screen.findByText('渠道经理')).toBeVisible();
});

test('roles that cannot be read are not “no matches”: the field says why and reads them again', async () => {
  const { fake, user } = start(RoleChoiceField, {}, ROLES);
  await user.click(await field());
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(ROLES, { items: [{ roleid: 'r2', rolecode: 'finance', rolename: '财务专员' }], itemcount: 1 });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await choose(user, '财务专员');
  expect(changed).toHaveBeenLastCalledWith({ choice: 'r2' });
});

test('known positions keep their names when positions cannot be read', async () => {
  const known = [
    { positionId: 'p8', name: '渠道经理', orgName: '苏州分部' },
    { positionId: 'p9', name: '督导', orgName: '杭州分部' },
  ];
  start(() => <PositionField isMultiple aria-label="选项" value={['p9']} known={known} />, {}, POSITIONS);
  expect(await screen.findByText('督导（杭州分部）')).toBeVisible();
  expect(screen.queryByText('p9')).toBeNull();
});

test('a position is found by the server, its label names position and organisation', async () => {
  const { fake, user } = start(PositionField, { choice: 'p1' });
  expect(await screen.findByText('区域经理（上海分部）')).toBeVisible();
  await user.type(await field(), '代表');
  await waitFor(() => expect(fake.callsOf(POSITIONS).at(-1)?.input).toMatchObject({ keyword: '代表' }));
  await choose(user, '销售代表（杭州分部）');
  expect(changed).toHaveBeenLastCalledWith({ choice: 'p2' });
});

test('several positions can be chosen, without those that are blocked', async () => {
  const { user } = start(
    () => (
      <PositionField
        isMultiple
        aria-label="选项"
        value={[]}
        onChange={changed}
        blockerOf={({ holder }) => holder && `${holder.name} 在任`}
      />
    ),
    {},
  );
  await user.click(await field());
  await choose(user, '李娜 在任');
  expect(changed).not.toHaveBeenCalled();
  await choose(user, '销售代表（杭州分部）');
  expect(changed).toHaveBeenLastCalledWith(['p2']);
});
