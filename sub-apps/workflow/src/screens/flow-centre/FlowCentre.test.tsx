import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { answerItems, conditionsOf, PATHS, wireItem } from '../../lists/testProcesses';
import { texts as sharedTexts } from '../../locales';
import { processTexts } from '../../locales/process';
import FlowCentre, { texts } from './FlowCentre';

const FLOWS = [
  { flowcode: 'expense', flowname: '费用报销', description: '差旅与招待', group: '财务', icon: 'money' },
  { flowcode: 'leave', flowname: '请假申请', description: '', group: '人事', laststarted: '2026-11-18 09:00' },
  { flowname: '没有编码' },
];

function start(tabState?: unknown, items: readonly object[] = []) {
  const fake = portalWith(sharedTexts, processTexts, texts);
  fake.tabState = tabState;
  fake.answer(PATHS.flows, FLOWS);
  answerItems(fake, items);
  const shown = renderScreen(FlowCentre, fake, '/flow');
  return { fake, ...shown };
}

describe('the flows to start', () => {
  test('are cards by group, the recently started ones first, and open the form in a tab', async () => {
    const { fake } = start();
    const recent = await screen.findByRole('region', { name: /最近发起/ });
    expect(recent).toHaveTextContent('请假申请上次发起：2026-11-18 09:00');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '最近发起 1',
      '财务 1',
      '人事 1',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '发起 费用报销' }));
    expect(fake.opened).toEqual([{ route: '/flow?flowcode=expense', title: '费用报销' }]);
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
  const running = wireItem('1', { state: 'running', version: 4, handlers: ['李娜', '张伟'] });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('show state, step and holders, and offer what their state allows', async () => {
    const { fake } = await startMine(
      running,
      wireItem('2', { state: 'withdrawn' }),
      wireItem('3', { state: 'approved' }),
    );
    expect(fake.callsOf(PATHS.list)[0]?.input).toMatchObject({ af_querytype: 'mine' });
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('审批中经理审批李娜、张伟');
    const actions = (row: HTMLElement | undefined) =>
      within(row ?? document.body)
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(actions(first)).toEqual(['申请 1', '催办', '撤回']);
    expect(actions(second)).toEqual(['申请 2', '作废']);
    expect(actions(third)).toEqual(['申请 3']);
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

  test('drafts are one press away', async () => {
    const { fake } = await startMine(running);
    answerItems(fake, [wireItem('1', { state: 'draft', flowcode: 'leave' })]);
    fireEvent.click(screen.getByRole('radio', { name: '草稿' }));
    expect(await screen.findByRole('button', { name: '继续填写 申请 1' })).toBeVisible();
    expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '', state: 'draft' });
  });

  test('a draft is gone on with by its button and by its title, and deleted after a question', async () => {
    const { fake } = await startMine(wireItem('1', { state: 'draft', flowcode: 'leave' }));
    press('继续填写 申请 1');
    press('申请 1');
    const opened = { route: '/flow?flowcode=leave&processid=1', title: '申请 1' };
    expect(fake.opened).toEqual([opened, opened]);
    fake.answer(PATHS.deleteDraft, {});
    answerItems(fake, []);
    press('删除草稿 申请 1');
    expect(await screen.findByText('您还没有发起过流程')).toBeVisible();
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
