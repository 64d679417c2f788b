import { businessError } from '../../apiError';
import type { JobWork } from './createJobQueue';
import { createJobQueue } from './createJobQueue';
import type { Job, JobUpdate } from './job';
import { JobFailure, NO_ROWS } from './job';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const TICK_MS = 20;
let count = 0;
const jobOf = (owner = 'me') =>
  ({ id: String((count += 1)), kind: 'import', owner, title: 'x', filename: 'a.xlsx', language: 'zh-CN' }) as const;
const createQueue = (kept = 200) =>
  createJobQueue({
    now: () => '2026-11-20 09:00',
    tick: () => new Promise((resolve) => setTimeout(resolve, TICK_MS)),
    parallel: 2,
    mostUnfinished: 5,
    kept,
  });
const rows = (processed: number, total = 3): JobUpdate => ({
  counts: { ...NO_ROWS, processed, total },
  progress: processed * 10,
});
/** Three steps and an end. */
const steps: JobWork = async function* () {
  for (const processed of [1, 2, 3]) yield await Promise.resolve(rows(processed));
  return { errorFileUrl: 'http://x' };
};
const failing = (error: Error): JobWork =>
  // eslint-disable-next-line require-yield -- It fails before its first step.
  async function* () {
    await Promise.resolve();
    throw error;
  };
const pass = (ticks: number) => jest.advanceTimersByTimeAsync(ticks * TICK_MS);

it('does one step for each tick', async () => {
  const job = createQueue().add(jobOf(), steps);
  expect([job.state, job.progress]).toEqual(['running', 0]);
  await pass(2);
  expect([job.state, job.progress, job.counts.processed]).toEqual(['running', 20, 2]);
  await pass(2);
  expect(job).toMatchObject({ state: 'done', progress: 100, errorFileUrl: 'http://x', finishedAt: '2026-11-20 09:00' });
});

it('runs two jobs at once, the others in their order', async () => {
  const queue = createQueue();
  const jobs = [1, 2, 3, 4].map(() => queue.add(jobOf(), steps));
  const states = () => jobs.map((job) => [job.state, queue.ahead(job)]);
  expect(states()).toEqual([
    ['running', 0],
    ['running', 0],
    ['waiting', 0],
    ['waiting', 1],
  ]);
  await pass(4);
  expect(states().map(([state]) => state)).toEqual(['done', 'done', 'running', 'running']);
});

it('stops a cancelled job and counts what it has processed', async () => {
  const queue = createQueue();
  let isClosed = false;
  const job = queue.add(jobOf(), async function* (signal) {
    try {
      yield* steps(signal);
    } finally {
      isClosed = true;
    }
    return undefined;
  });
  await pass(2);
  queue.cancel(job);
  await pass(5);
  expect(job).toMatchObject({ state: 'cancelled', counts: { processed: 2, total: 2 }, errorFileUrl: '' });
  expect(isClosed).toBe(true);
  queue.cancel(job);
  expect(job.state).toBe('cancelled');
});

it('cancels a job that waits for a long step, and goes on with the next', async () => {
  const queue = createQueue();
  const stuck: JobWork = async function* (signal) {
    yield {};
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    return undefined;
  };
  const [first, , third] = [queue.add(jobOf(), stuck), queue.add(jobOf(), stuck), queue.add(jobOf(), steps)] as const;
  await pass(2);
  queue.cancel(first);
  await pass(5);
  expect([first.state, third.state]).toEqual(['cancelled', 'done']);
});

it('names the reason of a failure in the language of its owner, and no unexpected error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const queue = createQueue();
  const jobs = [
    queue.add(jobOf(), failing(new JobFailure('spreadsheet.too_many_rows', { sheet: '$&', max: 5 }))),
    queue.add({ ...jobOf(), language: 'en' }, failing(businessError('order.not_found'))),
    queue.add(jobOf(), failing(new Error('secret'))),
  ];
  await pass(3);
  expect(jobs.map(({ state, failure }) => [state, failure])).toEqual([
    ['failed', '工作表“$&”超过 5 行'],
    ['failed', 'The order does not exist'],
    ['failed', '服务器内部错误'],
  ]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('refuses a sixth unfinished job of a person, and nobody else’s', async () => {
  const queue = createQueue();
  const jobs = [1, 2, 3, 4, 5].map(() => queue.add(jobOf(), steps));
  const refusal = expect.objectContaining({
    code: 'spreadsheet.too_many_jobs',
    type: 600,
    params: { max: 5 },
  }) as Error;
  expect(() => queue.requireRoom('me')).toThrow(refusal);
  expect(() => queue.add(jobOf(), steps)).toThrow(refusal);
  expect(queue.jobsOf('me')).toHaveLength(5);
  queue.add(jobOf('other'), steps);
  queue.cancel(jobs[4] as Job);
  expect(queue.add(jobOf(), steps).state).toBe('waiting');
  await pass(20);
  expect(() => queue.requireRoom('me')).not.toThrow();
});

it('keeps the newest finished jobs of each owner', async () => {
  const queue = createQueue(2);
  const ids: string[] = [];
  for (let each = 0; each < 4; each += 1) {
    ids.push(queue.add(jobOf(), steps).id);
    await pass(4);
  }
  queue.add(jobOf('other'), steps);
  expect(queue.jobsOf('me').map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  expect(queue.jobsOf('other')).toHaveLength(1);
});

it('stops everything when it is cleared', async () => {
  const queue = createQueue();
  const jobs = [1, 2, 3].map(() => queue.add(jobOf(), steps));
  queue.clear();
  await pass(9);
  expect(jobs.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(queue.jobsOf('me')).toEqual([]);
});
