import { AppError } from '@/common/errors/appError';
import type { Message } from '@/common/messages/message';
import type { Http } from '@/services/http/http';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import type { Navigation } from '../navigation/createNavigation';
import type { ActionNotice } from '../notices/createActionNotice';
import { createAnnouncer } from './createAnnouncer';
import { createWatch } from './createWatch';

const message = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  kind: 'todo',
  kindName: '待办',
  title: `${id} 待您审批`,
  summary: '金额 3,000 元',
  sender: '李娜',
  time: '2026-11-20 09:00',
  isRead: false,
  link: { route: `/process?processid=${id}` },
  ...change,
});

/** A tab in sight is expected to read again within this time. */
const WAIT_MS = 45_000;

class FakeNotification {
  static permission: NotificationPermission = 'granted';
  static shown: FakeNotification[] = [];
  static isRefused = false;
  onclick?: () => void;
  onclose?: () => void;
  readonly close = jest.fn();
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    if (FakeNotification.isRefused) throw new TypeError('Illegal constructor');
    FakeNotification.shown.push(this);
  }
}

beforeEach(() => {
  FakeNotification.shown = [];
  FakeNotification.isRefused = false;
  globalThis.Notification = FakeNotification as unknown as typeof Notification;
});
afterEach(() => ['Notification', 'window'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

function setUp({ records = createRecords(memoryStorage()), isAllowed = false, now = Date.now } = {}) {
  const offers: ActionNotice[] = [];
  const navigation = { navigate: jest.fn(), open: jest.fn(), openRoute: jest.fn() };
  const post = jest.fn(() => Promise.resolve({}));
  const notices = {
    offer(notice: ActionNotice) {
      offers.push(notice);
      return () => undefined;
    },
    report: jest.fn(),
  };
  const refresh = jest.fn();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const watch = createWatch({ records, page, now });
  const announcer = createAnnouncer({
    http: { post } as unknown as Http,
    notices,
    navigation: navigation as unknown as Navigation,
    t: (key, params) => [key, ...Object.values(params ?? {})].join(' '),
    records,
    preferences: { get: () => isAllowed },
    page,
    watch,
    log: jest.fn(),
    refresh,
  });
  const act = async () => {
    offers.at(-1)?.onAction();
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return {
    announcer,
    watch,
    offers,
    notices,
    navigation,
    post,
    refresh,
    page,
    act,
    texts: () => offers.map(({ text }) => text),
  };
}

it('a new message is a notice with sender and title; its button opens what it is about and marks it as read', async () => {
  const { announcer, texts, navigation, post, refresh, act } = setUp();
  announcer.announce([message('a')]);
  expect(texts()).toEqual(['messages.newOne 李娜 a 待您审批']);
  await act();
  expect(navigation.openRoute).toHaveBeenCalledWith('/process?processid=a');
  expect(post).toHaveBeenCalledWith('/api/teapi/message/message/read', { messageids: ['a'] });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('a message that links to a page opens the page; one without a link opens itself', async () => {
  const { announcer, navigation, act } = setUp();
  announcer.announce([message('a', { link: { pageCode: 'order-form', linkParam: { orderid: '1' }, status: 3 } })]);
  await act();
  const opened = { pageCode: 'order-form', linkParam: { orderid: '1' }, status: 3, mode: 'tab' };
  expect(navigation.open).toHaveBeenCalledWith(opened);
  announcer.announce([message('b', { link: undefined })]);
  await act();
  expect(navigation.openRoute).toHaveBeenCalledWith('/message-detail?messageid=b');
});

it('a message without a sender is announced by its title alone', () => {
  const { announcer, texts } = setUp();
  announcer.announce([message('a', { sender: '' })]);
  expect(texts()).toEqual(['a 待您审批']);
});

it('a sender with whom the title begins is not named twice', () => {
  const { announcer, texts } = setUp();
  announcer.announce([message('a', { title: '李娜撤回了费用报销「差旅费」，您无需再处理' })]);
  expect(texts()).toEqual(['李娜撤回了费用报销「差旅费」，您无需再处理']);
});

it('a link that cannot be opened is said, and the message itself opens instead', async () => {
  const { announcer, navigation, notices, post, act } = setUp();
  const refused = new AppError('user', 'No permission');
  navigation.openRoute.mockRejectedValueOnce(refused);
  announcer.announce([message('a', { link: { route: '/login' } })]);
  await act();
  expect(notices.report).toHaveBeenCalledWith(refused);
  expect(navigation.openRoute.mock.calls).toEqual([['/login'], ['/message-detail?messageid=a']]);
  expect(post).toHaveBeenCalledWith('/api/teapi/message/message/read', { messageids: ['a'] });
});

it('several new messages are one notice, which opens the list of messages', async () => {
  const { announcer, texts, navigation, post, act } = setUp();
  announcer.announce([message('a'), message('b'), message('c')]);
  expect(texts()).toEqual(['messages.new 3']);
  await act();
  expect(navigation.navigate).toHaveBeenCalledWith('/messagemanager');
  expect(post).not.toHaveBeenCalled();
});

it('a message is announced once, in one tab of the browser', () => {
  const records = createRecords(memoryStorage());
  const [first, second] = [setUp({ records }), setUp({ records })];
  first.announcer.announce([message('a')]);
  second.announcer.announce([message('b'), message('a')]);
  second.announcer.announce([message('b')]);
  expect([first.texts(), second.texts()]).toEqual([
    ['messages.newOne 李娜 a 待您审批'],
    ['messages.newOne 李娜 b 待您审批'],
  ]);
});

describe('of two tabs of the browser', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function twoTabs({ now }: { now?: () => number } = {}) {
    const records = createRecords(memoryStorage());
    const options = { records, isAllowed: true, ...(now && { now }) };
    const [seen, hidden] = [setUp(options), setUp(options)];
    hidden.page.visibilityState = 'hidden';
    return { seen, hidden };
  }

  it('the one in sight announces, although the hidden one reads first', () => {
    const { seen, hidden } = twoTabs();
    seen.watch.noteRead();
    hidden.announcer.announce([message('a')]);
    expect([hidden.offers.length, FakeNotification.shown.length]).toEqual([0, 0]);
    seen.announcer.announce([message('a')]);
    expect(seen.texts()).toEqual(['messages.newOne 李娜 a 待您审批']);
    jest.runAllTimers();
    expect([hidden.offers.length, FakeNotification.shown.length]).toEqual([0, 0]);
  });

  it('the hidden one announces when the one in sight was closed meanwhile', () => {
    const { seen, hidden } = twoTabs();
    seen.watch.noteRead();
    hidden.announcer.announce([message('a')]);
    jest.advanceTimersByTime(WAIT_MS);
    expect(FakeNotification.shown.map(({ title }) => title)).toEqual(['a 待您审批']);
  });

  it('the hidden one announces at once when it was the last one in sight itself', () => {
    const { hidden } = twoTabs();
    hidden.page.visibilityState = 'visible';
    hidden.watch.noteRead();
    hidden.page.visibilityState = 'hidden';
    hidden.announcer.announce([message('a')]);
    expect(FakeNotification.shown).toHaveLength(1);
  });

  it('a clock that is set back does not keep the hidden one silent', () => {
    let time = 1_000_000_000;
    const { seen, hidden } = twoTabs({ now: () => time });
    seen.watch.noteRead();
    time -= 3_600_000;
    hidden.announcer.announce([message('a')]);
    expect(FakeNotification.shown).toHaveLength(1);
  });
});

it('what waits is not announced any more once the person has left the position', () => {
  jest.useFakeTimers();
  const records = createRecords(memoryStorage());
  const [other, left] = [setUp({ records }), setUp({ records })];
  other.watch.noteRead();
  left.page.visibilityState = 'hidden';
  left.announcer.announce([message('a')]);
  left.announcer.dispose();
  jest.runAllTimers();
  expect(left.offers).toEqual([]);
  jest.useRealTimers();
});

it('the browser shows the title alone while the page is hidden, if the person has allowed it', async () => {
  const { announcer, offers, page, navigation } = setUp({ isAllowed: true });
  const focus = jest.fn();
  globalThis.window = { focus } as unknown as typeof window;
  announcer.announce([message('a')]);
  expect([offers.length, FakeNotification.shown.length]).toEqual([1, 0]);
  page.visibilityState = 'hidden';
  announcer.announce([message('b')]);
  const [shown] = FakeNotification.shown;
  expect([offers.length, shown?.title, shown?.options]).toEqual([1, 'b 待您审批', { tag: 'b' }]);
  shown?.onclick?.();
  expect(focus).toHaveBeenCalledTimes(1);
  expect(shown?.close).toHaveBeenCalledTimes(1);
  expect(navigation.openRoute).toHaveBeenCalledWith('/process?processid=b');
});

it('without the permission, or where the browser refuses, a notice waits in the hidden page', () => {
  const denied = setUp();
  denied.page.visibilityState = 'hidden';
  denied.announcer.announce([message('a')]);
  expect([denied.offers.length, FakeNotification.shown.length]).toEqual([1, 0]);
  FakeNotification.isRefused = true;
  const refused = setUp({ isAllowed: true });
  refused.page.visibilityState = 'hidden';
  refused.announcer.announce([message('a')]);
  expect(refused.offers).toHaveLength(1);
});

it('what the browser shows is withdrawn when the person leaves the position', () => {
  const { announcer, page } = setUp({ isAllowed: true });
  page.visibilityState = 'hidden';
  announcer.announce([message('a'), message('b')]);
  expect(FakeNotification.shown[0]?.title).toBe('messages.new 2');
  announcer.dispose();
  expect(FakeNotification.shown[0]?.close).toHaveBeenCalledTimes(1);
});
