import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { answerItems, PATHS, wireItem } from '../../lists/testProcesses';
import { texts as sharedTexts } from '../../locales';
import Undeal, { texts } from './Undeal';

interface BatchInput {
  processids: string[];
  comment: string;
  requestid: string;
}

const allDone = ({ processids }: BatchInput) => ({ done: processids.map((processid) => ({ processid })), refused: [] });

async function openBatch(items: readonly object[] = [wireItem('1'), wireItem('2'), wireItem('3')]) {
  const fake = portalWith(sharedTexts, texts);
  answerItems(fake, items);
  fake.answer(PATHS.batch, allDone);
  const shown = renderScreen(Undeal, fake, '/undeal');
  await screen.findByRole('checkbox', { name: '选择 申请 1' });
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  fireEvent.click(screen.getByRole('button', { name: '批量同意' }));
  const panel = await screen.findByRole('dialog');
  const inputs = () => fake.callsOf(PATHS.batch).map(({ input }) => input as BatchInput);
  return { fake, panel, inputs, ...shown };
}

const AMOUNTS = [
  wireItem('1', { amount: 4800.5 }),
  wireItem('2', { amount: 300, applicant: '王芳', processname: '折扣审批' }),
  wireItem('3', { amount: 'viel' }),
];
const listNamed = (panel: HTMLElement, name: string) => within(panel).findByRole('list', { name });
const send = (panel: HTMLElement, name: string) => fireEvent.click(within(panel).getByRole('button', { name }));
const say = (panel: HTMLElement, comment: string) =>
  fireEvent.change(within(panel).getByLabelText(/审批意见/), { target: { value: comment } });

test('what is about to be approved is named with flow, applicant and amount, and sent with one comment', async () => {
  const { fake, panel, inputs } = await openBatch(AMOUNTS);
  expect(panel).toHaveTextContent('批量同意 3 条流程');
  const items = within(await listNamed(panel, '将一并同意的流程')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '申请 14,800.50费用报销 · 陈思远',
    '申请 2300.00折扣审批 · 王芳',
    '申请 3费用报销 · 陈思远',
  ]);
  expect(panel).toHaveTextContent('合计 5,100.50（2 条有金额）');
  say(panel, ' 同意 ');
  send(panel, '同意 3 条');
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已同意 3 条流程' }]));
  expect(inputs()).toEqual([
    { processids: ['1', '2', '3'], action: 'approve', comment: '同意', requestid: expect.any(String) },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.badgeRefreshes).toBeGreaterThan(0);
  expect(screen.queryByText(/^已选/)).toBeNull();
  expect(fake.isDirty).toBe(false);
});

describe('before it is sent', () => {
  test('what needs a signature or a choice is left out and can be opened; it stays in the panel at the end', async () => {
    const { fake, panel, inputs } = await openBatch([
      wireItem('1'),
      wireItem('2', { needssignature: 1, needscomment: 1 }),
      wireItem('3', { haschoices: 1 }),
    ]);
    const single = await listNamed(panel, '需逐条处理');
    expect(single).toHaveTextContent('需要签名');
    expect(single).toHaveTextContent('需要填写或选择内容');
    // The comment of what is left out is not asked for here.
    expect(within(panel).getByLabelText('审批意见')).toBeVisible();
    fireEvent.click(within(single).getByRole('button', { name: '打开 申请 2' }));
    expect(fake.opened).toEqual([{ route: '/process?processid=2', title: '申请 2' }]);
    send(panel, '同意 1 条');
    expect(await listNamed(panel, '已同意的流程')).toHaveTextContent('申请 1');
    expect(inputs().map(({ processids }) => processids)).toEqual([['1']]);
    expect(panel).toHaveTextContent('以下 2 条不能批量同意，请打开后处理：');
  });

  test('nothing can be sent when everything has to be handled one by one, and the button says so', async () => {
    const { panel, inputs } = await openBatch([wireItem('1', { haschoices: 1 })]);
    const button = within(panel).getByRole('button', { name: /^同意 0 条/ });
    expect(button).toHaveAccessibleDescription('所选流程都需要逐条处理');
    fireEvent.click(button);
    expect(inputs()).toEqual([]);
    expect(within(panel).queryByLabelText(/审批意见/)).toBeNull();
  });

  test('a comment that a step demands is required, with the reason', async () => {
    const { panel, inputs } = await openBatch([wireItem('1', { needscomment: 1 }), wireItem('2')]);
    const field = within(panel).getByLabelText('审批意见（必填）');
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('1 条流程的审批步骤要求填写意见；意见将写入每一条流程。');
    expect(await listNamed(panel, '将一并同意的流程')).toHaveTextContent('申请 1费用报销 · 陈思远需填写意见');
    say(panel, '  ');
    send(panel, '同意 2 条');
    expect(await within(panel).findByRole('alert')).toHaveTextContent('请填写审批意见');
    expect(field).toHaveFocus();
    expect(inputs()).toEqual([]);
    say(panel, '同意');
    send(panel, '同意 2 条');
    await waitFor(() => expect(inputs()).toHaveLength(1));
  });
});

describe('what was refused', () => {
  const refusing = (...refused: readonly object[]) => ({ done: [{ processid: '1' }], refused });

  test('stays in the panel with its reason, can be opened, and stays selected; what was approved remains listed', async () => {
    const { fake, panel } = await openBatch();
    const handled = { processid: '2', title: '申请 2', reason: '已被他人处理', code: 'flow.already_handled' };
    fake.answer(PATHS.batch, refusing(handled));
    send(panel, '同意 3 条');
    const refused = await listNamed(panel, '未能同意的流程');
    expect(panel).toHaveTextContent('已同意 1 条，2 条未能同意，仍保持选中。');
    expect(refused).toHaveTextContent('申请 2费用报销 · 陈思远打开已被他人处理');
    // The platform said nothing about the third one.
    expect(refused).toHaveTextContent('申请 3费用报销 · 陈思远打开平台没有说明原因');
    expect(await listNamed(panel, '已同意的流程')).toHaveTextContent('申请 1费用报销 · 陈思远已同意');
    expect(screen.getByRole('checkbox', { name: '选择 申请 1' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: '选择 申请 2' })).toBeChecked();
    fireEvent.click(within(refused).getByRole('button', { name: '打开 申请 2' }));
    expect(fake.opened).toEqual([{ route: '/process?processid=2', title: '申请 2' }]);
  });

  test('for want of a comment gets one in the panel and is sent again, as a new request', async () => {
    const { fake, panel, inputs } = await openBatch();
    fake.answer(
      PATHS.batch,
      refusing(
        { processid: '2', title: '申请 2', reason: '请填写意见', code: 'flow.comment_required' },
        { processid: '3', title: '申请 3', reason: '需要签名', code: 'flow.signature_required' },
      ),
    );
    send(panel, '同意 3 条');
    const field = await within(panel).findByLabelText('审批意见（必填）');
    send(panel, '重试 1 条');
    expect(field).toHaveFocus();
    expect(inputs()).toHaveLength(1);
    fake.answer(PATHS.batch, allDone);
    say(panel, '价格合理');
    send(panel, '重试 1 条');
    await waitFor(async () => expect(await listNamed(panel, '已同意的流程')).toHaveTextContent('申请 2'));
    expect(inputs()[1]).toMatchObject({ processids: ['2'], comment: '价格合理' });
    expect(inputs()[1]?.requestid).not.toBe(inputs()[0]?.requestid);
    expect(panel).toHaveTextContent('已同意 2 条，1 条未能同意');
    // Nothing is left to try again.
    expect(within(panel).queryByRole('button', { name: /^重试/ })).toBeNull();
    expect(within(panel).getByText('关闭').closest('button')).toHaveFocus();
  });
});

test('a double click sends the batch once', async () => {
  const { panel, inputs, fake } = await openBatch();
  const button = within(panel).getByRole('button', { name: '同意 3 条' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(fake.shown).toHaveLength(1));
  expect(inputs()).toHaveLength(1);
});

test('a failure keeps the comment and says why; the next try repeats the same request', async () => {
  const { fake, panel, inputs } = await openBatch();
  fireEvent.change(within(panel).getByLabelText('审批意见'), { target: { value: '同意' } });
  fake.answer(PATHS.batch, new AppError('network', 'offline'));
  fireEvent.click(within(panel).getByRole('button', { name: '同意 3 条' }));
  expect(await within(panel).findByRole('alert')).toHaveTextContent('网络链接错误，请检查网络后重试。');
  expect(within(panel).getByLabelText('审批意见')).toHaveValue('同意');
  fake.answer(PATHS.batch, allDone);
  fireEvent.click(within(panel).getByRole('button', { name: '继续处理剩余 3 条' }));
  await waitFor(() => expect(inputs()).toHaveLength(2));
  expect(inputs()[1]).toEqual(inputs()[0]);
});

test('after a lost answer the comment is fixed, because the first try may have arrived with it', async () => {
  const { fake, panel } = await openBatch();
  fake.answer(PATHS.batch, new AppError('network', 'offline'));
  send(panel, '同意 3 条');
  await within(panel).findByRole('alert');
  expect(within(panel).getByLabelText('审批意见')).toHaveAttribute('readonly');
  expect(panel).toHaveTextContent('上次提交的结果未知');
  fake.answer(PATHS.batch, new AppError('service', 'x', { status: 500 }));
  send(panel, '继续处理剩余 3 条');
  await waitFor(() => expect(within(panel).getByLabelText('审批意见')).not.toHaveAttribute('readonly'));
});

test('a comment that is given up by a slip can be brought back with its processes', async () => {
  const { fake, panel } = await openBatch();
  fireEvent.change(within(panel).getByLabelText('审批意见'), { target: { value: '同意发货' } });
  expect(fake.isDirty).toBe(true);
  fireEvent.click(within(panel).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.losses).toEqual([{ title: '批量同意 3 条流程', canSave: false }]);
  act(() => fake.undos[0]?.undo());
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByLabelText('审批意见')).toHaveValue('同意发货');
  expect(again.getAllByRole('listitem')).toHaveLength(3);
});

test('a platform without this call says so in the dialog', async () => {
  const { fake, panel } = await openBatch();
  act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'errors.notProvided': '此平台不提供该功能。' } }));
  fake.answer(PATHS.batch, new AppError('service', 'Not provided', { code: 'errors.notProvided', status: 404 }));
  fireEvent.click(within(panel).getByRole('button', { name: '同意 3 条' }));
  expect(await within(panel).findByRole('alert')).toHaveTextContent('此平台不提供该功能。');
});
