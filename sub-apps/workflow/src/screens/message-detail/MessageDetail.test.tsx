import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import MessageDetail, { texts } from './MessageDetail';

const GET = '/api/teapi/message/message/get';
const detail = (messageid: string, change: object = {}) => ({
  messageid,
  kind: 'system',
  kindname: '系统公告',
  title: `公告 ${messageid}`,
  sender: '综合管理部',
  time: '2026-11-20 09:00',
  isread: 1,
  content: '各位同事：\n<script>alert(1)</script>',
  newerid: '',
  olderid: '2',
  ...change,
});

function start(answer: unknown = detail('1'), route = '/message-detail?messageid=1') {
  const fake = portalWith(texts);
  fake.answer(GET, answer);
  return { fake, ...renderScreen(MessageDetail, fake, route) };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the message is shown with its facts as plain text, and the numbers of unread ones are read again', async () => {
  const { fake, container } = start();
  expect(await screen.findByRole('heading', { name: '公告 1' })).toBeVisible();
  expect(screen.getByText('系统公告 · 综合管理部 · 2026-11-20 09:00')).toBeVisible();
  expect(screen.getByText(/各位同事/).textContent).toBe('各位同事：\n<script>alert(1)</script>');
  expect(container.querySelector('script')).toBeNull();
  expect([fake.title, fake.badgeRefreshes]).toEqual(['公告 1', 1]);
});

test('the next message takes its place, also after a reload; the first one has none before', async () => {
  const { fake } = start();
  expect(await button(/上一条/)).toHaveAccessibleDescription('已是第一条');
  fake.answer(GET, detail('2', { newerid: '1', olderid: '' }));
  fireEvent.click(await button('下一条'));
  expect(await screen.findByRole('heading', { name: '公告 2' })).toBeVisible();
  expect(fake.callsOf(GET).map(({ input }) => input)).toEqual([{ messageid: '1' }, { messageid: '2' }]);
  expect(await button(/下一条/)).toHaveAccessibleDescription('已是最后一条');
  expect(fake.tabState).toEqual({ messageId: '2' });
});

test('what the message is about opens: a page with its parameters, or a screen', async () => {
  const { fake } = start(detail('1', { link: { pagecode: 'order-form', linkparam: { orderid: '7' }, status: 3 } }));
  fireEvent.click(await button('打开'));
  await waitFor(() =>
    expect(fake.opened).toEqual([{ pageCode: 'order-form', linkParam: { orderid: '7' }, status: 3, mode: 'tab' }]),
  );
});

test.each([
  [undefined],
  [{ route: 'javascript:alert(1)' }],
  [{ route: '//evil.example/x' }],
  [{ route: '/\\evil.example/x' }],
  [{ route: 'https://evil.example/x' }],
  [{ linkparam: { orderid: '7' } }],
])('a message without a link of the product (%p) has no such button', async (link) => {
  start(detail('1', { link }));
  await button('下一条');
  expect(screen.queryByRole('button', { name: '打开' })).toBeNull();
});

test.each([
  ['does not exist', new AppError('service', 'x', { code: 'message.not_found', status: 404 }), '?messageid=9'],
  ['was not named', detail('1'), ''],
])('a message that %s says so and leads to the list', async (_case, answer, query) => {
  const { fake } = start(answer, `/message-detail${query}`);
  expect(await screen.findByText('消息不存在')).toBeVisible();
  fireEvent.click(await button('查看全部消息'));
  expect(fake.opened).toEqual([{ route: '/messagemanager', title: undefined }]);
});

test('a message that could not be read is read again on demand', async () => {
  const { fake } = start(new AppError('network', 'lost'));
  expect(await screen.findByRole('alert')).toBeVisible();
  fake.answer(GET, detail('1'));
  fireEvent.click(await button('重试'));
  expect(await screen.findByRole('heading', { name: '公告 1' })).toBeVisible();
});
