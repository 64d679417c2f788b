import { PageCosts } from '@/engine/trace/pageCosts';
import { inBackground, backgroundCalls } from './backgroundCalls';
import type { BackgroundCall } from './backgroundCalls';
import { costLists } from './costRows';
import type { RecordedRequest } from './recordings';

const entry = (name: string, duration: number, more: Partial<RecordedRequest> = {}): RecordedRequest => ({
  name: `https://atrium.example${name}`,
  initiatorType: 'fetch',
  startTime: 100,
  transferSize: 0,
  duration,
  ...more,
});
const requestsOf = (entries: RecordedRequest[], background: readonly BackgroundCall[] = []) =>
  costLists(undefined, { entries, background, openedAt: 50 }).requests;

it('the slowest requests come first, without what stands behind the path', () => {
  const rows = requestsOf([
    entry('/api/teapi/menu?token=secret#x', 10),
    entry('/api/teapi/dy-biz/orderget?id=7', 80, { transferSize: 2_048 }),
  ]);
  expect(rows).toEqual([
    { name: 'POST /api/teapi/dy-biz/orderget', count: 1, totalMs: 80, bytes: 2_048 },
    { name: '/api/teapi/menu', count: 1, totalMs: 10 },
  ]);
});

it('files of the program, and requests from before the page was opened, are none of its requests', () => {
  const rows = requestsOf([
    entry('/umi.js', 90, { initiatorType: 'script' }),
    entry('/config.json', 90),
    entry('/api/teapi/a', 90, { startTime: 49 }),
    entry('/api/teapi/b', 1),
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['/api/teapi/b']);
});

it('what the workspace polls meanwhile is none of its requests, the same call of the page itself is one', async () => {
  let now = 99;
  const { post } = inBackground({ post: () => Promise.resolve((now = 131)) }, () => now);
  await post('/api/teapi/message/message/unread');
  const rows = requestsOf(
    [
      entry('/api/teapi/message/message/unread', 30),
      entry('/api/teapi/message/message/unread', 20, { startTime: 105 }),
      entry('/api/teapi/message/message/list', 10),
    ],
    backgroundCalls(),
  );
  expect(rows.map(({ name, totalMs }) => [name, totalMs])).toEqual([
    ['/api/teapi/message/message/unread', 20],
    ['/api/teapi/message/message/list', 10],
  ]);
});

it('a list has eight lines at most', () => {
  expect(requestsOf(Array.from({ length: 30 }, (_, index) => entry(`/api/${index}`, index + 1)))).toHaveLength(8);
});

it('of several calls of one interface only those that failed say so, also of two at the same time', () => {
  const costs = new PageCosts('order');
  const call = (startedAt: number, tookMs: number, hasFailed: boolean) =>
    costs.request({ api: 'orderget', startedAt, tookMs, hasFailed });
  call(100, 20, false);
  call(200, 30, true);
  call(300, 90, true);
  call(310, 30, false);
  const get = (startTime: number, duration: number) => entry('/api/dy-biz/orderget', duration, { startTime });
  const entries = [get(101, 18), get(201, 28), get(301, 87), get(311, 27), get(500, 5)];
  const { requests } = costLists(costs, { entries, background: [], openedAt: 50 });
  expect(requests.map(({ totalMs, hasFailed = false }) => [totalMs, hasFailed])).toEqual([
    [87, true],
    [28, true],
    [27, false],
    [18, false],
    [5, false],
  ]);
});
