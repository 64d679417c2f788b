import { createStore } from '@/common/store';
import type { Session } from '../session/session';
import { createRecent, MAX_ROWS } from './createRecent';

function setUp(answer: (api: string) => unknown = (api) => `answer of ${api}`) {
  let time = 1_000;
  const written: string[] = [];
  const session = createStore<Session | undefined>(undefined);
  const made = createRecent({ now: () => time, log: ({ message }) => written.push(message) });
  made.follow(session);
  const call = made.call(async ({ api }) => {
    time += 30;
    const answered = answer(api);
    if (answered instanceof Error) throw answered;
    return answered;
  });
  const send = (api: string) => call({ api, input: { id: api }, pageCode: 'order' });
  return { ...made, send, written, session };
}

it('the last calls of pages are kept with what they were answered, and how long it took', async () => {
  const { send, recent } = setUp();
  await expect(send('a')).resolves.toBe('answer of a');
  expect(recent.calls()).toEqual([
    { api: 'a', pageCode: 'order', input: { id: 'a' }, at: 1_000, tookMs: 30, answer: 'answer of a' },
  ]);
  for (let count = 1; count <= 20; count += 1) await send(`b${count}`);
  expect(recent.calls()).toHaveLength(20);
  expect(recent.calls()[0]).toMatchObject({ api: 'b1' });
});

it('a call that fails still fails, and is kept with its error', async () => {
  const error = new Error('no');
  const { send, recent } = setUp(() => error);
  await expect(send('a')).rejects.toBe(error);
  expect(recent.calls()[0]).toMatchObject({ api: 'a', error });
  expect(recent.calls()[0]).not.toHaveProperty('answer');
});

it('of a long answer only the first rows are held; the page gets all of it', async () => {
  const items = Array.from({ length: MAX_ROWS + 1 }, (_, id) => ({ id }));
  const { send, recent } = setUp(() => ({ items, __itemcount: 5_000 }));
  await expect(send('a')).resolves.toEqual({ items, __itemcount: 5_000 });
  expect(recent.calls()[0]?.answer).toEqual({ items: items.slice(0, MAX_ROWS), __itemcount: 5_000 });
});

it('of lists inside of rows only the first rows are held as well', async () => {
  const lines = Array.from({ length: MAX_ROWS + 1 }, (_, id) => ({ id }));
  const { send, recent } = setUp(() => ({ data: { orders: [{ lines }] } }));
  await send('a');
  expect(recent.calls()[0]?.answer).toEqual({ data: { orders: [{ lines: lines.slice(0, MAX_ROWS) }] } });
});

it('a page that changes what it has sent or got does not change what is held', async () => {
  const answer = { rows: [{ id: 1 }], file: new Blob(['x']) };
  const { call, recent } = setUp();
  const input = { lines: [{ qty: 1 }] };
  await call(async () => answer)({ api: 'a', input, pageCode: 'order' });
  (input.lines[0] as { qty: number }).qty = 2;
  answer.rows.push({ id: 2 });
  expect(recent.calls()[0]).toMatchObject({ input: { lines: [{ qty: 1 }] }, answer: { rows: [{ id: 1 }] } });
  expect((recent.calls()[0]?.answer as typeof answer).file).toBe(answer.file);
});

it('the last warnings and errors are kept, and written as before', () => {
  const { log, recent, written } = setUp();
  log({ level: 'info', source: 'app', message: 'started' });
  log({ level: 'error', source: 'app', message: 'failed', error: 1 });
  expect(recent.entries()).toEqual([{ level: 'error', source: 'app', message: 'failed', error: 1, at: 1_000 }]);
  for (let count = 0; count < 30; count += 1) log({ level: 'warn', source: 'app', message: String(count) });
  expect(recent.entries()).toHaveLength(20);
  expect(written).toHaveLength(32);
});

it('another person or position gets nothing of it, not even an answer that arrives later', async () => {
  let finish = () => {};
  const { call, recent, session, send, log } = setUp();
  await send('a');
  log({ level: 'error', source: 'app', message: 'failed' });
  const late = call(() => new Promise((resolve) => (finish = () => resolve(1))))({
    api: 'b',
    input: {},
    pageCode: 'p',
  });
  session.set({} as Session);
  finish();
  await late;
  expect(recent.calls()).toEqual([]);
  expect(recent.entries()).toEqual([]);
  expect(recent.since()).toBe(1_030);
});
