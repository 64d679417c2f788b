import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { answerItems, conditionsOf, PATHS, wireItem } from '../../lists/testProcesses';
import { texts as sharedTexts } from '../../locales';
import { processTexts } from '../../locales/process';
import { startRequests } from '../flow-start/startRequests';
import FlowCentre, { texts } from './FlowCentre';

const FLOWS = [
  { flowcode: 'expense', flowname: '费用报销', description: '差旅与招待', group: '财务', icon: 'money' },
  { flowcode: 'leave', flowname: '请假申请', description: '', group: '人事', laststarted: '2026-11-18 09:00' },
  { flowname: '没有编码' },
];
const MANY = [...FLOWS, ...Array.from({ length: 7 }, (_, index) => ({ flowcode: `x${index}`, group: '其他组' }))];

interface ListInput {
  af_pagesize: number;
  af_querycondition: { state?: string };
}

type Fake = ReturnType<typeof portalWith>;

function start(tabState?: unknown, items: readonly object[] = [], prepare: (fake: Fake) => void = () => undefined) {
  const fake = portalWith(sharedTexts, processTexts, texts);
  fake.tabState = tabState;
  fake.answer(PATHS.flows, FLOWS);
  answerItems(fake, items);
  prepare(fake);
  const shown = renderScreen(FlowCentre, fake, '/flow');
  return { fake, ...shown };
}

describe('the flows to start', () => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('are cards by group, and open the form in a tab, which gives way to a new one', async () => {
    const { fake } = start();
    const told: [code: string, openedBefore: number][] = [];
    const stop = startRequests.subscribe((code) => told.push([code, fake.opened.length]));
    fireEvent.click(await screen.findByRole('button', { name: '发起 费用报销' }));
    stop();
    expect(told).toEqual([['expense', 0]]);
    expect(fake.opened).toEqual([{ route: '/flow?flowcode=expense', title: '费用报销' }]);
    expect(headings()).toEqual(['财务 1', '人事 1']);
  });

  test('that were started recently come first where there are many', async () => {
    start(undefined, [], (fake) => fake.answer(PATHS.flows, MANY));
    const recent = await screen.findByRole('region', { name: /最近发起/ });
    expect(recent).toHaveTextContent('请假申请上次发起：2026-11-18 09:00');
    expect(headings()).toEqual(['最近发起 1', '财务 1', '人事 1', '其他组 7']);
  });

  test('are searched by name, description and group', async () => {
    start();
    fireEvent.change(await screen.findByLabelText('关键字'), { target: { value: '差旅' } });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^发起 / })).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '没有这个' } });
    expect(screen.getByText('没有符合条件的流程')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '清除条件' }));
    expect(screen.getByRole('button', { name: '发起 费用报销' })).toBeVisible();
  });

  test('a platform without them says so, and the lists still work', async () => {
    const { fake } = start();
    act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'errors.notProvided': '此平台不提供该功能。' } }));
    fake.answer(PATHS.flows, new AppError('service', 'Not provided', { code: 'errors.notProvided', status: 404 }));
    fireEvent.click(await screen.findByRole('button', { name: '刷新' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('此平台不提供该功能。');
    answerItems(fake, [wireItem('1')]);
    fireEvent.click(screen.getByRole('tab', { name: '我发起的' }));
    expect(await screen.findByRole('button', { name: '申请 1' })).toBeVisible();
    expect(fake.tabState).toEqual({ tab: 'mine' });
  });
});

describe('what waits in the other tabs', () => {
  /** The drafts of a platform that lists these when it is asked for them. */
  const drafts = (fake: Fake, state: string) =>
    fake.answer(PATHS.list, ({ af_querycondition }: ListInput) =>
      af_querycondition.state === 'draft'
        ? { af_items: [wireItem('d', { state })], af_itemcount: 4 }
        : { af_items: [wireItem('1')], af_itemcount: 1 },
    );

  test('has the numbers of the menu, which are read again when the person comes back; drafts are counted', async () => {
    const { fake } = start(undefined, [], (prepared) => drafts(prepared, 'draft'));
    expect(screen.getByRole('tab', { name: '我发起的' })).toBeVisible();
    act(() => fake.waiting.set({ undeal: 7, returned: 2, copied: 3 }));
    expect(await screen.findByRole('tab', { name: '抄送我的（3 条未读）' })).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: '我发起的（2 条待修改）' }));
    expect(await screen.findByRole('radio', { name: '草稿（4）' })).toBeVisible();
    const counted = fake.callsOf(PATHS.list).filter(({ input }) => (input as ListInput).af_pagesize === 1);
    expect(counted).toHaveLength(1);
    const refreshes = fake.badgeRefreshes;
    fireEvent.focus(window);
    expect(fake.badgeRefreshes).toBeGreaterThan(refreshes);
  });

  test('is not counted where the platform does not know the condition', async () => {
    start({ tab: 'mine' }, [], (prepared) => drafts(prepared, 'running'));
    await screen.findByRole('button', { name: '申请 1' });
    expect(screen.getByRole('radio', { name: '草稿' })).toBeVisible();
  });
});

test('the arrow keys move between the tabs, and what was shown stays', async () => {
  start();
  fireEvent.change(await screen.findByLabelText('关键字'), { target: { value: '差旅' } });
  const first = screen.getByRole('tab', { name: '发起流程' });
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(screen.getByRole('tab', { name: '抄送我的' })).toHaveFocus();
  expect(await screen.findByText('没有抄送给您的流程')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('tab', { name: '抄送我的' }), { key: 'ArrowRight' });
  expect(screen.getByRole('tabpanel', { name: '发起流程' })).toBeVisible();
  expect(screen.getByDisplayValue('差旅')).toBeVisible();
});

describe('the processes of the person', () => {
  async function startMine(...items: readonly object[]) {
    const started = start({ tab: 'mine' }, items);
    await screen.findByRole('button', { name: '申请 1' });
    return started;
  }
  const running = wireItem('1', {
    ...{ state: 'running', version: 4, handlers: ['李娜', '张伟'] },
    actions: ['urge', 'withdraw'],
  });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  const actions = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('button')
      .map((button) => button.textContent);

  test('show state, step and holders, and offer what the platform permits now and nothing else', async () => {
    const { fake } = await startMine(
      running,
      wireItem('2', { state: 'running', actions: ['urge', 'approve', 'constructor'] }),
      wireItem('3', { state: 'running' }),
      wireItem('4', { state: 'approved', actions: 'withdraw' }),
    );
    expect(fake.callsOf(PATHS.list).map(({ input }) => input)).toContainEqual(
      expect.objectContaining({ af_querytype: 'mine', af_pagesize: 20 }),
    );
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent('审批中经理审批李娜、张伟');
    expect(rows.map(actions)).toEqual([['申请 1', '催办', '撤回'], ['申请 2', '催办'], ['申请 3'], ['申请 4']]);
  });

  test('that came back say that they wait for the applicant, and are opened to be changed', async () => {
    const { fake } = await startMine(
      wireItem('1', { state: 'returned', currentstep: '提交', actions: ['resubmit', 'cancel'] }),
      wireItem('2', { state: 'withdrawn', currentstep: '', actions: ['resubmit', 'cancel'] }),
    );
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('已退回待申请人修改');
    expect(second).toHaveTextContent('已撤回已撤回，可修改');
    expect(actions(first)).toEqual(['申请 1', '修改', '作废']);
    fake.answer(PATHS.get, wireItem('1', { steps: [], fields: [] }));
    press('修改并重新提交 申请 1');
    expect(await screen.findByRole('dialog')).toHaveTextContent('申请 1');
  });

  test('that are overdue say so beside their state', async () => {
    await startMine({ ...running, isoverdue: 1 });
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('审批中已逾期');
  });

  test('urging happens at once and names who was reminded', async () => {
    const { fake } = await startMine(running);
    fake.answer(PATHS.handle, {});
    press('催办 申请 1');
    press('催办 申请 1');
    await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已催办李娜、张伟' }]));
    expect(fake.callsOf(PATHS.handle).map(({ input }) => input)).toEqual([
      expect.objectContaining({ processid: '1', action: 'urge', version: 4, comment: '' }),
    ]);
  });

  test('withdrawing is asked about; a refusal is told and the rows are read again', async () => {
    const { fake } = await startMine(running);
    fake.confirmAnswer = false;
    press('撤回 申请 1');
    await waitFor(() =>
      expect(fake.asked).toEqual([expect.objectContaining({ title: '撤回“申请 1”？', isDanger: false })]),
    );
    expect(fake.callsOf(PATHS.handle)).toEqual([]);
    fake.confirmAnswer = true;
    fake.answer(PATHS.handle, new AppError('service', 'x', { code: 'flow.already_decided' }));
    answerItems(fake, [wireItem('1', { state: 'approved' })]);
    await act(async () => press('撤回 申请 1'));
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤回 申请 1' })).toBeNull());
    expect(fake.shown).toEqual([{ tone: 'error', text: 'flow.already_decided' }]);
  });

  test('an action whose answer was lost is repeated with the same request id', async () => {
    const { fake } = await startMine(running);
    fake.answer(PATHS.handle, new AppError('network', 'offline'));
    press('催办 申请 1');
    await waitFor(() => expect(fake.shown).toHaveLength(1));
    fake.answer(PATHS.handle, {});
    press('催办 申请 1');
    await waitFor(() => expect(fake.shown).toHaveLength(2));
    const ids = fake.callsOf(PATHS.handle).map(({ input }) => (input as { requestid: string }).requestid);
    expect(ids[0]).toBe(ids[1]);
  });

  const columnTitles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const draft = wireItem('1', { state: 'draft', flowcode: 'leave', actions: ['editdraft', 'deletedraft'] });

  async function startDrafts() {
    const started = await startMine(running);
    answerItems(started.fake, [draft]);
    fireEvent.click(screen.getByRole('radio', { name: '草稿' }));
    await screen.findByRole('button', { name: '继续填写 申请 1' });
    return started;
  }

  test('drafts are one press away, a list of their own without filters and without what only processes have', async () => {
    const { fake } = await startDrafts();
    expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '', state: 'draft' });
    expect(screen.queryByText('已按条件筛选')).toBeNull();
    expect(screen.queryByLabelText('状态')).toBeNull();
    expect(columnTitles()).toEqual(['标题', '流程', '保存时间', '金额（元）', '操作']);
    fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '差旅' } });
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '差旅', state: 'draft' }));
    fireEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '', state: 'draft' }));
    fireEvent.click(screen.getByRole('radio', { name: '已提交' }));
    await waitFor(() => expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '' }));
    expect(columnTitles()).toContain('当前步骤');
  });

  test('the columns that a person has hidden in one of the two lists stay in the other', async () => {
    const hidden = { order: [], hidden: ['kind'] };
    start({ tab: 'mine' }, [running], (fake) => fake.portal.preferences.set('columns.mine', hidden));
    await screen.findByRole('button', { name: '申请 1' });
    expect(columnTitles()).not.toContain('流程');
    fireEvent.click(screen.getByRole('radio', { name: '草稿' }));
    expect(columnTitles()).toContain('流程');
    fireEvent.click(screen.getByRole('radio', { name: '已提交' }));
    expect(columnTitles()).not.toContain('流程');
  });

  test('have one applicant, who is not offered as a keyword; several current steps are told whole on hover', async () => {
    await startMine(wireItem('1', { state: 'running', currentstep: '市场评估、财务评估' }));
    expect(screen.getByLabelText('关键字')).toHaveAttribute('placeholder', '标题或编号');
    expect(screen.getByTitle('市场评估、财务评估')).toHaveClass('step');
  });

  test('a draft is gone on with by its button and by its title, and deleted after a question', async () => {
    const { fake } = await startDrafts();
    press('继续填写 申请 1');
    press('申请 1');
    const opened = { route: '/flow?flowcode=leave&processid=1', title: '申请 1' };
    expect(fake.opened).toEqual([opened, opened]);
    fake.answer(PATHS.deleteDraft, { deleted: 1 });
    answerItems(fake, []);
    press('删除草稿 申请 1');
    expect(await screen.findByText('没有草稿')).toBeVisible();
    expect(fake.asked).toEqual([expect.objectContaining({ title: '删除草稿“申请 1”？', isDanger: true })]);
    expect(fake.callsOf(PATHS.deleteDraft)[0]?.input).toEqual({ processid: '1' });
  });
});

test('copies show whether they were read, and open beside the list', async () => {
  const items = [wireItem('1', { isread: 0 }), wireItem('2', { isread: 1 }), wireItem('3')];
  const { fake, user } = start({ tab: 'copied' }, items);
  fake.answer(PATHS.get, wireItem('1', { steps: [], fields: [] }));
  await screen.findByRole('button', { name: '申请 1' });
  const [, first, second, third] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('未读');
  expect(second).toHaveTextContent('已读');
  expect(third).not.toHaveTextContent(/已读|未读/);
  await user.click(screen.getByRole('button', { name: '申请 1' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('申请 1');
});
