import { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Http } from '@/services/http/http';
import type { BadgeCounts } from './badgeCounts';
import { createBadgeReader } from './readBadges';

const PENDING = '/api/teapi/workflow/flow/getmyprocesslist';
const UNREAD = '/api/teapi/message/message/unread';
const message = (id: string) => ({
  messageid: id,
  kind: 'notice',
  title: id,
  sender: '张伟',
  time: '2026-11-20 09:00',
});
const unread = (change: object = {}) => ({ todo: 2, notice: 1, system: 0, latest: [], cursor: '7', ...change });

function setUp({ paths = ['/undeal', '/messagemanager'] } = {}) {
  const answers = new Map<string, unknown>([
    [PENDING, { af_items: [], af_itemcount: 5 }],
    [UNREAD, unread()],
  ]);
  const asked: [path: string, body: unknown][] = [];
  const post = async (path: string, body: unknown) => {
    asked.push([path, body]);
    const answer = answers.get(path);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const counts = createStore<BadgeCounts>({
    undeal: undefined,
    messages: undefined,
    hasMessages: paths.includes('/messagemanager'),
  });
  const log = jest.fn();
  const onNews = jest.fn();
  const read = createBadgeReader({
    http: { post } as unknown as Http,
    canUse: (path) => paths.includes(path),
    counts,
    log,
    onNews,
  });
  return { answers, asked, counts, log, onNews, read };
}

it('counts the pending processes and the unread messages', async () => {
  const { counts, asked, read } = setUp();
  expect(await read()).toBe(true);
  expect(counts.get()).toEqual({ undeal: 5, messages: { todo: 2, notice: 1, system: 0 }, hasMessages: true });
  expect(asked).toEqual([
    [PENDING, { af_pageindex: 1, af_pagesize: 1, af_querytype: 'undeal', af_querycondition: {} }],
    [UNREAD, {}],
  ]);
});

it.each([
  [['/undeal'], [PENDING]],
  [['/messagemanager'], [UNREAD]],
  [[], []],
])('a position that may visit %p asks for no more than that', async (paths, expected) => {
  const { asked, read } = setUp({ paths });
  await read();
  expect(asked.map(([path]) => path)).toEqual(expected);
});

it('tells what has arrived since the read before, not what was there at the start', async () => {
  const { answers, asked, onNews, read } = setUp();
  answers.set(UNREAD, unread({ latest: [message('old')] }));
  await read();
  expect(onNews).not.toHaveBeenCalled();
  answers.set(UNREAD, unread({ latest: [message('new'), { title: 'without an id' }], cursor: '8' }));
  await read();
  expect(asked.at(-1)).toEqual([UNREAD, { after: '7' }]);
  expect(onNews.mock.calls).toEqual([[[expect.objectContaining({ id: 'new', sender: '张伟' })]]]);
});

it('asks a platform without messages only once', async () => {
  const { answers, asked, counts, log, read } = setUp();
  answers.set(UNREAD, new AppError('service', 'Not provided', { status: 404, code: 'errors.notProvided' }));
  expect(await read()).toBe(true);
  await read();
  expect(asked.filter(([path]) => path === UNREAD)).toHaveLength(1);
  expect(counts.get()).toEqual({ undeal: 5, messages: undefined, hasMessages: false });
  expect(log).not.toHaveBeenCalled();
});

it('keeps the last numbers through failures, of which it logs the first of a row', async () => {
  const { answers, counts, log, read } = setUp();
  await read();
  answers.set(PENDING, new AppError('network', 'No answer'));
  answers.set(UNREAD, unread({ todo: 0 }));
  expect([await read(), await read()]).toEqual([false, false]);
  expect(counts.get()).toMatchObject({ undeal: 5, messages: { todo: 0, notice: 1 } });
  expect(log).toHaveBeenCalledTimes(1);
  answers.set(PENDING, { af_itemcount: 4 });
  await read();
  answers.set(PENDING, new AppError('network', 'No answer'));
  await read();
  expect(log).toHaveBeenCalledTimes(2);
});

it('does not log that the session has ended', async () => {
  const { answers, log, read } = setUp();
  answers.set(PENDING, new AppError('auth', 'Unauthorized'));
  answers.set(UNREAD, new AppError('cancelled', 'Signed out'));
  expect(await read()).toBe(false);
  expect(log).not.toHaveBeenCalled();
});
