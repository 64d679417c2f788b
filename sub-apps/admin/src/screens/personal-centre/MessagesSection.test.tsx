import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { personalCentreTexts } from '../../locales/personalCentre';
import { MessagesSection } from './MessagesSection';

const UNREAD = '/api/teapi/message/message/unread';
const LIST = '/api/teapi/message/message/list';
const wire = (messageid: string, change: object = {}) => ({
  messageid,
  kind: 'todo',
  kindname: '待办',
  title: `${messageid} 待您审批`,
  time: '2026-11-20 09:00',
  isread: 0,
  ...change,
});

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = jest.fn(async () => (FakeNotification.permission = 'granted'));
}
beforeEach(() => {
  FakeNotification.permission = 'default';
  globalThis.Notification = FakeNotification as unknown as typeof Notification;
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

function start(refs: readonly string[] = ['messagemanager']) {
  const fake = portalWith(adminTexts, personalCentreTexts);
  fake.nativeFunctions = refs.map((ref) => ({ ref, code: '' }));
  fake.answer(UNREAD, { todo: 7, notice: 1, system: 0, latest: [], cursor: '1' });
  fake.answer(LIST, { items: [], itemcount: 0 });
  return { fake, show: () => renderScreen(MessagesSection, fake, '/mycentermgr') };
}

test('the unread messages are counted by kind, with the way to all messages', async () => {
  const { fake, show } = start();
  show();
  expect(await screen.findByText('待办 7 条，通知 1 条，系统公告 0 条')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '查看消息中心' }));
  expect(fake.opened).toEqual([{ route: '/messagemanager', title: undefined }]);
});

test('the browser asks for its permission only when notifications are turned on; the choice is kept', async () => {
  const { fake, show } = start();
  show();
  expect(await screen.findByText(/^未开启/)).toBeVisible();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '开启浏览器通知' }));
  expect(await screen.findByText(/^已开启/)).toBeVisible();
  expect([...fake.preferences.values()]).toEqual([true]);
  fireEvent.click(screen.getByRole('button', { name: '关闭浏览器通知' }));
  expect(await screen.findByText(/^未开启/)).toBeVisible();
  expect(fake.preferences.size).toBe(0);
});

test('notifications that the browser blocks are explained, without a button', async () => {
  FakeNotification.permission = 'denied';
  start().show();
  expect(await screen.findByText(/^浏览器已阻止本站的通知/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /浏览器通知/ })).toBeNull();
});

test('a position without messages has no such section', () => {
  const { show } = start([]);
  expect(show().container.querySelector('section')).toBeNull();
});

test('counts that could not be read are read again', async () => {
  const { fake, show } = start();
  fake.answer(UNREAD, new AppError('network', 'lost'));
  show();
  expect(await screen.findByRole('alert')).toBeVisible();
  fake.answer(UNREAD, { todo: 0, notice: 0, system: 0 });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('待办 0 条，通知 0 条，系统公告 0 条')).toBeVisible();
});

test('the latest five messages are shown with kind, time and a word for unread ones', async () => {
  const { fake, show } = start();
  const items = [
    wire('a'),
    wire('b', { kind: 'system', kindname: '', isread: 1 }),
    ...['c', 'd', 'e', 'f'].map((id) => wire(id)),
  ];
  fake.answer(LIST, { items, itemcount: 6 });
  show();
  const list = within(await screen.findByRole('list', { name: '最新消息' }));
  const rows = list.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('a 待您审批未读待办 · 2026-11-20 09:00');
  expect(rows[1]).toHaveTextContent('b 待您审批系统公告 · 2026-11-20 09:00');
  expect(fake.callsOf(LIST)[0]?.input).toEqual({ kind: '', keyword: '', pageindex: 1, pagesize: 5 });
});

test('a message is opened by the host, as the bell opens it, and the messages are read again', async () => {
  const { fake, show } = start();
  fake.answer(LIST, { items: [wire('a', { link: { route: '/process?processid=7' } })] });
  show();
  fireEvent.click(await screen.findByRole('button', { name: '打开 a 待您审批' }));
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
  expect(fake.opened).toEqual([{ messageId: 'a' }]);
});

test('a person without messages, and a platform without them, are told so', async () => {
  const { show } = start();
  const { unmount } = show();
  expect(await screen.findByText('没有消息')).toBeVisible();
  unmount();
  const other = start();
  const notProvided = new AppError('service', 'Not provided', { status: 404, code: 'errors.notProvided' });
  [UNREAD, LIST].forEach((path) => other.fake.answer(path, notProvided));
  other.fake.portal.i18n.addTexts({ 'zh-CN': { 'errors.notProvided': '此平台不提供该功能。' } });
  other.show();
  expect(await screen.findByRole('alert')).toHaveTextContent('此平台不提供该功能。');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
