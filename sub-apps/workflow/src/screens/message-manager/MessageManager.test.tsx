import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { REFRESH_MS } from '../../useReturn';
import MessageManager, { texts } from './MessageManager';

const PATH = '/api/teapi/message/message';
const wire = (messageid: string, change: object = {}) => ({
  messageid,
  kind: 'todo',
  kindname: '待办',
  title: `${messageid} 待您审批`,
  summary: '金额 3,000 元',
  sender: '李娜',
  time: '2026-11-20 09:00',
  isread: 0,
  link: { route: `/process?processid=${messageid}` },
  ...change,
});
const ITEMS = [wire('a'), wire('b', { isread: 1, kind: 'notice', kindname: '通知' }), wire('c')];

async function start({ items = ITEMS as readonly object[], route = '/messagemanager' } = {}) {
  const fake = portalWith(texts);
  fake.answer(`${PATH}/list`, { items, itemcount: items.length });
  fake.answer(`${PATH}/unread`, { todo: 2, notice: 0, system: 0, latest: [], cursor: '9' });
  fake.answer(`${PATH}/get`, ({ messageid }: { messageid: string }) => ({
    ...wire(messageid),
    content: `第一行\n<b>${messageid}</b>`,
  }));
  const left = { todo: 1, notice: 0, system: 0 };
  fake.answer(`${PATH}/read`, left);
  fake.answer(`${PATH}/delete`, left);
  const shown = renderScreen(MessageManager, fake, route);
  if (items.length > 0) await screen.findByText('a 待您审批');
  return { fake, ...shown };
}
const lastInput = (fake: Awaited<ReturnType<typeof start>>['fake'], call: string) =>
  fake.callsOf(`${PATH}/${call}`).at(-1)?.input;
const rowOf = (title: string) => screen.getByText(title).closest('tr') as HTMLElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('messages are listed with title, kind, sender, time and a word for their state', async () => {
  const { fake } = await start();
  expect(lastInput(fake, 'list')).toEqual({ kind: '', keyword: '', pageindex: 1, pagesize: 20 });
  for (const text of ['a 待您审批', '未读', '待办', '李娜', '2026-11-20 09:00'])
    expect(rowOf('a 待您审批')).toHaveTextContent(text);
  expect(rowOf('b 待您审批')).toHaveTextContent('已读');
});

test('the title has the room that the other columns leave, and the beginning of the content as its tooltip', async () => {
  const { container } = await start();
  const free = [...container.querySelectorAll('col')].flatMap((col, index) => (col.style.width === '' ? [index] : []));
  expect(free.map((index) => screen.getAllByRole('columnheader')[index]?.textContent)).toEqual(['标题']);
  expect(button('a 待您审批')).toHaveAttribute('title', 'a 待您审批\n金额 3,000 元');
});

test('a kind names how many of it are unread; choosing one lists it', async () => {
  const { fake } = await start();
  const kinds = await screen.findByRole('radiogroup', { name: '消息类型' });
  await within(kinds).findByRole('radio', { name: '待办，2 条未读' });
  expect(within(kinds).getByRole('radio', { name: '通知' })).not.toBeChecked();
  fireEvent.click(within(kinds).getByRole('radio', { name: '待办，2 条未读' }));
  await waitFor(() => expect(lastInput(fake, 'list')).toMatchObject({ kind: 'todo', pageindex: 1 }));
});

test('the route may choose the kind', async () => {
  const { fake } = await start({ route: '/messagemanager?kind=system' });
  expect(lastInput(fake, 'list')).toMatchObject({ kind: 'system' });
});

test('the route may ask for the unread ones of a kind, as the bell does', async () => {
  const { fake } = await start({ route: '/messagemanager?kind=todo&unread=1' });
  expect(lastInput(fake, 'list')).toMatchObject({ kind: 'todo', unread: 1 });
});

test('messages are searched by keyword', async () => {
  const { fake } = await start();
  fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '报销' } });
  fireEvent.click(button('查询'));
  await waitFor(() => expect(lastInput(fake, 'list')).toMatchObject({ keyword: '报销' }));
});

test('a message opens beside the list as plain text, is read thereby, and opens what it is about', async () => {
  const { fake } = await start();
  fireEvent.click(button('a 待您审批'));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(/第一行/)).toHaveTextContent('第一行 <b>a</b>');
  await waitFor(() => expect(fake.badgeRefreshes).toBe(1));
  await waitFor(() => expect(fake.callsOf(`${PATH}/list`)).toHaveLength(2));
  fireEvent.click(panel.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(fake.opened).toEqual([{ route: '/process?processid=a' }]));
});

test('the panel walks through the list and says where it ends', async () => {
  await start();
  fireEvent.click(button('a 待您审批'));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText(/第一行/);
  expect(panel.getByRole('button', { name: /上一条/ })).toHaveAccessibleDescription('已是第一条');
  fireEvent.click(panel.getByRole('button', { name: '下一条' }));
  expect(await panel.findByText(/<b>b<\/b>/)).toBeVisible();
});

test('selected messages are marked as read', async () => {
  const { fake } = await start();
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 b 待您审批' }));
  expect(button('标为已读')).toHaveAccessibleDescription('所选消息都已读');
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 a 待您审批' }));
  fireEvent.click(button('标为已读'));
  await waitFor(() => expect(lastInput(fake, 'read')).toEqual({ messageids: ['a'] }));
  await waitFor(() => expect(screen.queryByText('已选 2 条')).toBeNull());
  expect(fake.badgeRefreshes).toBe(1);
});

test('all messages of the chosen kind are marked as read', async () => {
  const { fake } = await start();
  fireEvent.click(await screen.findByRole('radio', { name: '待办，2 条未读' }));
  fireEvent.click(button('全部标为已读'));
  await waitFor(() => expect(lastInput(fake, 'read')).toEqual({ kind: 'todo', all: 1 }));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已标为已读' }]));
  fireEvent.click(screen.getByRole('radio', { name: '通知' }));
  expect(button(/^全部标为已读/)).toHaveAccessibleDescription('没有未读消息');
});

test('messages are deleted after a question; a declined one deletes nothing', async () => {
  const { fake } = await start();
  fake.confirmAnswer = false;
  fireEvent.click(within(rowOf('a 待您审批')).getByRole('button', { name: '删除 a 待您审批' }));
  await waitFor(() => expect(fake.asked).toMatchObject([{ title: '删除 1 条消息？', isDanger: true }]));
  expect(fake.callsOf(`${PATH}/delete`)).toEqual([]);
  fake.confirmAnswer = true;
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 a 待您审批' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 c 待您审批' }));
  fireEvent.click(button('删除'));
  await waitFor(() => expect(lastInput(fake, 'delete')).toEqual({ messageids: ['a', 'c'] }));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已删除 2 条消息' }]));
});

test('a refused deletion is reported, and the selection stays', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/delete`, new AppError('service', 'x', { code: 'server.error' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 a 待您审批' }));
  fireEvent.click(button('删除'));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'error', text: 'server.error' }]));
  expect(screen.getByText('已选 1 条')).toBeVisible();
});

test('an unread row can be marked as read, a read one only be deleted', async () => {
  const { fake } = await start();
  expect(within(rowOf('b 待您审批')).queryByRole('button', { name: /标为已读/ })).toBeNull();
  fireEvent.click(button('标为已读：a 待您审批'));
  await waitFor(() => expect(lastInput(fake, 'read')).toEqual({ messageids: ['a'] }));
});

test('an empty message centre says what appears there', async () => {
  await start({ items: [] });
  expect(await screen.findByText('没有消息')).toBeVisible();
});

test('a platform without messages says so', async () => {
  const fake = portalWith(texts, { 'zh-CN': { 'errors.notProvided': '此平台不提供该功能。' } });
  const failure = new AppError('service', 'Not Found', { code: 'errors.notProvided', status: 404 });
  fake.answer(`${PATH}/list`, failure);
  fake.answer(`${PATH}/unread`, failure);
  renderScreen(MessageManager, fake, '/messagemanager');
  expect(await screen.findByRole('alert')).toHaveTextContent('此平台不提供该功能。');
});

test('on a phone the messages are cards that say whether they are unread', async () => {
  const widen = narrowWindow();
  await start();
  expect(screen.getByRole('list', { name: '消息列表' })).toHaveTextContent('a 待您审批未读');
  widen();
});

describe('the list follows the platform', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const later = () => act(() => jest.advanceTimersByTimeAsync(REFRESH_MS));
  const titles = () =>
    screen.getAllByRole('button', { name: /^. 待您审批$/ }).map(({ textContent }) => textContent?.[0]);
  const arrive = (fake: Awaited<ReturnType<typeof start>>['fake']) =>
    fake.answer(`${PATH}/list`, { items: [wire('d'), ...ITEMS], itemcount: 4 });

  test('messages in sight are read again every minute, with the numbers of the kinds', async () => {
    const { fake } = await start();
    arrive(fake);
    fake.answer(`${PATH}/unread`, { todo: 3, notice: 0, system: 0 });
    await later();
    expect(titles()).toEqual(['d', 'a', 'b', 'c']);
    expect(await screen.findByRole('radio', { name: '待办，3 条未读' })).toBeVisible();
    expect(fake.badgeRefreshes).toBe(1);
  });

  test('they do not move while the person works with them: a button shows the new ones', async () => {
    const { fake } = await start();
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 a 待您审批' }));
    arrive(fake);
    await later();
    expect(titles()).toEqual(['a', 'b', 'c']);
    fireEvent.click(screen.getByRole('button', { name: '列表有变化，点击更新' }));
    await waitFor(() => expect(titles()).toEqual(['d', 'a', 'b', 'c']));
    expect(screen.getByRole('checkbox', { name: '选择 a 待您审批' })).toBeChecked();
  });

  test('they are read again when the person comes back, and an answer without a change changes nothing', async () => {
    const { fake } = await start();
    fireEvent.focus(window);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect([fake.callsOf(`${PATH}/list`).length, fake.badgeRefreshes]).toEqual([2, 0]);
    arrive(fake);
    fireEvent.focus(window);
    await waitFor(() => expect(titles()).toEqual(['d', 'a', 'b', 'c']));
  });
});
