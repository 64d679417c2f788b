import { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Http } from '@/services/http/http';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createWatch, WATCH_MS } from '../messages/createWatch';
import type { Navigation } from '../navigation/createNavigation';
import type { ActionNotice } from '../notices/createActionNotice';
import type { BadgeCounts } from './badgeCounts';
import { POLL_MS } from './createPolling';
import { pollBadges } from './pollBadges';

/** Whether the code that announces cannot be fetched. */
let mockIsUnreachable = false;
jest.mock('../messages/createAnnouncer', () => {
  const actual = jest.requireActual<object>('../messages/createAnnouncer');
  return {
    get createAnnouncer() {
      if (mockIsUnreachable) throw new Error('Loading chunk news failed');
      return Reflect.get(actual, 'createAnnouncer');
    },
  };
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const UNREAD = '/api/teapi/message/message/unread';
const SECOND_MS = 1_000;
const news = (id: string) => ({ messageid: id, kind: 'todo', title: `${id} 待您审批`, sender: '李娜' });

/** A platform whose messages a test adds to, and a tab that polls it. */
function start() {
  let latest: object[] = [];
  const held: (() => void)[] = [];
  let isHeld = false;
  let isRefusing = false;
  const post = jest.fn(async (path: string, body: { after?: string }) => {
    const sequence = latest.length;
    const fresh = body.after === undefined ? [] : latest.slice(Number(body.after));
    const answer = { todo: sequence, notice: 0, system: 0, latest: fresh, cursor: String(sequence) };
    if (isRefusing && path !== UNREAD) throw new AppError('service', 'Forbidden', { status: 403 });
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    return path === UNREAD ? answer : { af_items: [], af_itemcount: 0 };
  });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const offers: ActionNotice[] = [];
  const counts = createStore<BadgeCounts>({ undeal: undefined, messages: undefined, hasMessages: true });
  const isOnline = createStore(true);
  const loadTexts = jest.fn(() => Promise.resolve());
  const log = jest.fn();
  const records = createRecords(memoryStorage());
  let isOfferFailing = false;
  const polling = pollBadges({
    http: { post } as unknown as Http,
    canUse: () => true,
    counts,
    isOnline,
    page,
    notices: {
      offer(notice) {
        offers.push(notice);
        if (isOfferFailing) throw new Error('The notice cannot be shown');
        return () => undefined;
      },
      report: jest.fn(),
    },
    navigation: {} as Navigation,
    t: (key, params) => [key, ...Object.values(params ?? {})].join(' '),
    records,
    preferences: { get: () => undefined },
    loadTexts,
    log,
  });
  const otherTab = createWatch({ records, page });
  return {
    polling,
    loadTexts,
    counts,
    isOnline,
    reads: () => post.mock.calls.filter(([path]) => path === UNREAD).length,
    send: (id: string) => (latest = [...latest, news(id)]),
    texts: () => offers.map(({ text }) => text),
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    show(state: DocumentVisibilityState) {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    logged: () => log.mock.calls.map(([{ message }]: [{ message: string }]) => message),
    isSeenByOtherTabs: () => otherTab.isWatchedElsewhere(),
    failOffers: () => (isOfferFailing = true),
    refuseLists: () => (isRefusing = true),
    hold: () => (isHeld = true),
    release: () => held.forEach((resolve) => resolve()),
  };
}

it('a new message is counted and announced within 60 s, once', async () => {
  const { counts, send, texts, pass, loadTexts } = start();
  await pass(SECOND_MS);
  expect(loadTexts).not.toHaveBeenCalled();
  send('a');
  await pass(60 * SECOND_MS);
  expect(counts.get().messages?.todo).toBe(1);
  expect(texts()).toEqual(['messages.newOne 李娜 a 待您审批']);
  await pass(10 * POLL_MS);
  expect(texts()).toHaveLength(1);
});

it('a new message is announced within 60 s although the platform refuses the lists of processes for long', async () => {
  const { send, texts, pass, refuseLists } = start();
  refuseLists();
  await pass(20 * POLL_MS);
  send('a');
  await pass(60 * SECOND_MS);
  expect(texts()).toEqual(['messages.newOne 李娜 a 待您审批']);
});

it('what arrives while the tab is hidden or offline is announced at once when it is back', async () => {
  const { isOnline, send, texts, pass, show, reads } = start();
  await pass(SECOND_MS);
  show('hidden');
  send('a');
  await pass(10 * POLL_MS);
  expect([reads(), texts()]).toEqual([1, []]);
  show('visible');
  await pass(0);
  expect(texts()).toEqual(['messages.newOne 李娜 a 待您审批']);
  isOnline.set(false);
  send('b');
  await pass(10 * POLL_MS);
  expect(texts()).toHaveLength(1);
  isOnline.set(true);
  await pass(0);
  expect(texts().at(-1)).toBe('messages.newOne 李娜 b 待您审批');
});

it('a message whose announcement cannot be fetched is left to other tabs, and announced after a later read', async () => {
  const { counts, send, texts, pass, logged, isSeenByOtherTabs } = start();
  await pass(SECOND_MS);
  expect(isSeenByOtherTabs()).toBe(true);
  mockIsUnreachable = true;
  send('a');
  await pass(WATCH_MS + POLL_MS);
  expect([counts.get().messages?.todo, texts(), isSeenByOtherTabs()]).toEqual([1, [], false]);
  expect(new Set(logged())).toEqual(new Set(['The news could not be announced']));
  mockIsUnreachable = false;
  await pass(POLL_MS);
  expect([texts(), isSeenByOtherTabs()]).toEqual([['messages.newOne 李娜 a 待您审批'], true]);
});

it('the numbers are read while what announces is fetched, once; then all that is new is announced', async () => {
  const { counts, send, texts, pass, loadTexts, isSeenByOtherTabs } = start();
  await pass(SECOND_MS);
  let arrive: () => void = () => undefined;
  loadTexts.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  send('a');
  await pass(POLL_MS);
  send('b');
  await pass(2 * POLL_MS);
  expect([counts.get().messages?.todo, texts(), isSeenByOtherTabs()]).toEqual([2, [], false]);
  expect(loadTexts).toHaveBeenCalledTimes(1);
  arrive();
  await pass(1);
  expect([texts(), isSeenByOtherTabs()]).toEqual([['messages.new 2'], true]);
  await pass(2 * POLL_MS);
  expect(texts()).toHaveLength(1);
});

it('a message whose announcement goes wrong is not announced again, and the numbers are read on', async () => {
  const { send, texts, pass, logged, failOffers, reads } = start();
  await pass(SECOND_MS);
  failOffers();
  send('a');
  await pass(3 * POLL_MS);
  expect([reads(), texts().length, logged()]).toEqual([4, 1, ['The news could not be announced']]);
});

it('after a sign-out or a switch of the position nothing is read, and a late answer announces nothing', async () => {
  const { polling, send, texts, pass, hold, release, reads } = start();
  await pass(SECOND_MS);
  send('a');
  hold();
  await pass(POLL_MS);
  polling.dispose();
  release();
  await pass(10 * POLL_MS);
  expect([reads(), texts()]).toEqual([2, []]);
});
