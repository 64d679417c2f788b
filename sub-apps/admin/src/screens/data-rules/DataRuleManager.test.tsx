import { AppError } from '@atrium/common/errors/appError';
import { Page } from '@atrium/portal/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { OpenRecord } from '../../kit/RecordPanel';
import { adminTexts } from '../../locales/admin';
import DataRuleManager, { texts } from './DataRuleManager';
import { DataRulePanel } from './DataRulePanel';

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

type Rule = ReturnType<typeof rule>;
const own = rule('mine', '本人的订单', { isbuiltin: 1 });
const big = rule('big', '大额订单', {
  combination: 'or',
  conditions: [
    { field: 'amount', operator: 'ge', values: [{ value: '5000', text: '5000' }] },
    { conditions: [mine, { field: 'ownerorg', operator: 'within', values: [{ value: 'hd-sh', text: '上海分部' }] }] },
  ],
  isenabled: 0,
});

/** A platform with these rules, and a position that may view them, and change them if it has the function code. */
function platform(rules: readonly Rule[], code = '') {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [
    { ref: 'rolemgr', code: '' },
    { ref: 'dataperrulesmgr', code: '' },
    ...['create', 'edit', 'delete'].map((action) => ({ ref: `dataperrulesmgr/${action}`, code })),
  ];
  fake.answer(LIST, { items: rules, itemcount: rules.length });
  fake.answer(`${PATH}/get`, ({ ruleid }: { ruleid: string }) => rules.find((one) => one.ruleid === ruleid));
  fake.answer(`${PATH}/fields`, SCHEMA);
  fake.answer(PREVIEW, effect());
  fake.answer(SAVE, { ruleid: 'r1', version: 2 });
  fake.answer(`${PATH}/delete`, { deleted: 1 });
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
  return fake;
}
type Fake = ReturnType<typeof platform>;
const lastInput = (fake: Fake, path: string) => fake.callsOf(path).at(-1)?.input;
const inputs = (fake: Fake, path: string) => fake.callsOf(path).map(({ input }) => input);

function start({ rules = [own, big], code = '' }: { rules?: readonly Rule[]; code?: string } = {}) {
  const fake = platform(rules, code);
  return { fake, ...renderScreen(DataRuleManager, fake, '/dataperrulesmgr') };
}
const panel = async () => within(await screen.findByRole('dialog'));
const press = (button: HTMLElement) => fireEvent.click(button);
const select = async (...names: readonly string[]) => {
  for (const name of names) press(await screen.findByLabelText(`选择 ${name}`));
};

/** Opens the panel alone, which is quicker than with the list behind it. */
async function open(record: OpenRecord, answers: (fake: Fake) => void = () => undefined) {
  const fake = platform([own, big]);
  answers(fake);
  function Panel() {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => setIsOpen(false);
    const shown = (
      <DataRulePanel open={record} isOpen={isOpen} language="zh-CN" onClose={close} onReopen={() => undefined} />
    );
    return (
      <Page head={null} panel={shown}>
        {null}
      </Page>
    );
  }
  const { user } = renderScreen(Panel, fake);
  const opened = await panel();
  await opened.findByLabelText(/^规则名称/);
  return { fake, user, opened };
}
type Opened = Awaited<ReturnType<typeof open>>['opened'];
const CREATE: OpenRecord = { mode: 'new' };
const EDIT: OpenRecord = { mode: 'edit', id: 'mine', name: '本人的订单' };
const EDIT_BIG: OpenRecord = { mode: 'edit', id: 'big', name: '大额订单' };
const save = (opened: Opened) => press(opened.getByText('保存'));
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Chooses an option of a field. */
async function choose(label: string, text: string) {
  fireEvent.mouseDown(await screen.findByLabelText(new RegExp(`^${label}( \\*)?$`), { selector: 'input' }));
  const option = await waitFor(() => {
    const found = [
      ...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'),
    ].find((item) => item.textContent === text);
    if (!found) throw new Error(`No option ${text}`);
    return found;
  });
  fireEvent.click(option);
}

test('the filter of the business objects says when they cannot be read', async () => {
  const fake = platform([own]);
  fake.answer(`${PATH}/fields`, new AppError('network', 'offline'));
  renderScreen(DataRuleManager, fake, '/dataperrulesmgr');
  await screen.findByText('本人的订单');
  fireEvent.mouseDown(screen.getByLabelText('业务对象'));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络');
});

test('the list says in words what each rule lets through, for whom, and whether it is enabled, and finds rules', async () => {
  const { fake } = start();
  expect(await screen.findByText('负责人 等于 当前用户')).toBeVisible();
  expect(
    screen.getByText(
      '金额 大于或等于 ¥5,000.00，或者 （负责人 等于 当前用户，并且 负责人所属组织 属于（含下级） 上海分部）',
    ),
  ).toBeVisible();
  const row = within(screen.getByText('大额订单').closest('tr') as HTMLElement);
  expect(row.getByText('销售代表')).toBeVisible();
  expect(row.getByText('已停用')).toBeVisible();
  await choose('业务对象', '客户');
  await choose('角色', '财务专员');
  enter(screen.getByLabelText('关键字'), '大额');
  press(screen.getByText('查询'));
  await waitFor(() =>
    expect(lastInput(fake, LIST)).toMatchObject({ keyword: '大额', object: 'customer', roleid: 'finance' }),
  );
});

describe('disabling', () => {
  test('asks before a role sees everything, can be undone, and leaves the rest of the rule as it is stored', async () => {
    const { fake } = start();
    const disable = async () => {
      press(await screen.findByLabelText('更多操作 本人的订单'));
      press(await screen.findByLabelText('停用规则 本人的订单'));
    };
    fake.confirmAnswer = false;
    await disable();
    await waitFor(() =>
      expect(fake.asked).toEqual([
        {
          title: '停用规则“本人的订单”？',
          text: '角色 销售代表 将能看到全部订单：没有其他启用的规则限制。',
          confirmText: '停用',
        },
      ]),
    );
    expect(fake.callsOf(SAVE)).toEqual([]);
    fake.confirmAnswer = true;
    await disable();
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

  test('several rules leaves those alone that are disabled already, and does not ask while others limit the role', async () => {
    const { fake } = start({ rules: [own, big, rule('third', '大客户的订单')] });
    await select('本人的订单', '大额订单');
    press(screen.getByText('停用所选'));
    await waitFor(() => expect(fake.undoNotices).toHaveLength(1));
    expect(fake.asked).toEqual([]);
    expect(fake.callsOf(SAVE)).toHaveLength(1);
    expect(screen.queryByText('已选 2 条')).toBeNull();
  });

  test('several rules of which one fails says which and why, and offers to undo the others', async () => {
    const rules = ['一', '二', '三'].map((name) => rule(name, `规则${name}`));
    const { fake } = start({ rules: [...rules, own] });
    fake.portal.i18n.addTexts({ 'zh-CN': { 'record.changed': '此记录已被李娜修改' } });
    fake.answer(SAVE, ({ ruleid }: { ruleid: string }) =>
      ruleid === '二' ? new AppError('service', '', { code: 'record.changed' }) : { ruleid },
    );
    await select('规则一', '规则二', '规则三');
    press(screen.getByText('停用所选'));
    await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已停用 规则一、规则三']));
    expect(fake.shown).toEqual([{ tone: 'error', text: '规则二 没有停用：此记录已被李娜修改' }]);
    expect(screen.getByText('已选 1 条')).toBeVisible();
    fake.answer(`${PATH}/get`, ({ ruleid }: { ruleid: string }) => rule(ruleid, `规则${ruleid}`, { isenabled: 0 }));
    act(() => fake.undoNotices[0]?.undo());
    await waitFor(() => expect(fake.shown.at(-1)).toEqual({ tone: 'success', text: '已撤销' }));
    expect(inputs(fake, SAVE).slice(3)).toMatchObject([
      { ruleid: '一', isenabled: 1 },
      { ruleid: '三', isenabled: 1 },
    ]);
  });
});

test('a built-in rule cannot be deleted, also not among others; the question says what another one has limited', async () => {
  const third = rule('third', '大客户的订单', {
    roleids: ['finance'],
    roles: [{ roleid: 'finance', rolename: '财务专员' }],
  });
  const { fake } = start({ rules: [own, third] });
  await select('大客户的订单', '本人的订单');
  const remove = () => screen.getByText('删除所选').closest('button') as HTMLElement;
  expect(remove()).toHaveAccessibleDescription('内置规则不能删除，可以停用');
  await select('本人的订单');
  press(remove());
  await waitFor(() => expect(lastInput(fake, `${PATH}/delete`)).toMatchObject({ ruleids: ['third'] }));
  expect(fake.asked).toMatchObject([
    {
      title: '删除规则“大客户的订单”？',
      text: '角色 财务专员 将能看到全部订单：没有其他启用的规则限制。删除后无法恢复。',
    },
  ]);
});

test('a position that may only view rules reads one with its effect, and gets no buttons to change any', async () => {
  start({ code: 'rule.manage' });
  press(await screen.findByLabelText('查看规则 本人的订单'));
  const opened = await panel();
  expect(await opened.findByText('40 条，共 100 条')).toBeVisible();
  expect(opened.queryByRole('button', { name: '保存' })).toBeNull();
  expect(screen.queryByRole('button', { name: /新建|复制|停用|删除/, hidden: true })).toBeNull();
});

test('on a phone the rules are cards with their conditions', async () => {
  const widen = narrowWindow();
  start();
  const list = await screen.findByRole('list', { name: '规则列表' });
  expect(await within(list).findByText('负责人 等于 当前用户')).toBeVisible();
  widen();
});

describe('the form', () => {
  test('of a new rule needs a name, roles and complete conditions before anything is sent', async () => {
    const { fake, opened } = await open(CREATE);
    save(opened);
    expect(await opened.findByText('请输入规则名称')).toBeVisible();
    expect(opened.getByText('请选择角色')).toBeVisible();
    expect(opened.getByText('条件 1 不完整或不正确')).toBeVisible();
    expect(fake.callsOf(SAVE)).toEqual([]);
    expect(document.querySelector('.ant-drawer-content-wrapper')).toHaveStyle({ width: '720px' });
  });

  test('builds a rule of conditions and a group, which is read back as a sentence, and sent', async () => {
    const { fake, opened } = await open(CREATE);
    enter(opened.getByLabelText(/^规则名称/), '华东');
    await choose('适用角色', '财务专员（finance）');
    await choose('条件 1 的字段', '负责人');
    press(opened.getByText('添加条件组'));
    expect(opened.getByLabelText('条件 2 的字段', { selector: 'input' })).toHaveFocus();
    await choose('条件 2 的字段', '金额');
    await choose('条件 2 的比较方式', '介于');
    enter(opened.getByLabelText('条件 2 的值：从'), '100');
    enter(opened.getByLabelText('条件 2 的值：到'), '900');
    await choose('条件 3 的字段', '客户名称');
    enter(opened.getByLabelText('条件 3 的值'), '超市');
    expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent(
      '角色 财务专员 可以看到符合以下条件的订单：订单的负责人 等于 当前用户，并且 （订单的金额 介于 ¥100.00 至 ¥900.00，或者 订单的客户名称 包含 超市）。',
    );
    press(opened.getByLabelText('满足任一条件'));
    save(opened);
    await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
    expect(lastInput(fake, SAVE)).toMatchObject({
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

  test('keeps letters in an amount, says that it has to be a number, and saves none', async () => {
    const { fake, opened } = await open(EDIT_BIG);
    const amount = opened.getByLabelText('条件 1 的值');
    enter(amount, '5千');
    expect(amount).toHaveValue('5千');
    expect(amount).toHaveAccessibleDescription('请输入数字');
    expect(amount).toBeInvalid();
    save(opened);
    expect(await opened.findByText('条件 1 不完整或不正确')).toBeVisible();
    expect(fake.callsOf(SAVE)).toEqual([]);
    enter(amount, '6,000.5');
    expect(amount).toHaveValue('6,000.5');
    expect(amount).not.toHaveAccessibleDescription();
    fireEvent.blur(amount);
    expect(amount).toHaveValue('6000.5');
    expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent('大于或等于 ¥6,000.50');
  });

  test('finds a comparison by typing', async () => {
    const { opened } = await open(EDIT_BIG);
    const field = opened.getByLabelText('条件 1 的比较方式', { selector: 'input' });
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: '介' } });
    await waitFor(() =>
      expect([...document.querySelectorAll('.ant-select-item-option')].map((each) => each.textContent)).toEqual([
        '介于',
      ]),
    );
  });

  test('moves and removes conditions by keyboard, and the focus stays with them', async () => {
    const { opened, user } = await open(EDIT_BIG);
    act(() => opened.getByLabelText('下移条件 1').focus());
    await user.keyboard('{Enter}');
    expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent(/订单的负责人.*或者 订单的金额/);
    expect(opened.getByLabelText('上移条件 3')).toHaveFocus();
    act(() => opened.getByLabelText('移除条件 3').focus());
    await user.keyboard('{Enter}');
    expect(opened.queryByLabelText('移除条件 3')).toBeNull();
    expect(opened.getByRole('group', { name: '可见条件' })).toContainElement(document.activeElement as HTMLElement);
  });

  test('offers organisations beside the current one, and removes them again', async () => {
    const { opened } = await open(EDIT_BIG);
    const words = opened.getByRole('region', { name: '规则说明' });
    press(opened.getByLabelText('当前组织'));
    expect(words).toHaveTextContent('属于（含下级） 当前组织、上海分部');
    press(opened.getByLabelText('移除 上海分部'));
    const field = opened.getByLabelText('条件 3 的值', { selector: 'input' });
    fireEvent.focus(field);
    fireEvent.mouseDown(field);
    press(await screen.findByText('杭州分部'));
    expect(await opened.findByLabelText('移除 杭州分部')).toBeVisible();
    expect(words).toHaveTextContent('属于（含下级） 当前组织、杭州分部');
  });

  test('keeps the conditions that another object knows, and the first one gets its own back', async () => {
    const { opened } = await open({ mode: 'copy', id: 'big', name: '大额订单' });
    const words = opened.getByRole('region', { name: '规则说明' });
    const before = words.textContent;
    expect(before).toMatch(/订单：订单的金额 大于或等于 ¥5,000.00，或者 （订单的负责人 等于 当前用户，并且 .*）。$/);
    await choose('业务对象', '客户');
    expect(words).toHaveTextContent(/可以看到符合以下条件的客户：客户的负责人 等于 当前用户。$/);
    await choose('业务对象', '订单');
    expect(words.textContent).toBe(before);
    await choose('业务对象', '客户');
    expect(words).toHaveTextContent(/客户：客户的负责人 等于 当前用户。$/);
  });

  test('shows a refusal of the platform at its field, and the input stays', async () => {
    const { fake, opened } = await open(EDIT);
    act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'datarule.name_taken': '规则名称已存在' } }));
    fake.answer(SAVE, new AppError('service', 'datarule.name_taken', { code: 'datarule.name_taken' }));
    const name = opened.getByLabelText(/^规则名称/);
    enter(name, '本人的订单2');
    save(opened);
    expect(await opened.findByText('规则名称已存在', { selector: '.ant-form-item-explain-error' })).toBeVisible();
    expect(name).toHaveValue('本人的订单2');
  });

  test('says who has changed the rule meanwhile, and what, with the names of what that person has chosen', async () => {
    const { fake, opened } = await open(EDIT_BIG);
    enter(opened.getByLabelText(/^规则名称/), '大额的订单');
    const changed = rule('big', '大额订单', {
      roleids: ['rep', 'auditor'],
      roles: [
        { roleid: 'rep', rolename: '销售代表' },
        { roleid: 'auditor', rolename: '审计员' },
      ],
      conditions: [{ field: 'ownerorg', operator: 'within', values: [{ value: 'hb-bj', text: '北京分部' }] }],
      isenabled: 0,
      version: 2,
      updateby: '李娜',
    });
    fake.answer(SAVE, new AppError('service', '', { code: 'record.changed' }));
    fake.answer(`${PATH}/get`, changed);
    save(opened);
    expect(await opened.findByText('李娜 已于 2026-01-05 09:00 修改此记录')).toBeVisible();
    const line = (name: string) => opened.getByText(name, { selector: 'strong' }).parentElement;
    expect(line('适用角色')).toHaveTextContent('销售代表 → 销售代表、审计员');
    expect(line('可见条件')).toHaveTextContent(/属于（含下级） 上海分部.* → 负责人所属组织 属于（含下级） 北京分部$/);
    fake.answer(SAVE, { ruleid: 'own' });
    press(opened.getByText('合并对方的修改，继续编辑'));
    expect(opened.getByRole('region', { name: '规则说明' })).toHaveTextContent('属于（含下级） 北京分部');
    save(opened);
    await waitFor(() =>
      expect(lastInput(fake, SAVE)).toMatchObject({
        version: 2,
        rulename: '大额的订单',
        roleids: ['rep', 'auditor'],
        conditions: [{ field: 'ownerorg', operator: 'within', values: [{ value: 'hb-bj' }] }],
      }),
    );
  });
});

describe('the effect of a rule', () => {
  const reason = (field: object) => [{ ruleid: 'mine', rulename: '本人的订单', conditions: [field] }];

  test('shows how much is seen before and after, with examples and the reason of each', async () => {
    const { fake, opened } = await open(EDIT, ({ answer }) =>
      answer(
        PREVIEW,
        effect({
          after: 55,
          gained: 15,
          seen: [{ id: '1', title: 'SO-1 好邻居', wasseen: 0, reasons: reason({ ...mine, actual: '李娜' }) }],
          hidden: [{ id: '2', title: 'SO-2 万家福', wasseen: 0, reasons: reason({ ...mine, actual: '吴刚' }) }],
        }),
      ),
    );
    expect(await opened.findByText('40 → 55 条，共 100 条')).toBeVisible();
    expect(opened.getByText('新增可见 15')).toBeVisible();
    expect(opened.getByText('SO-1 好邻居').closest('li')).toHaveTextContent(
      '新增可见满足“本人的订单”：负责人 等于 当前用户',
    );
    expect(opened.getByText('SO-2 万家福').closest('li')).toHaveTextContent(
      '不满足“本人的订单”：负责人 等于 当前用户（实际为 吴刚）',
    );
    expect(opened.getByText('全部可见：角色 销售代表 对此没有启用的规则。')).toBeInTheDocument();
    expect(lastInput(fake, PREVIEW)).toMatchObject({ positionid: '', rules: [{ ruleid: 'mine' }] });
  });

  test('that cannot be computed says why and is asked for again; it warns when the rule hides everything', async () => {
    const { fake, opened } = await open(EDIT, ({ answer }) =>
      answer(PREVIEW, new AppError('network', 'x', { code: 'errors.network' })),
    );
    const retry = await opened.findByText('重试');
    fake.answer(PREVIEW, effect({ after: 0, lost: 40 }));
    press(retry);
    expect(await opened.findByText('40 → 0 条，共 100 条')).toBeVisible();
    expect(opened.getByText('李娜 将看不到任何订单，请检查条件。')).toBeVisible();
  });

  test('warns when an edit changes nothing, and asks again for another assumption', async () => {
    const { fake, opened } = await open(EDIT);
    await opened.findByText('40 条，共 100 条');
    expect(opened.queryByText(/没有影响/)).toBeNull();
    await choose('条件 1 的值', '吴刚');
    expect(await opened.findByText('对 李娜 没有影响：能看到的订单与现在相同。')).toBeVisible();
    press(opened.getByLabelText('假设该岗位只有此规则的角色'));
    await waitFor(() => expect(lastInput(fake, PREVIEW)).toMatchObject({ roleids: ['rep'] }));
  });
});
