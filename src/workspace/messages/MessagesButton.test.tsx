import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { onEscape } from '@/common/dom/onEscape';
import { createStore } from '@/common/store';
import { json, refuse } from '@/services/testing/fakeServer';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import type { BadgeCounts } from '../badges/badgeCounts';
import type { Badges } from '../badges/badges';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import type { SubApps } from '../runtime/contexts';
import { BadgesContext, NavigationContext, NoticesContext, SubAppsContext } from '../runtime/contexts';
import { MessagesButton } from './MessagesButton';

const PATH = '/api/teapi/message/message';
const COUNTS: BadgeCounts = { undeal: 0, messages: { todo: 7, notice: 2, system: 0 }, hasMessages: true };
const wire = (messageid: string, kind: string) => ({
  messageid,
  kind,
  title: `${messageid} 的标题`,
  sender: '李娜',
  time: '2026-11-20 09:00',
  link: { route: `/process?processid=${messageid}` },
});

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = jest.fn(() => {
    FakeNotification.permission = 'granted';
    return Promise.resolve(FakeNotification.permission);
  });
}
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => {
  FakeNotification.permission = 'default';
  globalThis.Notification = FakeNotification as unknown as typeof Notification;
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

async function show(initial: BadgeCounts = COUNTS) {
  const services = createTestServices();
  await services.i18n.loadNamespaces(['workspace', 'messages']);
  signIn(services);
  services.server.on(`${PATH}/list`, ({ body }) => {
    const { kind } = body as { kind: string };
    return { resp_data: { items: [wire(`${kind}1`, kind), wire(`${kind}2`, kind)], itemcount: 2 } };
  });
  services.server.on(`${PATH}/read`, () => json({ resp_data: {} }));
  const counts = createStore(initial);
  const refresh = jest.fn();
  const navigation = { navigate: jest.fn(), open: jest.fn(), openRoute: jest.fn() };
  const stored = new Map<string, unknown>();
  const preferences = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: unknown) => void stored.set(key, value),
  };
  const badges: Badges = { ...counts, refresh, dispose: () => undefined };
  render(
    <ServicesProvider services={services}>
      <NoticesContext value={{ report: jest.fn() } as unknown as Notices}>
        <NavigationContext value={navigation as unknown as Navigation}>
          <SubAppsContext value={{ portals: { host: { preferences } } } as unknown as SubApps}>
            <BadgesContext value={badges}>
              <MessagesButton />
            </BadgesContext>
          </SubAppsContext>
        </NavigationContext>
      </NoticesContext>
    </ServicesProvider>,
  );
  return { services, counts, refresh, navigation, stored };
}
const bell = () => screen.getByRole('button', { name: /^消息/ });
const panel = () => screen.queryByRole('dialog', { name: '消息' });
async function open() {
  fireEvent.click(bell());
  await waitFor(() => expect(panel()).toBeVisible());
}

it('the bell shows the number of unread messages and opens the latest of each kind', async () => {
  const { services } = await show();
  expect(screen.getByRole('button', { name: '消息，9 条未读' }).querySelector('[data-count="9"]')).toBeVisible();
  expect(services.server.received(`${PATH}/list`)).toEqual([]);
  await open();
  expect(await screen.findByRole('heading', { name: '待办（7）' })).toBeVisible();
  expect(screen.getByRole('button', { name: /notice2 的标题/ })).toHaveTextContent('李娜 · 2026-11-20 09:00');
  expect(services.server.received(`${PATH}/list`).map(({ body }) => body)).toEqual([
    { kind: 'todo', unread: 1, keyword: '', pageindex: 1, pagesize: 3 },
    { kind: 'notice', unread: 1, keyword: '', pageindex: 1, pagesize: 3 },
  ]);
});

it('a position without messages, or a platform without them, has no bell', async () => {
  await show({ undeal: 3, messages: undefined, hasMessages: false });
  expect(screen.queryByRole('button')).toBeNull();
});

it('a message opens what it is about, is marked as read and closes the panel', async () => {
  const { services, navigation, refresh } = await show();
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /todo1 的标题/ }));
  expect(panel()).toBeNull();
  expect(navigation.openRoute).toHaveBeenCalledWith('/process?processid=todo1');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(services.server.received(`${PATH}/read`)[0]?.body).toEqual({ messageids: ['todo1'] });
});

it('all are marked as read; then the panel says that none is unread', async () => {
  const { services, counts, refresh } = await show();
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '全部标为已读' }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(services.server.received(`${PATH}/read`)[0]?.body).toEqual({ kind: '', all: 1 });
  act(() => counts.set({ ...COUNTS, messages: { todo: 0, notice: 0, system: 0 } }));
  expect(await screen.findByText('没有未读消息')).toBeVisible();
  expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
});

it('leads to the message centre', async () => {
  const { navigation } = await show();
  await open();
  fireEvent.click(screen.getByRole('button', { name: '查看全部' }));
  expect(navigation.navigate).toHaveBeenCalledWith('/messagemanager');
  expect(panel()).toBeNull();
});

it('a kind with more messages than are shown leads to all its unread ones; one without has no such button', async () => {
  const { navigation } = await show();
  await open();
  const todo = within(await screen.findByRole('region', { name: '待办' }));
  expect(todo.getAllByRole('listitem')).toHaveLength(2);
  const more = todo.getByRole('button', { name: '查看全部待办，7 条未读' });
  expect(more).toHaveTextContent('查看全部（7）');
  expect(within(screen.getByRole('region', { name: '通知' })).queryByRole('button', { name: /^查看全部/ })).toBeNull();
  fireEvent.click(more);
  expect(navigation.navigate).toHaveBeenCalledWith('/messagemanager?kind=todo&unread=1');
  expect(panel()).toBeNull();
});

it('a message without a sender is from its kind', async () => {
  const { services } = await show({ ...COUNTS, messages: { todo: 0, notice: 0, system: 1 } });
  services.server.on(`${PATH}/list`, () => json({ resp_data: { items: [{ ...wire('a', 'system'), sender: '' }] } }));
  await open();
  expect(await screen.findByRole('button', { name: /a 的标题/ })).toHaveTextContent('系统公告 · 2026-11-20 09:00');
});

it('says why the messages could not be loaded, and loads them again', async () => {
  const { services } = await show();
  services.server.on(`${PATH}/list`, () => refuse(503));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('消息没有加载成功');
  services.server.on(`${PATH}/list`, () => json({ resp_data: { items: [wire('a', 'todo')] } }));
  fireEvent.click(screen.getByRole('button', { name: /重 ?试/ }));
  expect((await screen.findAllByRole('button', { name: /a 的标题/ }))[0]).toBeVisible();
});

it('the browser asks only after a press; the choice is kept and can be taken back', async () => {
  const { stored } = await show();
  await open();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '开启浏览器通知' }));
  fireEvent.click(await screen.findByRole('button', { name: '关闭浏览器通知' }));
  expect(await screen.findByRole('button', { name: '开启浏览器通知' })).toBeVisible();
  expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
  expect([...stored.values()]).toEqual([undefined]);
});

it('says that the browser blocks notifications', async () => {
  FakeNotification.permission = 'denied';
  await show();
  await open();
  expect(screen.getByText(/浏览器已阻止本站的通知/)).toBeVisible();
});

it('Escape closes the panel and not what is open in the page below it', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.setAttribute('aria-modal', 'true');
  const closePage = jest.fn();
  const stop = onEscape(() => page, closePage);
  await show();
  await open();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect([panel(), closePage.mock.calls]).toEqual([null, []]);
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect(closePage).toHaveBeenCalledTimes(1);
  stop();
  page.remove();
});

it('Escape closes the panel and returns the focus to the bell', async () => {
  await show();
  await open();
  expect(panel()).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(bell()).toHaveFocus();
});
