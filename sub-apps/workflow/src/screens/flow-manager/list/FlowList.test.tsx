import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import { texts as shared } from '../../../locales';
import FlowManager, { texts } from '../FlowManager';
import { definitionAnswer, flowAnswer, FORM_PAGES, mayDo, NODES, PATH, TARGETS } from '../testFlows';

const FLOWS = [
  flowAnswer({ haschanges: 1 }),
  flowAnswer({ flowid: 'leave', flowcode: 'leave', flowname: '请假申请', published: 0, state: 'draft', running: 0 }),
  flowAnswer({ flowid: 'old', flowcode: 'old', flowname: '旧流程', state: 'disabled', running: 0 }),
];

/** The first rows take long on a busy machine. */
const SHOWN_WITHIN_MS = 10_000;

async function start(actions: readonly string[] = ['edit', 'publish', 'monitor'], answer: unknown = undefined) {
  const fake = portalWith(shared, texts);
  fake.nativeFunctions = mayDo(...actions);
  fake.answer(`${PATH}/list`, answer ?? { items: FLOWS, itemcount: FLOWS.length });
  fake.answer(`${PATH}/get`, definitionAnswer());
  fake.answer(`${PATH}/formpages`, FORM_PAGES);
  fake.answer(`${PATH}/targets`, TARGETS);
  fake.answer(`${PATH}/versions`, [
    { published: 2, publishedat: '2026-11-01 09:00', publishedby: '李娜', note: '加会签' },
  ]);
  fake.answer(`${PATH}/setstate`, FLOWS[0]);
  fake.answer(`${PATH}/delete`, { deleted: 1 });
  const shown = renderScreen(FlowManager, fake, '/masterflowmanager');
  if (answer === undefined) await screen.findByText('请假申请', undefined, { timeout: SHOWN_WITHIN_MS });
  return { fake, ...shown };
}
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

/** Presses an action of a row, which may be in its menu. */
async function press(name: string, label: string) {
  const row = rowOf(name);
  const button = row.queryByRole('button', { name: label });
  if (button) return void fireEvent.click(button);
  fireEvent.click(row.getByRole('button', { name: `更多操作 ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('flows are listed with state, version, running instances and the last change', async () => {
  const { fake } = await start();
  expect(fake.callsOf(`${PATH}/list`)[0]?.input).toEqual({ keyword: '', state: '', pageindex: 1, pagesize: 20 });
  const row = screen.getByText('费用报销').closest('tr');
  for (const text of ['expense', '财务', '已发布', '有未发布的修改', 'V2', '3', '2026-11-19 10:20 李娜']) {
    expect(row).toHaveTextContent(text);
  }
  expect(screen.getByText('请假申请').closest('tr')).toHaveTextContent('草稿—0');
  expect(screen.getByText('旧流程').closest('tr')).toHaveTextContent('已停用');
});

test('a search asks the server for keyword and state', async () => {
  const { fake } = await start();
  fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '报销' } });
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(fake.callsOf(`${PATH}/list`).at(-1)?.input).toMatchObject({ keyword: '报销', state: '' }));
});

test('a flow opens in a tab of its own with its name', async () => {
  const { fake } = await start();
  fireEvent.click(screen.getByRole('button', { name: '请假申请' }));
  await press('费用报销', '设计 费用报销');
  await press('费用报销', '费用报销 的流程实例');
  expect(fake.opened).toEqual([
    { route: '/masterflowmanager?flowid=leave', title: '请假申请' },
    { route: '/masterflowmanager?flowid=expense', title: '费用报销' },
    { route: '/masterflowmanager?flowid=expense&view=instances', title: '费用报销 · 流程实例' },
  ]);
});

test('a person without rights may only view', async () => {
  await start([]);
  expect(screen.queryByRole('button', { name: '新建流程' })).toBeNull();
  expect(screen.queryByRole('button', { name: '流程实例' })).toBeNull();
  expect(
    rowOf('费用报销')
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? ''),
  ).toEqual(['', '查看 费用报销', '费用报销 的版本']);
});

test('what is impossible for a flow says why', async () => {
  const { fake } = await start();
  await press('请假申请', '请假申请 的版本');
  await press('费用报销', '删除 费用报销');
  expect(fake.shown.map(({ text }) => text)).toEqual(['此流程尚未发布', '有 3 个运行中的实例，不能删除']);
  expect(fake.asked).toEqual([]);
});

test('a flow is disabled after a question that tells what becomes of running instances', async () => {
  const { fake } = await start();
  await press('费用报销', '停用 费用报销');
  await waitFor(() => expect(fake.callsOf(`${PATH}/setstate`)).toHaveLength(1));
  expect(fake.asked[0]?.text).toContain('运行中的实例（3 个）继续审批');
  expect(fake.callsOf(`${PATH}/setstate`)[0]?.input).toEqual({ flowid: 'expense', version: 5, disabled: 1 });
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已停用“费用报销”' }]));
  await waitFor(() => expect(fake.callsOf(`${PATH}/list`)).toHaveLength(2));
});

test('a flow is enabled again', async () => {
  const { fake } = await start();
  await press('旧流程', '启用 旧流程');
  await waitFor(() => expect(fake.callsOf(`${PATH}/setstate`)[0]?.input).toMatchObject({ flowid: 'old', disabled: 0 }));
});

test('nothing is deleted when the question is answered with no', async () => {
  const { fake } = await start();
  fake.confirmAnswer = false;
  await press('旧流程', '删除 旧流程');
  await waitFor(() => expect(fake.asked).toHaveLength(1));
  expect(fake.asked[0]).toMatchObject({ title: '删除流程“旧流程”？', isDanger: true });
  expect(fake.callsOf(`${PATH}/delete`)).toEqual([]);
});

test('several presses ask once and delete once', async () => {
  const { fake } = await start();
  const row = rowOf('旧流程');
  fireEvent.click(row.getByRole('button', { name: '更多操作 旧流程' }));
  const item = await screen.findByRole('menuitem', { name: '删除 旧流程' });
  act(() => [1, 2, 3].forEach(() => item.click()));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已删除“旧流程”' }]));
  expect(fake.asked).toHaveLength(1);
  expect(fake.callsOf(`${PATH}/delete`)).toHaveLength(1);
});

test('a deletion that meets the change of somebody else says who and when, and the list is read again', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/delete`, new AppError('service', 'x', { code: 'record.changed' }));
  await press('旧流程', '删除 旧流程');
  await waitFor(() => expect(fake.shown[0]?.text).toContain('“旧流程”已被李娜于 2026-11-19 10:20 修改'));
  expect(fake.callsOf(`${PATH}/delete`)[0]?.input).toEqual({ flowids: ['old'], versions: [5] });
  await waitFor(() => expect(fake.callsOf(`${PATH}/list`)).toHaveLength(2));
});

test('a new flow is created with a manager who approves, and its design opens', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/save`, flowAnswer({ flowid: 'trip', version: 1 }));
  fireEvent.click(screen.getByRole('button', { name: '新建流程' }));
  const panel = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(panel.getByLabelText(/流程名称/)).toHaveFocus());
  expect(panel.getByLabelText(/流程编码/)).toHaveAccessibleDescription(/小写字母开头.*创建后不能修改/);
  fireEvent.click(panel.getByRole('button', { name: '创建并设计' }));
  expect(await panel.findByText('请输入流程名称')).toBeVisible();
  expect(panel.getByText('请输入流程编码')).toBeVisible();
  fireEvent.change(panel.getByLabelText(/流程名称/), { target: { value: '出差申请' } });
  fireEvent.change(panel.getByLabelText(/流程编码/), { target: { value: 'trip' } });
  expect(fake.isDirty).toBe(true);
  const create = panel.getByRole('button', { name: '创建并设计' });
  act(() => [1, 2, 3].forEach(() => create.click()));
  await waitFor(() => expect(fake.opened).toEqual([{ route: '/masterflowmanager?flowid=trip', title: '出差申请' }]));
  const saved = fake.callsOf(`${PATH}/save`)[0]?.input as { nodes: { type: string; approvers?: unknown }[] };
  expect(saved).toMatchObject({ flowid: '', flowcode: 'trip', flowname: '出差申请', admins: [] });
  expect(saved.nodes.map(({ type }) => type)).toEqual(['start', 'approval', 'end']);
  expect(saved.nodes[1]?.approvers).toEqual([{ type: 'orglevel', level: 1 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.callsOf(`${PATH}/save`)).toHaveLength(1);
  expect(fake.isDirty).toBe(false);
});

test('forms that cannot be read are told in a new flow, and read again by a press', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/formpages`, new AppError('network', 'offline'));
  fireEvent.click(screen.getByRole('button', { name: '新建流程' }));
  const panel = within(await screen.findByRole('dialog'));
  const retry = await panel.findByRole('button', { name: '重试' }, { timeout: SHOWN_WITHIN_MS });
  expect(panel.getByText(/网络/)).toBeVisible();
  fake.answer(`${PATH}/formpages`, FORM_PAGES);
  fireEvent.click(retry);
  await waitFor(() => expect(panel.queryByText(/网络/)).toBeNull());
});

test('a refused creation keeps the input and says why', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/save`, new AppError('service', 'x', { code: 'flow.code_taken' }));
  fireEvent.click(screen.getByRole('button', { name: '新建流程' }));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.change(panel.getByLabelText(/流程名称/), { target: { value: '出差申请' } });
  fireEvent.change(panel.getByLabelText(/流程编码/), { target: { value: 'leave' } });
  fireEvent.click(panel.getByRole('button', { name: '创建并设计' }));
  expect(await panel.findByText(/您填写的内容已保留/)).toBeVisible();
  expect(panel.getByLabelText(/流程编码/)).toHaveValue('leave');
  expect(fake.opened).toEqual([]);
});

test('a copy takes over the steps of its source under a code of its own', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/save`, flowAnswer({ flowid: 'expense2' }));
  await press('费用报销', '复制 费用报销');
  const panel = within(await screen.findByRole('dialog', { name: '复制 费用报销' }));
  expect(panel.getByLabelText(/流程名称/)).toHaveValue('费用报销 副本');
  fireEvent.change(panel.getByLabelText(/流程编码/), { target: { value: 'expense2' } });
  fireEvent.click(panel.getByRole('button', { name: '创建并设计' }));
  await waitFor(() => expect(fake.opened).toHaveLength(1));
  expect(fake.callsOf(`${PATH}/save`)[0]?.input).toMatchObject({
    flowcode: 'expense2',
    flowname: '费用报销 副本',
    pagecode: 'flow-expense',
    icon: 'money',
    nodes: NODES,
    admins: ['p-9'],
  });
});

test('the published version of a flow is shown as a diagram', async () => {
  const { fake } = await start();
  await press('费用报销', '查看 费用报销');
  const panel = within(await screen.findByRole('dialog', { name: '费用报销' }));
  expect(panel.getByText('当前发布版本：V2')).toBeVisible();
  await waitFor(() => expect(fake.callsOf(`${PATH}/get`)[0]?.input).toEqual({ flowid: 'expense', published: 2 }));
});

test('the versions of a flow are listed with note and author', async () => {
  await start();
  await press('费用报销', '费用报销 的版本');
  const list = await screen.findByRole('list', { name: '费用报销 的版本' });
  expect(list).toHaveTextContent('V2当前版本2026-11-01 09:00 李娜加会签运行中的实例：0');
  expect(within(list).queryByRole('button', { name: /恢复/ })).toBeNull();
});

test('on a platform without flow definitions the screen says so', async () => {
  await start([], new AppError('service', 'Not Found', { code: 'errors.notProvided', status: 404 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('数据加载失败');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('an empty list offers to create a flow', async () => {
  const { fake } = await start(['edit'], { items: [], itemcount: 0 });
  fireEvent.click((await screen.findAllByRole('button', { name: '新建流程' })).at(-1) as HTMLElement);
  expect(await screen.findByRole('dialog', { name: '新建流程' })).toBeVisible();
  expect(fake.opened).toEqual([]);
});

test('on a phone the flows are cards', async () => {
  const widen = narrowWindow();
  await start();
  const list = screen.getByRole('list', { name: '流程列表' });
  expect(list).toHaveTextContent('有未发布的修改');
  widen();
});
