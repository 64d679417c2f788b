import { AppError } from '@atrium/common/errors/appError';
import { act, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import DataRuleManager, { texts } from './DataRuleManager';

const PATH = '/api/teapi/rolepermission/datarule';
const LIST = `${PATH}/list`;
const SAVE = `${PATH}/save`;
const PREVIEW = `${PATH}/preview`;

const mine = { field: 'owner', operator: 'eq', values: [{ current: 'user', text: '当前用户' }] };
const rule = (ruleid: string, rulename: string, more: object = {}) => ({
  ruleid,
  rulename,
  object: 'order',
  roleids: ['rep'],
  roles: [{ roleid: 'rep', rolename: '销售代表' }],
  combination: 'and',
  conditions: [mine],
  isenabled: 1,
  isbuiltin: 0,
  updatetime: '2026-01-05 09:00:00',
  updateby: '系统',
  version: 1,
  ...more,
});

const operator = (code: string, text: string, arity = 'one', phrase = `${text} {{values}}`) => ({
  operator: code,
  text,
  phrase,
  arity,
});
const SCHEMA = {
  objects: [
    {
      object: 'order',
      text: '订单',
      fields: [
        { field: 'owner', text: '负责人', type: 'employee', options: [{ key: 'e1', text: '吴刚' }] },
        { field: 'ownerorg', text: '负责人所属组织', type: 'organisation' },
        { field: 'region', text: '客户区域', type: 'option', options: [{ key: '上海', text: '上海' }] },
        { field: 'amount', text: '金额', type: 'money' },
        { field: 'customername', text: '客户名称', type: 'text' },
      ],
    },
    { object: 'customer', text: '客户', fields: [{ field: 'owner', text: '负责人', type: 'employee' }] },
  ],
  types: [
    { type: 'employee', operators: [operator('eq', '等于')], currents: [{ current: 'user', text: '当前用户' }] },
    {
      type: 'organisation',
      operators: [operator('within', '属于（含下级）', 'many')],
      currents: [{ current: 'organisation', text: '当前组织' }],
    },
    { type: 'option', operators: [operator('eq', '等于'), operator('in', '属于其中之一', 'many')] },
    { type: 'money', operators: [operator('ge', '大于或等于'), operator('between', '介于', 'two')] },
    { type: 'text', operators: [operator('contains', '包含')] },
  ],
};

const counts = (object: string, more: object = {}) => ({
  object,
  total: 100,
  before: 40,
  after: 40,
  gained: 0,
  lost: 0,
  rules: [{ ruleid: 'mine', rulename: '本人的订单' }],
  freeroles: [],
  seen: [],
  hidden: [],
  ...more,
});
const effect = (more: object = {}) => ({
  positionid: 'p1',
  positionname: '销售代表（杭州分部）',
  holder: '李娜',
  roles: [{ roleid: 'rep', rolename: '销售代表' }],
  objects: [counts('order', more), counts('customer', { after: 100, before: 100, freeroles: ['销售代表'], rules: [] })],
});

/** Starts the screen in a position that may view rules, and change them if it has the function code. */
function start(code = '') {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [
    { ref: 'rolemgr', code: '' },
    { ref: 'dataperrulesmgr', code: '' },
    ...['create', 'edit', 'delete'].map((action) => ({ ref: `dataperrulesmgr/${action}`, code })),
  ];
  const rules = [
    rule('mine', '本人的订单', { isbuiltin: 1 }),
    rule('big', '大额订单', {
      combination: 'or',
      conditions: [
        { field: 'amount', operator: 'ge', values: [{ value: '5000', text: '5000' }] },
        {
          conditions: [mine, { field: 'ownerorg', operator: 'within', values: [{ value: 'hd-sh', text: '上海分部' }] }],
        },
      ],
      isenabled: 0,
    }),
  ];
  fake.answer(LIST, { items: rules, itemcount: rules.length });
  fake.answer(`${PATH}/get`, ({ ruleid }: { ruleid: string }) => rules.find((one) => one.ruleid === ruleid));
  fake.answer(`${PATH}/fields`, SCHEMA);
  fake.answer(PREVIEW, effect());
  fake.answer(SAVE, {});
  fake.answer(`${PATH}/delete`, {});
  fake.answer('/api/teapi/rolepermission/role/list', {
    items: [
      { roleid: 'rep', rolecode: 'representative', rolename: '销售代表' },
      { roleid: 'finance', rolecode: 'finance', rolename: '财务专员' },
    ],
    itemcount: 2,
  });
  fake.answer('/api/teapi/rolepermission/position/list', {
    items: [{ positionid: 'p1', positionname: '销售代表', orgname: '杭州分部' }],
    itemcount: 1,
  });
  fake.answer('/api/teapi/rolepermission/orgInst/list', [
    { codepath: 'hd', orgname: '华东销售公司', children: [{ codepath: 'hd/hd-hz', orgname: '杭州分部' }] },
  ]);
  return { fake, ...renderScreen(DataRuleManager, fake, '/dataperrulesmgr') };
}
type Started = ReturnType<typeof start>;
const lastInput = (fake: Started['fake'], path: string) => fake.callsOf(path).at(-1)?.input;
const panel = async () => within(await screen.findByRole('dialog'));

async function edit({ user }: Started, name = '本人的订单') {
  await user.click(await screen.findByRole('button', { name: `编辑规则 ${name}` }));
  const opened = await panel();
  await opened.findByRole('textbox', { name: '规则名称' });
  return opened;
}
/** Chooses an option of a field; that of the panel is after that of the search. */
async function choose({ user }: Started, label: string, text: string) {
  const fields = await screen.findAllByRole('combobox', { name: label });
  await user.click(fields.at(-1) as HTMLElement);
  const option = await waitFor(() => {
    const found = [
      ...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'),
    ].find((item) => item.textContent === text);
    if (!found) throw new Error(`No option ${text}`);
    return found;
  });
  await user.click(option);
}

test('the list says in words what each rule lets through, for whom, and whether it is enabled', async () => {
  start();
  expect(await screen.findByText('负责人 等于 当前用户')).toBeVisible();
  expect(
    screen.getByText(
      '金额 大于或等于 ¥5,000，或者 （负责人 等于 当前用户，并且 负责人所属组织 属于（含下级） 上海分部）',
    ),
  ).toBeVisible();
  const row = within(screen.getByText('大额订单').closest('tr') as HTMLElement);
  expect(row.getByText('销售代表')).toBeVisible();
  expect(row.getByText('已停用')).toBeVisible();
});

test('rules are found by name, object and role', async () => {
  const started = start();
  await screen.findByText('大额订单');
  await choose(started, '业务对象', '客户');
  await choose(started, '角色', '财务专员');
  await started.user.type(screen.getByLabelText('关键字'), '大额{Enter}');
  await waitFor(() =>
    expect(lastInput(started.fake, LIST)).toMatchObject({ keyword: '大额', object: 'customer', roleid: 'finance' }),
  );
});

test('a rule is disabled at once, which can be undone, and the rest of it stays as it is stored', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '更多操作 本人的订单' }));
  await user.click(await screen.findByRole('menuitem', { name: '停用规则 本人的订单' }));
  await waitFor(() => expect(fake.undoNotices).toHaveLength(1));
  expect(lastInput(fake, SAVE)).toMatchObject({
    ruleid: 'mine',
    version: 1,
    isenabled: 0,
    rulename: '本人的订单',
    conditions: [{ field: 'owner', operator: 'eq', values: [{ current: 'user' }] }],
  });
  expect(fake.undoNotices[0]?.text).toBe('已停用 本人的订单');
});

test('a new rule needs a name, roles and complete conditions before anything is sent', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '新建规则' }));
  const opened = await panel();
  await user.click(await opened.findByRole('button', { name: '保存' }));
  expect(await opened.findByText('请输入规则名称')).toBeVisible();
  expect(opened.getByText('请选择角色')).toBeVisible();
  expect(opened.getByText('条件 1 不完整或不正确')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);
});

test('a rule is built of conditions and a group, read back as a sentence, and sent', async () => {
  const started = start();
  const { fake, user } = started;
  await user.click(await screen.findByRole('button', { name: '新建规则' }));
  const opened = await panel();
  await user.type(await opened.findByRole('textbox', { name: '规则名称' }), '华东');
  await choose(started, '适用角色', '财务专员（finance）');
  await choose(started, '条件 1 的字段', '负责人');
  await user.click(opened.getByRole('button', { name: '添加条件组' }));
  expect(opened.getByRole('combobox', { name: '条件 2 的字段' })).toHaveFocus();
  await choose(started, '条件 2 的字段', '金额');
  await choose(started, '条件 2 的比较方式', '介于');
  await user.type(opened.getByRole('spinbutton', { name: '条件 2 的值：从' }), '100');
  await user.type(opened.getByRole('spinbutton', { name: '条件 2 的值：到' }), '900');
  await choose(started, '条件 3 的字段', '客户名称');
  await user.type(opened.getByRole('textbox', { name: '条件 3 的值' }), '超市');
  expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent(
    '角色 财务专员 可以看到符合以下条件的订单：订单的负责人 等于 当前用户，并且 （订单的金额 介于 ¥100 至 ¥900，或者 订单的客户名称 包含 超市）。',
  );
  await user.click(opened.getByRole('radio', { name: '满足任一条件' }));
  await user.click(opened.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(lastInput(fake, SAVE)).toEqual({
    rulename: '华东',
    object: 'order',
    roleids: ['finance'],
    combination: 'or',
    conditions: [
      { field: 'owner', operator: 'eq', values: [{ current: 'user' }] },
      {
        conditions: [
          { field: 'amount', operator: 'between', values: [{ value: '100' }, { value: '900' }] },
          { field: 'customername', operator: 'contains', values: [{ value: '超市' }] },
        ],
      },
    ],
    isenabled: 1,
  });
});

test('conditions are moved and removed by keyboard, and the focus stays with them', async () => {
  const started = start();
  const { user } = started;
  const opened = await edit(started, '大额订单');
  act(() => opened.getByRole('button', { name: '下移条件 1' }).focus());
  await user.keyboard('{Enter}');
  expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent(/订单的负责人.*或者 订单的金额/);
  expect(opened.getByRole('button', { name: '上移条件 3' })).toHaveFocus();
  act(() => opened.getByRole('button', { name: '移除条件 3' }).focus());
  await user.keyboard('{Enter}');
  expect(opened.queryByRole('button', { name: '移除条件 3' })).toBeNull();
  expect(opened.getByRole('group', { name: '可见条件' })).toContainElement(document.activeElement as HTMLElement);
});

test('organisations are chosen beside the current one, and removed again', async () => {
  const started = start();
  const { user } = started;
  const opened = await edit(started, '大额订单');
  await user.click(opened.getByRole('checkbox', { name: '当前组织' }));
  expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent('属于（含下级） 当前组织、上海分部');
  await user.click(opened.getByRole('button', { name: '移除 上海分部' }));
  await user.click(opened.getByRole('combobox', { name: '条件 3 的值' }));
  await user.click(await screen.findByText('杭州分部'));
  expect(await opened.findByRole('button', { name: '移除 杭州分部' })).toBeVisible();
  expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent('属于（含下级） 当前组织、杭州分部');
});

describe('the effect of a rule', () => {
  const reason = (field: object) => [{ ruleid: 'mine', rulename: '本人的订单', conditions: [field] }];

  test('shows how much is seen before and after, with examples and the reason of each', async () => {
    const started = start();
    started.fake.answer(
      PREVIEW,
      effect({
        after: 55,
        gained: 15,
        seen: [{ id: '1', title: 'SO-1 好邻居', wasseen: 0, reasons: reason({ ...mine, actual: '李娜' }) }],
        hidden: [{ id: '2', title: 'SO-2 万家福', wasseen: 0, reasons: reason({ ...mine, actual: '吴刚' }) }],
      }),
    );
    const opened = await edit(started);
    expect(await opened.findByText('40 → 55 条，共 100 条')).toBeVisible();
    expect(opened.getByText('新增可见 15')).toBeVisible();
    expect(opened.getByText('SO-1 好邻居').closest('li')).toHaveTextContent(
      '新增可见满足“本人的订单”：负责人 等于 当前用户',
    );
    expect(opened.getByText('SO-2 万家福').closest('li')).toHaveTextContent(
      '不满足“本人的订单”：负责人 等于 当前用户（实际为 吴刚）',
    );
    expect(opened.getByText('全部可见：角色 销售代表 对此没有启用的规则。')).toBeInTheDocument();
    expect(lastInput(started.fake, PREVIEW)).toMatchObject({ positionid: '', rules: [{ ruleid: 'mine' }] });
  });

  test('warns when the rule hides everything', async () => {
    const started = start();
    started.fake.answer(PREVIEW, effect({ after: 0, lost: 40 }));
    const opened = await edit(started);
    expect(await opened.findByText('李娜 将看不到任何订单，请检查条件。')).toBeVisible();
  });

  test('warns when an edit changes nothing, and asks again for another assumption', async () => {
    const started = start();
    const { fake, user } = started;
    const opened = await edit(started);
    await opened.findByText('40 条，共 100 条');
    expect(opened.queryByText(/没有影响/)).toBeNull();
    await choose(started, '条件 1 的值', '吴刚');
    expect(await opened.findByText('对 李娜 没有影响：能看到的订单与现在相同。')).toBeVisible();
    await user.click(opened.getByRole('checkbox', { name: '假设该岗位只有此规则的角色' }));
    await waitFor(() => expect(lastInput(fake, PREVIEW)).toMatchObject({ roleids: ['rep'] }));
  });

  test('that cannot be computed says why and is asked for again', async () => {
    const started = start();
    started.fake.answer(PREVIEW, new AppError('network', 'x', { code: 'errors.network' }));
    const opened = await edit(started);
    const retry = await opened.findByRole('button', { name: '重试' });
    started.fake.answer(PREVIEW, effect());
    await started.user.click(retry);
    expect(await opened.findByText('40 条，共 100 条')).toBeVisible();
  });
});

test('another object keeps the conditions that it knows, and the first one gets its own back', async () => {
  const started = start();
  await started.user.click(await screen.findByRole('button', { name: '新建规则' }));
  const opened = await panel();
  const words = await opened.findByRole('region', { name: '规则说明' });
  await choose(started, '条件 1 的字段', '客户区域');
  await choose(started, '业务对象', '客户');
  expect(words).toHaveTextContent('可以看到符合以下条件的客户：客户的…。');
  await choose(started, '条件 1 的字段', '负责人');
  await choose(started, '业务对象', '订单');
  expect(words).toHaveTextContent('订单：订单的客户区域 等于 …');
  await choose(started, '业务对象', '客户');
  expect(words).toHaveTextContent('客户：客户的负责人 等于 当前用户');
});

test('a refusal of the platform is shown at its field, and the input stays', async () => {
  const started = start();
  const { fake, user } = started;
  fake.portal.i18n.addTexts({ 'zh-CN': { 'datarule.name_taken': '规则名称已存在' } });
  fake.answer(SAVE, new AppError('service', 'datarule.name_taken', { code: 'datarule.name_taken' }));
  const opened = await edit(started);
  const name = opened.getByRole('textbox', { name: '规则名称' });
  await user.type(name, '2');
  await user.click(opened.getByRole('button', { name: '保存' }));
  expect(await opened.findByText('规则名称已存在')).toBeVisible();
  expect(name).toHaveValue('本人的订单2');
});

test('a built-in rule cannot be deleted, also not among others', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('checkbox', { name: '选择 本人的订单' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 大额订单' }));
  expect(screen.getByRole('button', { name: /删除所选/ })).toHaveAccessibleDescription('内置规则不能删除，可以停用');
});

test('several rules are disabled together; those that are disabled already are left alone', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('checkbox', { name: '选择 本人的订单' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 大额订单' }));
  await user.click(screen.getByRole('button', { name: '停用所选' }));
  await waitFor(() => expect(fake.undoNotices).toHaveLength(1));
  expect(fake.callsOf(SAVE)).toHaveLength(1);
  expect(screen.queryByText('已选 2 条')).toBeNull();
});

test('a position that may only view rules reads one with its effect, and gets no buttons to change any', async () => {
  const { user } = start('rule.manage');
  await user.click(await screen.findByRole('button', { name: '查看规则 本人的订单' }));
  const opened = await panel();
  expect(await opened.findByText('40 条，共 100 条')).toBeVisible();
  expect(opened.queryByRole('button', { name: '保存' })).toBeNull();
  expect(screen.queryByRole('button', { name: /新建|复制|停用|删除/ })).toBeNull();
});

test('on a phone the rules are cards with their conditions', async () => {
  const widen = narrowWindow();
  start();
  const list = await screen.findByRole('list', { name: '规则列表' });
  expect(await within(list).findByText('负责人 等于 当前用户')).toBeVisible();
  widen();
});
