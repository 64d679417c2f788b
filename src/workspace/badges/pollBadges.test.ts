import { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Http } from '@/services/http/http';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
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
  const polling = pollBadges({
    http: { post } as unknown as Http,
    canUse: () => true,
    counts,
    isOnline,
    page,
    notices: {
      offer(notice) {
        offers.push(notice);
        return () => undefined;
      },
      report: jest.fn(),
    },
    navigation: {} as Navigation,
    t: (key, params) => [key, ...Object.values(params ?? {})].join(' '),
    records: createRecords(memoryStorage()),
    preferences: { get: () => undefined },
    loadTexts,
    log: jest.fn(),
  });
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

it('a message whose announcement cannot be fetched is announced after the next read', async () => {
  const { counts, send, texts, pass } = start();
  await pass(SECOND_MS);
  mockIsUnreachable = true;
  send('a');
  await pass(POLL_MS);
  expect([counts.get().messages?.todo, texts()]).toEqual([1, []]);
  mockIsUnreachable = false;
  await pass(POLL_MS);
  expect(texts()).toEqual(['messages.newOne 李娜 a 待您审批']);
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
