import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import { texts as shared } from '../../../locales';
import FlowManager, { texts } from '../FlowManager';
import { flowAnswer, mayDo, PATH, TARGETS } from '../testFlows';

const instance = (change: object = {}) => ({
  processid: '1',
  processno: 'BX-0001',
  processname: '费用报销',
  title: '差旅报销',
  applicant: '陈思远',
  applytime: '2026-11-18 14:05',
  currentstep: '主管审批',
  state: 'running',
  statename: '审批中',
  handlers: ['王芳', '李娜'],
  isoverdue: 1,
  tasks: [
    { taskid: 't-1', nodename: '主管审批', name: '王芳', positionname: '区域经理' },
    { taskid: 't-2', nodename: '财务审批', name: '', positionname: '财务' },
  ],
  ...change,
});
const ENDED = instance({
  processid: '2',
  title: '打车费',
  state: 'approved',
  statename: '已通过',
  tasks: [],
  isoverdue: 0,
});

/** The first rows take long on a busy machine. */
const SHOWN_WITHIN_MS = 10_000;

/** Loaded with the first use, which may take longer than a test waits. */
beforeAll(() => import('./FlowInstances'));

async function start(
  route = '/masterflowmanager?view=instances&flowid=expense',
  items: readonly object[] = [instance(), ENDED],
) {
  const fake = portalWith(shared, texts);
  fake.nativeFunctions = mayDo('monitor');
  fake.answer(`${PATH}/instances`, { items, itemcount: items.length });
  fake.answer(`${PATH}/targets`, TARGETS);
  fake.answer(`${PATH}/reassign`, instance());
  fake.answer(`${PATH}/terminate`, ENDED);
  const shown = renderScreen(FlowManager, fake, route);
  await screen.findByText(items.length > 0 ? '差旅报销' : '没有符合条件的流程实例', undefined, {
    timeout: SHOWN_WITHIN_MS,
  });
  return { fake, ...shown };
}
async function press(name: string, label: string) {
  const row = within(screen.getByText(name).closest('tr') as HTMLElement);
  const button = row.queryByRole('button', { name: label });
  if (button) return void fireEvent.click(button);
  fireEvent.click(row.getByRole('button', { name: `更多操作 ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
}
async function open(label: string) {
  await press('差旅报销', label);
  return within(await screen.findByRole('dialog', { name: label }));
}
const comment = (panel: ReturnType<typeof within>, value: string) =>
  fireEvent.change(panel.getByLabelText(/^说明/), { target: { value } });
async function choose(field: HTMLElement, option: string) {
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByTitle(option));
}
async function takeOver(panel: ReturnType<typeof within>, name: RegExp) {
  const field = within(panel.getByRole('group', { name: /改派给/ }));
  act(() => field.getByRole('combobox').focus());
  fireEvent.click(await field.findByRole('option', { name }));
}
const submit = (panel: ReturnType<typeof within>, name: string) => fireEvent.click(panel.getByRole('button', { name }));

test('the processes of a flow are listed with step, holders, state and what is overdue', async () => {
  const { fake } = await start();
  expect(fake.callsOf(`${PATH}/instances`)[0]?.input).toEqual({
    flowid: 'expense',
    keyword: '',
    state: 'running',
    overdue: 0,
    pageindex: 1,
    pagesize: 20,
  });
  const row = screen.getByText('差旅报销').closest('tr');
  for (const text of ['陈思远', '2026-11-18 14:05', '主管审批', '王芳、李娜', '审批中', '已逾期'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByText('打车费').closest('tr')).not.toHaveTextContent('已逾期');
  expect(screen.queryByText('费用报销')).toBeNull();
});

test('the processes of all flows are asked for without a flow', async () => {
  const { fake } = await start('/masterflowmanager?view=instances');
  expect(fake.title).toBe('流程实例');
  expect(screen.getByRole('heading', { level: 1, name: '流程实例' })).toBeVisible();
  expect(fake.callsOf(`${PATH}/instances`)[0]?.input).not.toHaveProperty('flowid');
  const row = screen.getByText('差旅报销').closest('tr');
  expect(row).toHaveTextContent('费用报销');
  expect(row).toHaveTextContent('2026-11-18 14:05');
});

test('the list begins with the running ones, and a reset shows all', async () => {
  const { fake } = await start();
  fireEvent.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(fake.callsOf(`${PATH}/instances`).at(-1)?.input).toMatchObject({ state: '' }));
});

test('those of one flow are found among all, which the platform finds by its name', async () => {
  const { fake } = await start('/masterflowmanager?view=instances');
  fake.answer(`${PATH}/list`, { items: [flowAnswer({ flowname: '费用报销流程' })], itemcount: 1 });
  const field = screen.getByLabelText('流程', { selector: 'input' });
  expect(fake.callsOf(`${PATH}/list`)).toEqual([]);
  await choose(field, '费用报销流程');
  fireEvent.change(field, { target: { value: '报销' } });
  await waitFor(() => expect(fake.callsOf(`${PATH}/list`).at(-1)?.input).toMatchObject({ keyword: '报销' }));
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(fake.callsOf(`${PATH}/instances`).at(-1)?.input).toMatchObject({ flowid: 'expense' }));
});

test('where very many hold a process, some are named and all are counted', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `员工${index}`);
  await start(undefined, [instance({ handlers: names })]);
  const row = screen.getByText('差旅报销').closest('tr');
  expect(row).toHaveTextContent('员工0、员工1、员工2、员工3、员工4 等 200 人');
  expect(row).not.toHaveTextContent('员工5');
});

test('only overdue ones are asked for', async () => {
  const { fake } = await start();
  await choose(screen.getByLabelText('处理时限', { selector: 'input' }), '仅看已逾期');
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(fake.callsOf(`${PATH}/instances`).at(-1)?.input).toMatchObject({ overdue: 1 }));
});

test('a process opens in a dialog', async () => {
  const { fake } = await start();
  fireEvent.click(screen.getByRole('button', { name: '差旅报销' }));
  expect(fake.opened).toEqual([
    { pageCode: 'native:process', mode: 'dialog', title: '差旅报销', linkParam: { processid: '1' } },
  ]);
});

test('one of several tasks is given to another position, with a comment', async () => {
  const { fake } = await start();
  const panel = await open('改派 差旅报销');
  submit(panel, '改派');
  for (const problem of ['请选择任务', '请选择接手的人', '请填写说明']) expect(panel.getByText(problem)).toBeVisible();
  await choose(panel.getByLabelText(/待处理的任务/), '财务审批：财务');
  await takeOver(panel, /张伟/);
  comment(panel, ' 财务休假 ');
  expect(fake.isDirty).toBe(true);
  submit(panel, '改派');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.callsOf(`${PATH}/reassign`)[0]?.input).toEqual({
    processid: '1',
    taskid: 't-2',
    positionid: 'p-9',
    comment: '财务休假',
    requestid: expect.stringMatching(/./) as string,
  });
  expect(fake.shown).toEqual([{ tone: 'success', text: '已改派“差旅报销”' }]);
  expect(fake.badgeRefreshes).toBe(1);
  await waitFor(() => expect(fake.callsOf(`${PATH}/instances`)).toHaveLength(2));
  expect(fake.isDirty).toBe(false);
});

test('an only task need not be chosen', async () => {
  const { fake } = await start(undefined, [
    instance({ tasks: [{ taskid: 't-1', nodename: '主管审批', name: '王芳' }] }),
  ]);
  const panel = await open('改派 差旅报销');
  await takeOver(panel, /张伟/);
  comment(panel, '休假');
  submit(panel, '改派');
  await waitFor(() => expect(fake.callsOf(`${PATH}/reassign`)[0]?.input).toMatchObject({ taskid: 't-1' }));
});

test('terminating asks a dangerous question, and no keeps the comment', async () => {
  const { fake } = await start();
  const panel = await open('终止 差旅报销');
  comment(panel, '重复提交');
  fake.confirmAnswer = false;
  submit(panel, '终止');
  await waitFor(() => expect(fake.asked).toHaveLength(1));
  expect(fake.asked[0]).toMatchObject({ title: '终止“差旅报销”？', isDanger: true });
  expect(fake.callsOf(`${PATH}/terminate`)).toEqual([]);
  expect(panel.getByLabelText(/^说明/)).toHaveValue('重复提交');
  fake.confirmAnswer = true;
  submit(panel, '终止');
  await waitFor(() => expect(fake.callsOf(`${PATH}/terminate`)[0]?.input).toMatchObject({ comment: '重复提交' }));
});

test('several presses ask and terminate once', async () => {
  const { fake } = await start();
  const panel = await open('终止 差旅报销');
  comment(panel, '重复提交');
  act(() => [1, 2, 3].forEach(() => submit(panel, '终止')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.asked).toHaveLength(1);
  expect(fake.callsOf(`${PATH}/terminate`)).toHaveLength(1);
});

test('when somebody has acted first, that is said, the list is read again, and the comment stays', async () => {
  const { fake } = await start();
  const panel = await open('终止 差旅报销');
  comment(panel, '重复提交');
  fake.answer(`${PATH}/terminate`, new AppError('service', 'x', { code: 'flow.already_handled' }));
  fake.answer(`${PATH}/instances`, { items: [instance({ state: 'approved', tasks: [] })], itemcount: 1 });
  submit(panel, '终止');
  await waitFor(() =>
    expect(fake.shown[0]).toMatchObject({ tone: 'info', text: expect.stringContaining('他人已先处理') as string }),
  );
  expect(await panel.findByText(/此流程已结束或没有待处理的任务/)).toBeVisible();
  expect(panel.getByRole('button', { name: '终止' })).toBeDisabled();
  expect(panel.getByLabelText(/^说明/)).toHaveValue('重复提交');
});

test('a failure keeps the input and says why', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/terminate`, new AppError('network', 'offline'));
  const panel = await open('终止 差旅报销');
  comment(panel, '重复提交');
  submit(panel, '终止');
  expect(await panel.findByText(/您填写的内容已保留/)).toBeVisible();
  const [first] = fake.callsOf(`${PATH}/terminate`);
  fake.answer(`${PATH}/terminate`, ENDED);
  submit(panel, '终止');
  await waitFor(() => expect(fake.callsOf(`${PATH}/terminate`)).toHaveLength(2));
  // An answer that was lost is asked for again.
  expect(fake.callsOf(`${PATH}/terminate`)[1]?.input).toEqual(first?.input);
});

test('a comment that was given up can be brought back', async () => {
  const { fake } = await start();
  const panel = await open('终止 差旅报销');
  comment(panel, '重复提交');
  fireEvent.click(panel.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.losses).toEqual([{ title: '终止 差旅报销', canSave: false }]);
  act(() => fake.undos[0]?.undo());
  const again = within(await screen.findByRole('dialog', { name: '终止 差旅报销' }));
  expect(again.getByLabelText(/^说明/)).toHaveValue('重复提交');
});

test('a process that was withdrawn can still be terminated, because it may be submitted again', async () => {
  const { fake } = await start(undefined, [instance({ state: 'withdrawn', statename: '已撤回', tasks: [] })]);
  const panel = await open('终止 差旅报销');
  comment(panel, '不再需要');
  submit(panel, '终止');
  await waitFor(() => expect(fake.callsOf(`${PATH}/terminate`)).toHaveLength(1));
});

test('a refusal keeps who was to take over and the comment', async () => {
  const { fake } = await start(undefined, [
    instance({ tasks: [{ taskid: 't-1', nodename: '主管审批', name: '王芳' }] }),
  ]);
  fake.answer(`${PATH}/reassign`, new AppError('service', '该岗位无人任职', { code: 'flow.people_required' }));
  const panel = await open('改派 差旅报销');
  await takeOver(panel, /张伟/);
  comment(panel, '休假');
  submit(panel, '改派');
  expect(await panel.findByRole('alert')).toBeVisible();
  expect(panel.getByLabelText(/^说明/)).toHaveValue('休假');
  expect(panel.getByRole('list', { name: '已选人员' })).toHaveTextContent('张伟');
});

test('who was to take over is brought back with the comment', async () => {
  const { fake } = await start();
  const panel = await open('改派 差旅报销');
  await takeOver(panel, /张伟/);
  fireEvent.click(panel.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => fake.undos[0]?.undo());
  const again = within(await screen.findByRole('dialog', { name: '改派 差旅报销' }));
  expect(again.getByRole('list', { name: '已选人员' })).toHaveTextContent('张伟');
});

test('the applicant is not among those who can take over', async () => {
  const { fake } = await start();
  const panel = await open('改派 差旅报销');
  await takeOver(panel, /张伟/);
  expect(fake.callsOf(`${PATH}/targets`).at(-1)?.input).toMatchObject({ processid: '1' });
});

test('nothing can be done with a process that has ended', async () => {
  const { fake } = await start();
  await press('打车费', '改派 打车费');
  expect(fake.shown).toEqual([{ tone: 'info', text: '此流程已结束' }]);
});

test('without the right to monitor nothing is asked for', async () => {
  const fake = portalWith(shared, texts);
  fake.nativeFunctions = mayDo('edit');
  renderScreen(FlowManager, fake, '/masterflowmanager?view=instances');
  expect(await screen.findByText('您没有查看流程实例的权限')).toBeVisible();
  expect(fake.calls).toEqual([]);
});

test('a flow that was never started has no instances', async () => {
  await start(undefined, []);
  fireEvent.click(screen.getByRole('button', { name: '重置' }));
  expect(await screen.findByText('还没有流程实例')).toBeVisible();
  expect(screen.getByText('流程发起后会出现在这里。')).toBeVisible();
});
