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

test('the dialog names how many and which, and sends them with one comment', async () => {
  const { fake, panel, inputs } = await openBatch();
  expect(panel).toHaveTextContent('批量同意 3 条流程');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.change(within(panel).getByLabelText('审批意见'), { target: { value: ' 同意 ' } });
  fireEvent.click(within(panel).getByRole('button', { name: '同意 3 条' }));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已同意 3 条流程' }]));
  expect(inputs()).toEqual([
    { processids: ['1', '2', '3'], action: 'approve', comment: '同意', requestid: expect.any(String) },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.badgeRefreshes).toBeGreaterThan(0);
  expect(screen.queryByText(/^已选/)).toBeNull();
  expect(fake.isDirty).toBe(false);
});

test('what was refused is told with its reason and stays selected', async () => {
  const { fake, panel } = await openBatch();
  fake.answer(PATHS.batch, {
    done: [{ processid: '1' }],
    refused: [{ processid: '2', title: '申请 2', reason: '需要签名', code: 'flow.signature_required' }],
  });
  fireEvent.click(within(panel).getByRole('button', { name: '同意 3 条' }));
  const refused = await within(panel).findByRole('list', { name: '未能同意的流程' });
  expect(panel).toHaveTextContent('已同意 1 条，2 条未能同意');
  expect(refused).toHaveTextContent('申请 2需要签名');
  // The platform said nothing about the third one.
  expect(refused).toHaveTextContent('申请 3平台没有说明原因');
  expect(screen.getByRole('checkbox', { name: '选择 申请 1' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '选择 申请 2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '选择 申请 3' })).toBeChecked();
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
