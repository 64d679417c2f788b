import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { personalCentreTexts } from '../../locales/personalCentre';
import { MessagesSection } from './MessagesSection';

const UNREAD = '/api/teapi/message/message/unread';

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
