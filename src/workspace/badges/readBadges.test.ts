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
    const type = path === PENDING ? (body as { af_querytype: string }).af_querytype : '';
    const answer = answers.get(type) ?? answers.get(path);
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
  expect(await read()).toMatchObject({ isAnswered: true });
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

describe('in the flow centre', () => {
  const flow = () => {
    const set = setUp({ paths: ['/undeal', '/flow', '/messagemanager'] });
    set.answers.set('mine', { af_items: [{ processid: 'a', state: 'returned' }], af_itemcount: 2 });
    set.answers.set('copied', { af_items: [{ processid: 'b', isread: 0 }], af_itemcount: 3 });
    const asked = (type: string) =>
      set.asked.filter(([, body]) => (body as { af_querytype?: string }).af_querytype === type);
    return { ...set, askedFor: asked };
  };

  it('returned applications and unread copies are counted, with four calls in all', async () => {
    const { counts, asked, askedFor, read } = flow();
    expect(await read()).toMatchObject({ isAnswered: true });
    expect(counts.get()).toMatchObject({ undeal: 5, returned: 2, copied: 3 });
    expect(asked).toHaveLength(4);
    expect([...askedFor('mine'), ...askedFor('copied')].map(([, body]) => body)).toEqual([
      { af_pageindex: 1, af_pagesize: 1, af_querytype: 'mine', af_querycondition: { state: 'returned' } },
      { af_pageindex: 1, af_pagesize: 1, af_querytype: 'copied', af_querycondition: { unread: 1 } },
    ]);
  });

  it.each([
    ['refuses the list', new AppError('service', 'Unknown query type', { status: 400 })],
    ['answers something else', { rows: [] }],
    ['does not heed the condition', { af_items: [{ processid: 'b', isread: 1 }], af_itemcount: 40 }],
    ['does not tell what is read', { af_items: [{ processid: 'b' }], af_itemcount: 40 }],
  ])('a platform that %s loses that number alone, and is asked for it every five minutes', async (_case, answer) => {
    const { answers, counts, askedFor, log, read } = flow();
    answers.set('copied', answer);
    for (let poll = 0; poll < 10; poll += 1) expect(await read()).toEqual({ isAnswered: true, areMessagesRead: true });
    expect(counts.get()).toMatchObject({ undeal: 5, returned: 2, copied: undefined, messages: { todo: 2 } });
    expect([askedFor('mine').length, askedFor('copied').length, log.mock.calls]).toEqual([10, 1, []]);
    answers.set('copied', { af_items: [], af_itemcount: 0 });
    await read();
    expect([askedFor('copied').length, counts.get().copied]).toEqual([2, 0]);
  });

  it('a list that is empty counts 0, and a trouble that passes keeps the number', async () => {
    const { answers, counts, askedFor, read } = flow();
    answers.set('mine', { af_items: [], af_itemcount: 0 });
    await read();
    expect(counts.get()).toMatchObject({ returned: 0, copied: 3 });
    answers.set('copied', new AppError('service', 'Bad Gateway', { status: 502 }));
    expect(await read()).toEqual({ isAnswered: true, areMessagesRead: true });
    answers.set('copied', { af_items: [], af_itemcount: 0 });
    await read();
    expect([counts.get().copied, askedFor('copied').length]).toEqual([3, 2]);
    await read();
    expect([counts.get().copied, askedFor('copied').length]).toEqual([0, 3]);
  });
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
  expect(await read()).toMatchObject({ isAnswered: true });
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
  for (let poll = 0; poll < 4; poll += 1) await read();
  expect(counts.get()).toMatchObject({ undeal: 5, messages: { todo: 0, notice: 1 } });
  expect(log).toHaveBeenCalledTimes(1);
  answers.set(PENDING, { af_itemcount: 4 });
  for (let poll = 0; poll < 4; poll += 1) await read();
  expect(counts.get().undeal).toBe(4);
  answers.set(PENDING, new AppError('network', 'No answer'));
  await read();
  expect(log).toHaveBeenCalledTimes(2);
});

it.each([
  ['refuses the processes to decide', new AppError('service', 'Forbidden', { status: 403 }), undefined],
  ['does not answer for them', new AppError('network', 'No answer'), 5],
])('a platform that %s is asked for messages as often as before', async (_case, failure, kept) => {
  const { answers, asked, counts, read } = setUp();
  await read();
  answers.set(PENDING, failure);
  for (let poll = 0; poll < 12; poll += 1) expect(await read()).toEqual({ isAnswered: true, areMessagesRead: true });
  const callsOf = (path: string) => asked.filter(([each]) => each === path).length;
  expect([counts.get().undeal, callsOf(UNREAD)]).toEqual([kept, 13]);
  expect(callsOf(PENDING)).toBeLessThan(6);
});

it('a platform that answers nothing at all is asked for every number each time', async () => {
  const { answers, asked, read } = setUp();
  [PENDING, UNREAD].forEach((path) => answers.set(path, new AppError('network', 'No answer')));
  expect(await read()).toEqual({ isAnswered: false, areMessagesRead: false });
  await read();
  expect(asked).toHaveLength(4);
});

it('does not log that the session has ended', async () => {
  const { answers, log, read } = setUp();
  answers.set(PENDING, new AppError('auth', 'Unauthorized'));
  answers.set(UNREAD, new AppError('cancelled', 'Signed out'));
  expect(await read()).toEqual({ isAnswered: false, areMessagesRead: false });
  expect(log).not.toHaveBeenCalled();
});
