import { costLists } from './costRows';
import type { ResourceEntry } from './costRows';

const entry = (name: string, duration: number, more: Partial<ResourceEntry> = {}): ResourceEntry => ({
  name: `https://atrium.example${name}`,
  initiatorType: 'fetch',
  startTime: 100,
  transferSize: 0,
  duration,
  ...more,
});
const requestsOf = (entries: ResourceEntry[]) => costLists(undefined, { entries, openedAt: 50 }).requests;

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

it('a list has eight lines at most', () => {
  expect(requestsOf(Array.from({ length: 30 }, (_, index) => entry(`/api/${index}`, index + 1)))).toHaveLength(8);
});
