import { screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { answerItems, conditionsOf, PATHS, wireItem } from '../../lists/testProcesses';
import { texts as sharedTexts } from '../../locales';
import { processTexts } from '../../locales/process';
import Dealed, { texts } from './Dealed';

async function start(items: readonly object[]) {
  const fake = portalWith(sharedTexts, processTexts, texts);
  answerItems(fake, items);
  const shown = renderScreen(Dealed, fake, '/dealed');
  await screen.findByRole('button', { name: '申请 1' });
  return { fake, ...shown };
}

const HANDLED = { handletime: '2026-11-20 09:30', myaction: 'approve', myactionname: '同意' };

test('a decided process shows what the person did and when, its state now and who holds it', async () => {
  const { fake } = await start([
    wireItem('1', { ...HANDLED, state: 'running', statename: '审批中', handlers: ['李娜'] }),
    wireItem('2', { ...HANDLED, myaction: 'reject', myactionname: '驳回', state: 'rejected' }),
  ]);
  expect(fake.callsOf(PATHS.list)[0]?.input).toMatchObject({ af_querytype: 'dealed' });
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('同意2026-11-20 09:30审批中经理审批李娜');
  // A platform that names no state has it in the client's words.
  expect(second).toHaveTextContent('驳回2026-11-20 09:30已驳回');
});

test('the list is filtered by state, and says so when nothing is left', async () => {
  const { fake, user } = await start([wireItem('1', HANDLED)]);
  await user.click(screen.getByLabelText('状态'));
  await user.click(await screen.findByTitle('已通过'));
  answerItems(fake, []);
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('没有符合条件的已办流程')).toBeVisible();
  expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '', state: 'approved' });
});

test('its details open beside the list, without any action that the platform does not offer', async () => {
  const { fake, user } = await start([wireItem('1', HANDLED)]);
  fake.answer(PATHS.get, wireItem('1', { state: 'approved', steps: [], fields: [], actions: [] }));
  await user.click(screen.getByRole('button', { name: '申请 1' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('申请 1');
  await waitFor(() => expect(fake.callsOf(PATHS.get)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
});
