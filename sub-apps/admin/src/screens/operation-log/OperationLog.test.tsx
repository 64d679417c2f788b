import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { ActionTag } from './logColumns';
import OperationLog, { texts } from './OperationLog';

const PATH = '/api/teapi/rolepermission/operationlog';
const LIST = `${PATH}/list`;

const entry = (logid: string, recordname: string, more: object = {}) => ({
  logid,
  logtime: '2026-11-20 10:31:07',
  accountcode: 'hd-zhang.wei',
  userinfoname: '张伟',
  positionname: '销售总监',
  objectkind: 'role',
  objecttext: '角色',
  action: 'update',
  actiontext: '修改',
  recordid: `role-${logid}`,
  recordname,
  ...more,
});
const entries = [
  entry('3', '仓库管理员'),
  entry('2', '销售总监', { objectkind: 'session', objecttext: '登录', action: 'signin', actiontext: '登录' }),
  entry('1', 'SO-202611-00042', { objectkind: 'order', objecttext: '订单', action: 'submit', actiontext: '提交' }),
];
const change = (field: string, fieldtext: string, before: string | null, after: string | null, more: object = {}) => ({
  field,
  fieldtext,
  before,
  after,
  added: [],
  removed: [],
  ...more,
});
const functions = change('functions', '可以使用的功能', '查看订单、查看报表', '查看订单、查看拜访', {
  added: ['查看拜访'],
  removed: ['查看报表'],
});

const CHOICES = {
  persons: [
    { key: 'hd-li.na', text: '李娜' },
    { key: 'hd-zhang.wei', text: '张伟' },
  ],
  objects: [{ key: 'role', text: '角色' }],
  actions: [{ key: 'update', text: '修改' }],
};

function start(
  changes: readonly object[] = [change('name', '角色名称', '库管', '仓库管理员'), functions],
  fake = prepared(),
) {
  fake.answer(`${PATH}/get`, ({ logid }: { logid: string }) => ({
    ...entries.find((each) => each.logid === logid),
    changes,
  }));
  return { fake, ...renderScreen(OperationLog, fake, '/operationlog') };
}
function prepared() {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [
    { ref: 'operationlog', code: '' },
    { ref: 'rolemgr', code: '' },
  ];
  fake.answer(LIST, { items: entries, itemcount: 3 });
  fake.answer(`${PATH}/options`, CHOICES);
  return fake;
}
const lastQuery = (fake: ReturnType<typeof prepared>) => fake.callsOf(LIST).at(-1)?.input;

async function openEntry(name: string) {
  fireEvent.click(await screen.findByLabelText(name));
  return within(await screen.findByRole('dialog', { name: '操作详情' }));
}
async function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}
/** Sets a whole text at once, because each key renders the form again. */
const fill = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));

test('the list shows who did what to which record, to the second', async () => {
  start();
  const row = (await screen.findByText('仓库管理员')).closest('tr') as HTMLElement;
  expect(within(row).getByText('2026-11-20 10:31:07')).toBeVisible();
  expect(within(row).getByText('张伟 · 销售总监')).toBeVisible();
  expect(within(row).getByText('修改')).toBeVisible();
  expect(within(row).getByText('角色')).toBeVisible();
  expect(screen.getByText('共 3 条')).toBeVisible();
  expect(screen.queryByRole('button', { name: /删除|编辑/ })).toBeNull();
});

test('the list is filtered by person, kind, action and a part of the name, until the fields are emptied', async () => {
  const { fake } = start();
  await screen.findByText('仓库管理员');
  fill('关键字', '仓库');
  await choose('操作人', '李娜');
  await choose('对象类型', '角色');
  await choose('操作类型', '修改');
  press('查询');
  const all = { keyword: '', accountcode: '', objectkind: '', action: '', datefrom: '', dateto: '' };
  await waitFor(() =>
    expect(lastQuery(fake)).toMatchObject({
      ...all,
      keyword: '仓库',
      accountcode: 'hd-li.na',
      objectkind: 'role',
      action: 'update',
      pageindex: 1,
    }),
  );
  press('重置');
  await waitFor(() => expect(lastQuery(fake)).toMatchObject(all));
  expect(screen.getByLabelText('关键字')).toHaveValue('');
});

test('a filter whose choices cannot be read says so in its list, and reads them again', async () => {
  const fake = prepared();
  const options = `${PATH}/options`;
  fake.answer(options, new AppError('network', 'offline'));
  start(undefined, fake);
  await screen.findByText('仓库管理员');
  fireEvent.mouseDown(screen.getByLabelText('操作人'));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络');
  fake.answer(options, CHOICES);
  press('重试');
  expect(await screen.findByText('李娜', { selector: '.ant-select-item-option-content' })).toBeVisible();
});

test('a range of days is sent, remembered and emptied by a reset', async () => {
  const { fake, user, unmount } = start();
  await user.click(await screen.findByLabelText('操作时间'));
  fill('操作时间', '2026-11-01');
  await user.keyboard('{Enter}');
  fill('操作时间，结束日期', '2026-11-15');
  await user.keyboard('{Enter}');
  press('查询');
  const days = { datefrom: '2026-11-01', dateto: '2026-11-15' };
  await waitFor(() => expect(lastQuery(fake)).toMatchObject(days));
  unmount();
  fake.answer(LIST, { items: [], itemcount: 0 });
  renderScreen(OperationLog, fake, '/operationlog');
  expect(await screen.findByLabelText('操作时间')).toHaveValue('2026-11-01');
  expect(screen.getByLabelText('操作时间，结束日期')).toHaveValue('2026-11-15');
  await waitFor(() => expect(lastQuery(fake)).toMatchObject(days));
  press('重置');
  expect(await screen.findByText('还没有操作记录')).toBeVisible();
  expect(screen.getByLabelText('操作时间')).toHaveValue('');
  expect(lastQuery(fake)).toMatchObject({ datefrom: '', dateto: '' });
});

test('an entry shows each field before and after, and names the items that a list has gained and lost', async () => {
  start();
  const panel = await openEntry('查看修改仓库管理员的记录');
  const table = within(await panel.findByRole('table', { name: '变更内容' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '字段',
    '修改前',
    '修改后',
  ]);
  expect(table.getByRole('row', { name: '角色名称 库管 仓库管理员' })).toBeVisible();
  const items = within(table.getByRole('row', { name: /^可以使用的功能/ })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['新增：查看拜访', '移除：查看报表']);
  expect(panel.getByText('2026-11-20 10:31:07')).toBeVisible();
});

test.each([
  ['create', '新建内容', [change('name', '角色名称', null, '仓库管理员')]],
  ['delete', '删除前内容', [change('name', '角色名称', '仓库管理员', null)]],
])('of a record that was changed by %s there is only one value of each field', async (action, title, changes) => {
  const { fake } = start();
  fake.answer(`${PATH}/get`, { ...entry('3', '仓库管理员', { action }), changes });
  const panel = await openEntry('查看修改仓库管理员的记录');
  const headers = (await panel.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(headers).toEqual(['字段', title]);
  expect(panel.getByRole('row', { name: '角色名称 仓库管理员' })).toBeVisible();
});

test('an operation that changed no field says so', async () => {
  start([]);
  const panel = await openEntry('查看登录销售总监的记录');
  expect(await panel.findByText('此操作没有更改字段。')).toBeVisible();
  expect(panel.queryByRole('button', { name: /^打开/ })).toBeNull();
});

test('the screen of a record opens from its entry, unless the position may not visit it', async () => {
  const { fake } = start();
  const panel = await openEntry('查看修改仓库管理员的记录');
  fireEvent.click(await panel.findByRole('button', { name: '打开角色管理' }));
  expect(fake.opened).toEqual([{ route: '/rolemgr' }]);
  fireEvent.click(panel.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  fake.nativeFunctions = [{ ref: 'rolemgr', code: 'ROLE_VIEW' }];
  const again = await openEntry('查看修改仓库管理员的记录');
  await again.findByRole('table', { name: '变更内容' });
  expect(again.queryByRole('button', { name: '打开角色管理' })).toBeNull();
});

test('the order of an entry opens to be read', async () => {
  const fake = prepared();
  fake.session.set({ ...fake.session.get(), functionCodes: ['ORDER_VIEW'] });
  start([], fake);
  const panel = await openEntry('查看提交SO-202611-00042的记录');
  fireEvent.click(await panel.findByRole('button', { name: '打开订单' }));
  expect(fake.opened).toMatchObject([
    { pageCode: 'order-form', mode: 'dialog', status: 3, linkParam: { orderid: 'role-1' } },
  ]);
});

test('an entry that cannot be read shows the reason and can be retried', async () => {
  const { fake } = start();
  fake.answer(`${PATH}/get`, new AppError('network', 'offline'));
  const panel = await openEntry('查看修改仓库管理员的记录');
  expect(await panel.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(`${PATH}/get`, { ...entry('3', '仓库管理员'), changes: [functions] });
  fireEvent.click(panel.getByRole('button', { name: '重试' }));
  expect(await panel.findByRole('table', { name: '变更内容' })).toBeVisible();
});

test('a log that cannot be read shows the reason and can be retried', async () => {
  const fake = prepared();
  fake.answer(LIST, new AppError('network', 'offline'));
  start([], fake);
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(LIST, { items: entries, itemcount: 3 });
  press('重试');
  expect(await screen.findByText('仓库管理员')).toBeVisible();
});

test('the export has the filters of the list', async () => {
  const { fake } = start();
  await screen.findByText('仓库管理员');
  await choose('对象类型', '角色');
  press('查询');
  await waitFor(() => expect(lastQuery(fake)).toMatchObject({ objectkind: 'role' }));
  press('导出日志');
  expect(fake.exports).toMatchObject([
    { service: { moCode: 'operationlog', lgCode: 'export' }, input: { objectkind: 'role' }, filename: '操作日志' },
  ]);
  expect(fake.exports[0]?.columns.at(-1)).toEqual({ key: 'changes', text: '变更内容', isSelected: true });
});

test('the list and its fields follow the language', async () => {
  const { fake } = start();
  await screen.findByText('仓库管理员');
  act(() => fake.language.set('en'));
  expect(await screen.findByRole('columnheader', { name: 'Time' })).toBeVisible();
  expect(screen.getByLabelText('Person')).toBeVisible();
});

test('on a phone each entry is a card that can be opened', async () => {
  const widen = narrowWindow();
  start();
  const list = within(await screen.findByRole('list', { name: '操作记录列表' }));
  expect(await list.findByText('仓库管理员')).toBeVisible();
  expect(list.getAllByText('2026-11-20 10:31:07')).toHaveLength(3);
  const panel = await openEntry('查看修改仓库管理员的记录');
  expect(await panel.findByText('变更内容')).toBeVisible();
  widen();
});

test('a move has the colour of a change', () => {
  render(
    <>
      <ActionTag action="update" text="修改" />
      <ActionTag action="move" text="移动" />
    </>,
  );
  expect(screen.getByText('移动').className).toBe(screen.getByText('修改').className);
});
