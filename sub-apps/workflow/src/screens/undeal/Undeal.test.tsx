import { AppError } from '@atrium/common/errors/appError';
import { act, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import Undeal from './Undeal';

const LIST = '/api/teapi/workflow/flow/getmyprocesslist';
const HANDLE = '/api/teapi/workflow/flow/handle';

const item = (processid: string, title: string) => ({
  processid,
  processname: '订单审批',
  title,
  applicant: '陈思远',
  applytime: '2026-11-20 14:05',
  currentstep: '经理审批',
  amount: 12873.1,
  status: 'running',
});
const process = (processid: string, status = 'current') => ({
  processid,
  title: `SO-${processid}`,
  processname: '订单审批',
  applicant: '陈思远',
  applytime: '2026-11-20 14:05',
  fields: [
    { title: '客户', value: '百联超市', type: 'text' },
    { title: '金额', value: 12873.1, type: 'money' },
  ],
  steps: [
    { stepid: '1', name: '提交', handlers: ['陈思远'], status: 'done', comment: '', time: '2026-11-20 14:05' },
    { stepid: '2', name: '经理审批', handlers: ['李娜', '张伟'], status, comment: '', time: '' },
  ],
  status: 'running',
  orderid: 'order-1',
});

async function start(items: readonly object[] = [item('1', 'SO-1'), item('2', 'SO-2')]) {
  const fake = portalWith(texts);
  fake.answer(LIST, { af_items: items, af_itemcount: items.length });
  fake.answer('/api/teapi/workflow/flow/getprocess', ({ processid }: { processid: string }) => process(processid));
  fake.answer(HANDLE, {});
  const shown = renderScreen(Undeal, fake, '/undeal');
  await screen.findAllByRole('button', { name: /SO-1$/ });
  return { fake, ...shown };
}
type Started = Awaited<ReturnType<typeof start>>;

async function open({ user }: Started, title = 'SO-1') {
  await user.click(screen.getByRole('button', { name: `处理 ${title}` }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText('百联超市');
  return within(panel);
}

test('pending processes are listed with amounts and loaded page by page', async () => {
  const { fake } = await start();
  expect(screen.getByRole('table', { name: '待办流程列表' })).toHaveTextContent('12,873.10');
  expect(fake.callsOf(LIST)[0]?.input).toEqual({
    af_pageindex: 1,
    af_pagesize: 20,
    af_querytype: 'undeal',
    af_querycondition: { keyword: '' },
  });
});

test('an amount that is none leaves only its own cell empty', async () => {
  const broken = ['viel', null, {}].map((amount, index) => ({ ...item(`${index + 3}`, `SO-${index + 3}`), amount }));
  await start([item('1', 'SO-1'), ...broken]);
  const rows = within(screen.getByRole('table', { name: '待办流程列表' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => /12,873\.10|—/.exec(textContent ?? '')?.[0])).toEqual([
    '12,873.10',
    '—',
    '—',
    '—',
  ]);
});

test('an opened process shows its fields, document and approvers', async () => {
  const started = await start();
  const panel = await open(started);
  expect(panel.getByText('12,873.10')).toBeVisible();
  const step = panel.getByText('经理审批').closest('li');
  expect(step).toHaveAttribute('aria-current', 'step');
  expect(step).toHaveTextContent('李娜、张伟');
  act(() => started.fake.language.set('en'));
  expect(step).toHaveTextContent('李娜, 张伟');
  act(() => started.fake.language.set('zh-CN'));
  await started.user.click(panel.getByRole('button', { name: '查看订单' }));
  expect(started.fake.opened).toEqual([expect.objectContaining({ mode: 'dialog', title: 'SO-1' })]);
});

test('approving sends the comment, takes the item off the list and leads to the next one', async () => {
  const started = await start();
  const { fake, user } = started;
  const panel = await open(started);
  await user.type(panel.getByLabelText('审批意见'), '同意发货');
  expect(fake.isDirty).toBe(true);
  fake.answer(LIST, { af_items: [item('2', 'SO-2')], af_itemcount: 1 });
  await user.click(panel.getByRole('button', { name: '同意' }));
  expect(await panel.findByText('已同意')).toBeVisible();
  expect(fake.callsOf(HANDLE)[0]?.input).toEqual({ processid: '1', action: 'approve', comment: '同意发货' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '处理 SO-1' })).toBeNull());
  expect(fake.isDirty).toBe(false);
  await user.click(panel.getByRole('button', { name: '处理下一条' }));
  expect(await panel.findByLabelText('审批意见')).toHaveValue('');
});

test('a comment that was given up can be brought back, or is offered as a draft', async () => {
  const started = await start();
  const { fake, user } = started;
  const panel = await open(started);
  await user.type(panel.getByLabelText('审批意见'), '同意发货');
  await user.click(panel.getByRole('button', { name: '关闭' }));
  expect(fake.losses).toEqual([{ title: 'SO-1', canSave: false }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => fake.undos[0]?.undo());
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByLabelText('审批意见')).toHaveValue('同意发货');

  await user.click(again.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reopened = await open(started);
  await user.click(await reopened.findByRole('button', { name: '恢复' }));
  expect(reopened.getByLabelText('审批意见')).toHaveValue('同意发货');
});

test('rejecting needs a comment', async () => {
  const started = await start();
  const panel = await open(started);
  await started.user.click(panel.getByRole('button', { name: '驳回' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('驳回时请填写意见');
  expect(started.fake.callsOf(HANDLE)).toEqual([]);
  await started.user.type(panel.getByLabelText('审批意见'), '价格不符');
  await started.user.click(panel.getByRole('button', { name: '驳回' }));
  expect(await panel.findByText('已驳回')).toBeVisible();
  expect(started.fake.callsOf(HANDLE)[0]?.input).toMatchObject({ action: 'reject', comment: '价格不符' });
});

test('while a decision is sent, its comment cannot change and its process stays open', async () => {
  const started = await start();
  const { fake, user } = started;
  let answerNow = () => undefined as void;
  fake.answer(HANDLE, () => new Promise<object>((resolve) => (answerNow = () => resolve({}))));
  const panel = await open(started);
  await user.type(panel.getByLabelText('审批意见'), '同意发货');
  await user.click(panel.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(panel.getByLabelText('审批意见')).toBeDisabled());
  await user.click(panel.getByRole('button', { name: '关闭' }));
  expect(fake.asked).toEqual([]);
  act(() => answerNow());
  expect(await panel.findByText('已同意')).toBeVisible();
});

test('a failed decision keeps the comment and shows the error', async () => {
  const started = await start();
  started.fake.answer(HANDLE, new AppError('network', 'offline'));
  const panel = await open(started);
  await started.user.type(panel.getByLabelText('审批意见'), '同意发货');
  await started.user.click(panel.getByRole('button', { name: '同意' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(
    '网络链接错误，请检查网络后重试。您填写的内容已保留，修改后可再次提交。',
  );
  expect(started.fake.shown).toEqual([{ tone: 'error', text: 'offline' }]);
  expect(panel.getByLabelText('审批意见')).toHaveValue('同意发货');
});

test('a process handled by another user is reported, and the list is refreshed', async () => {
  const started = await start();
  const { fake, user } = started;
  fake.answer(HANDLE, new AppError('service', 'x', { code: 'flow.already_handled' }));
  const panel = await open(started);
  fake.answer('/api/teapi/workflow/flow/getprocess', process('1', 'done'));
  fake.answer(LIST, { af_items: [item('2', 'SO-2')], af_itemcount: 1 });
  await user.click(panel.getByRole('button', { name: '同意' }));
  expect(await panel.findByText('该流程已结束，无需处理。')).toBeVisible();
  expect(panel.queryByRole('button', { name: '同意' })).toBeNull();
  expect(fake.shown).toEqual([{ tone: 'info', text: '该流程已被处理，已为您更新列表' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: '处理 SO-1' })).toBeNull());
});

test('an empty list shows a message', async () => {
  const { fake, user } = await start();
  fake.answer(LIST, { af_items: [], af_itemcount: 0 });
  await user.type(screen.getByLabelText('关键字'), '没有这个{Enter}');
  expect(await screen.findByText('没有符合条件的待办流程')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(await screen.findByText('没有待办流程')).toBeVisible();
});

test('on a phone the filter is behind a button and the rows are a list', async () => {
  const widen = narrowWindow();
  const { user } = await start();
  expect(screen.getByRole('list', { name: '待办流程列表' })).toHaveTextContent('陈思远');
  expect(screen.getByLabelText('关键字')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '筛选' }));
  expect(screen.getByLabelText('关键字')).toBeVisible();
  widen();
});
