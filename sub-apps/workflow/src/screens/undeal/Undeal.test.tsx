import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { answerItems, conditionsOf, PATHS, wireItem } from '../../lists/testProcesses';
import { texts as sharedTexts } from '../../locales';
import { processTexts } from '../../locales/process';
import Undeal, { texts } from './Undeal';

async function start(items: readonly object[] = [wireItem('1', { amount: 12873.1 }), wireItem('2')]) {
  const fake = portalWith(sharedTexts, processTexts, texts);
  answerItems(fake, items);
  const shown = renderScreen(Undeal, fake, '/undeal');
  await screen.findByRole('button', { name: '处理 申请 1' });
  return { fake, ...shown };
}

const table = () => screen.getByRole('table', { name: '待办流程列表' });
const rowOf = (title: string) => {
  const row = screen.getByRole('button', { name: `处理 ${title}` }).closest('tr');
  if (!row) throw new Error(`no row of ${title}`);
  return row;
};

test('pending processes are listed and loaded page by page, with the condition of the specification only', async () => {
  const { fake } = await start();
  expect(table()).toHaveTextContent('12,873.10');
  expect(fake.callsOf(PATHS.list)[0]?.input).toEqual({
    af_pageindex: 1,
    af_pagesize: 20,
    af_querytype: 'undeal',
    af_querycondition: { keyword: '' },
  });
});

test('a process is read while the mouse rests on its button, and its panel does not ask again', async () => {
  const { fake, user } = await start();
  fake.answer(PATHS.get, wireItem('1', { steps: [], fields: [], actions: [] }));
  const button = screen.getByRole('button', { name: '处理 申请 1' });
  await user.hover(button);
  await waitFor(() => expect(fake.callsOf(PATHS.get)).toHaveLength(1));
  await user.click(button);
  await screen.findByRole('dialog', { name: '申请 1' });
  expect(fake.callsOf(PATHS.get).map(({ input }) => input)).toEqual([{ processid: '1' }]);
});

test('what a platform does not tell, or tells wrongly, leaves only its own cell empty', async () => {
  const wrong = { amount: 'viel', handlers: 'x', isoverdue: {}, dueat: null, state: 'odd', version: [] };
  await start([wireItem('1', { amount: 12873.1 }), wireItem('2', wrong), { title: '没有编号' }]);
  expect(within(table()).getAllByRole('row')).toHaveLength(3);
  expect(rowOf('申请 2')).toHaveTextContent(/—.*—/);
  expect(rowOf('申请 2')).toHaveTextContent('陈思远');
});

test('an overdue process says so in a word beside its time; that the person holds it needs no column', async () => {
  const due = { dueat: '2026-11-19 18:00', isoverdue: 1, handlers: ['李娜', '张伟'] };
  await start([wireItem('1', due), wireItem('2', { dueat: '2026-11-22 18:00', isoverdue: 0 })]);
  expect(rowOf('申请 1')).toHaveTextContent('已逾期2026-11-19 18:00');
  expect(screen.queryByRole('columnheader', { name: '当前处理人' })).toBeNull();
  expect(rowOf('申请 2')).toHaveTextContent('2026-11-22 18:00');
  expect(rowOf('申请 2')).not.toHaveTextContent('已逾期');
});

test('a process that is back with the person waits to be changed, not for a step of the flow', async () => {
  await start([wireItem('1', { state: 'returned', currentstep: '提交' }), wireItem('2')]);
  expect(rowOf('申请 1')).toHaveTextContent('待申请人修改');
  expect(rowOf('申请 1')).not.toHaveTextContent('提交');
});

test('a filter of ours is sent only when it is used, and a cleared one no longer counts', async () => {
  const { fake, user } = await start();
  await user.click(screen.getByLabelText('处理时限'));
  await user.click(await screen.findByTitle('仅看已逾期'));
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '', overdue: 1 }));
  answerItems(fake, []);
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(await screen.findByText('没有待办流程')).toBeVisible();
  expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '' });
});

test('the filter by flow offers the flows of the list also where the platform tells no others', async () => {
  const { fake, user } = await start([wireItem('1', { flowcode: 'expense' }), wireItem('2', { flowcode: 'expense' })]);
  fake.answer(PATHS.flows, new Error('404'));
  await user.click(screen.getByLabelText('流程'));
  // The first two are the cells of the table.
  await waitFor(() => expect(screen.getAllByTitle('费用报销')).toHaveLength(3));
  await user.click(screen.getAllByTitle('费用报销')[2] ?? document.body);
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(conditionsOf(fake).at(-1)).toEqual({ keyword: '', flowcode: 'expense' }));
});

test('an empty list says so, and differently when filters have left everything out', async () => {
  const { fake, user } = await start();
  answerItems(fake, []);
  fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '没有这个' } });
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('没有符合条件的待办流程')).toBeVisible();
});

test('on a phone the filters are behind a button and the rows are cards', async () => {
  const widen = narrowWindow();
  const fake = portalWith(sharedTexts, processTexts, texts);
  answerItems(fake, [wireItem('1', { dueat: '2026-11-19 18:00', isoverdue: 1 })]);
  renderScreen(Undeal, fake, '/undeal');
  const list = await screen.findByRole('list', { name: '待办流程列表' });
  await waitFor(() => expect(list).toHaveTextContent('陈思远'));
  expect(list).toHaveTextContent('已逾期');
  expect(screen.getByLabelText('关键字')).not.toBeVisible();
  widen();
});

test('J and K walk through the rows from anywhere but fields, and Enter opens one', async () => {
  const { fake } = await start();
  fake.answer(PATHS.get, { processid: '2', title: '申请 2', fields: [], steps: [] });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(rowOf('申请 1')).toHaveFocus();
  fireEvent.keyDown(rowOf('申请 1'), { key: 'j' });
  expect(rowOf('申请 2')).toHaveFocus();
  fireEvent.keyDown(rowOf('申请 2'), { key: 'j' });
  expect(rowOf('申请 2')).toHaveFocus();
  fireEvent.keyDown(rowOf('申请 2'), { key: 'k' });
  expect(rowOf('申请 1')).toHaveFocus();
  const keyword = screen.getByLabelText('关键字');
  act(() => keyword.focus());
  fireEvent.keyDown(keyword, { key: 'j' });
  expect(keyword).toHaveFocus();
  fireEvent.keyDown(rowOf('申请 2'), { key: 'Enter' });
  expect(await screen.findByRole('dialog')).toHaveTextContent('申请 2');
});

test('approving an opened process takes it off the list, refreshes the numbers in the menu and leads to the next one', async () => {
  const { fake, user } = await start();
  fake.answer(PATHS.get, ({ processid }: { processid: string }) => ({
    ...wireItem(processid),
    ...{ state: 'running', version: 1, actions: ['approve', 'reject'], task: { taskid: 't', nodeid: 'n' } },
    steps: [{ stepid: '1', name: '经理审批', handlers: ['张伟'], status: 'current' }],
  }));
  fake.answer(PATHS.handle, {});
  await user.click(screen.getByRole('button', { name: '处理 申请 1' }));
  const panel = within(await screen.findByRole('dialog'));
  const approve = await panel.findByRole('button', { name: '同意' });
  answerItems(fake, [wireItem('2')]);
  await user.click(approve);
  await waitFor(() => expect(screen.queryByRole('button', { name: '处理 申请 1' })).toBeNull());
  expect(fake.badgeRefreshes).toBeGreaterThan(0);
  await user.click(await panel.findByRole('button', { name: '处理下一条' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('申请 2');
});

describe('the list follows the platform', () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const titles = () =>
    screen.getAllByRole('button', { name: /^处理 / }).map((button) => button.getAttribute('aria-label'));
  const later = () => act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));

  test('it is read again when the window gets the focus', async () => {
    const { fake } = await start();
    answerItems(fake, [wireItem('3'), wireItem('1')]);
    fireEvent.focus(window);
    await waitFor(() => expect(titles()).toEqual(['处理 申请 3', '处理 申请 1']));
    expect(fake.callsOf(PATHS.list).at(-1)?.isFresh).toBe(true);
  });

  test('it is read again every minute, and rows that are not used move', async () => {
    const { fake } = await start();
    answerItems(fake, [wireItem('3'), wireItem('1'), wireItem('2')]);
    await later();
    expect(titles()).toEqual(['处理 申请 3', '处理 申请 1', '处理 申请 2']);
    // The number in the menu is out of date as well.
    expect(fake.badgeRefreshes).toBe(1);
  });

  test('rows do not move while some are selected: a button shows the changes and the selection stays', async () => {
    const { fake } = await start();
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 申请 2' }));
    answerItems(fake, [wireItem('3'), { ...wireItem('1'), title: '申请 1（改）' }, wireItem('2')]);
    await later();
    // What has changed of a row is no reason to wait.
    expect(titles()).toEqual(['处理 申请 1（改）', '处理 申请 2']);
    fireEvent.click(screen.getByRole('button', { name: '列表有变化，点击更新' }));
    await waitFor(() => expect(titles()).toEqual(['处理 申请 3', '处理 申请 1（改）', '处理 申请 2']));
    expect(screen.getByRole('checkbox', { name: '选择 申请 2' })).toBeChecked();
    expect(screen.queryByRole('button', { name: '列表有变化，点击更新' })).toBeNull();
  });

  test('a change within a row is shown at once, also while rows are selected', async () => {
    const { fake } = await start();
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 申请 2' }));
    answerItems(fake, [wireItem('1'), wireItem('2', { currentstep: '总监审批' })]);
    await later();
    expect(rowOf('申请 2')).toHaveTextContent('总监审批');
  });

  test('a failure in the background leaves the list as it is', async () => {
    const { fake } = await start();
    fake.answer(PATHS.list, new Error('offline'));
    await later();
    expect(titles()).toHaveLength(2);
    expect(fake.shown).toEqual([]);
  });

  test('a list in a tab that is not in sight is left alone', async () => {
    const { fake, container } = await start();
    container.setAttribute('hidden', '');
    const count = fake.callsOf(PATHS.list).length;
    await later();
    expect(fake.callsOf(PATHS.list)).toHaveLength(count);
  });
});
