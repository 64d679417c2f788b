import { workbookOf } from '../worker/testWorkbooks';
import { createCheckHandler } from '../worker/createCheckHandler';
import type { CheckRequest } from '../worker/messages';
import { ANSWER_TIMEOUT_MS } from './CheckWorker';
import type { WorkerPort } from './CheckWorker';
import { createCheckSession } from './createCheckSession';
import type { CheckSessionOptions } from './createCheckSession';
import { faultCount, INITIAL_CHECK_STATE, isChanged, nextCheckState } from './checkState';

const FILE = workbookOf({
  表: [
    ['编号', '数量'],
    ['A', 'x'],
    ['B', 2],
  ],
});

/** Workers of the test: they answer while `isStuck` is false, and note what they were asked. */
function fakeWorkers() {
  const workers = {
    asked: [] as CheckRequest[],
    ended: 0,
    isStuck: false,
    fail: () => undefined as void,
    say: (_: unknown) => undefined as void,
  };
  const start = (): WorkerPort => {
    let listener = (_message: unknown): void => undefined;
    const handle = createCheckHandler((reply) => listener(structuredClone(reply)));
    return {
      postMessage(message) {
        workers.asked.push(message);
        if (!workers.isStuck) queueMicrotask(() => handle(message));
      },
      onMessage(next) {
        listener = next;
        workers.say = next;
      },
      onFailure: (next) => void (workers.fail = next),
      terminate: () => void (workers.ended += 1),
    };
  };
  return { workers, start };
}

function setUp(changes: Partial<CheckSessionOptions> = {}) {
  const { workers, start } = fakeWorkers();
  const session = createCheckSession({
    file: new Blob([FILE as Uint8Array<ArrayBuffer>]),
    sheets: ['表'],
    columns: [
      { title: '编号', type: 'text' },
      { title: '数量', type: 'number' },
    ],
    memory: { get: () => undefined, set: () => undefined },
    reasonTitles: ['错误原因'],
    isReported: false,
    startWorker: start,
    ...changes,
  });
  const phase = (wanted: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (session.state.get().phase !== wanted) return;
        stop();
        resolve();
      };
      const stop = session.state.subscribe(look);
      look();
    });
  return { session, workers, phase };
}

afterEach(() => jest.useRealTimers());

test('a file is checked when the session starts, and its worker ends with the session', async () => {
  const { session, workers, phase } = setUp();
  const end = session.start();
  await phase('checked');
  expect(faultCount(session.state.get().sheets)).toBe(1);
  end();
  expect(workers.ended).toBe(1);
});

test('a file without changes is uploaded as it is', async () => {
  const file = new Blob([FILE as Uint8Array<ArrayBuffer>]);
  const { session, phase } = setUp({ file });
  session.start();
  await phase('checked');
  expect(await session.corrected()).toBe(file);
  await session.act({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '5' });
  expect(isChanged(session.state.get().sheets)).toBe(true);
  expect(await session.corrected()).not.toBe(file);
});

test('a file that is too large is not even read', async () => {
  const file = { size: 20 * 1024 * 1024 + 1, arrayBuffer: jest.fn() } as unknown as Blob;
  const { session, workers } = setUp({ file });
  session.start();
  await Promise.resolve();
  expect(session.state.get()).toMatchObject({ phase: 'failed', failure: 'tooLarge' });
  expect(workers.asked).toEqual([]);
});

test('a file that has gone since it was chosen is told', async () => {
  const file = { size: 5, arrayBuffer: () => Promise.reject(new Error('NotReadableError')) } as unknown as Blob;
  const { session, phase } = setUp({ file });
  session.start();
  await phase('failed');
  expect(session.state.get().failure).toBe('unreadable');
});

test('a worker that does not answer within 15 s is ended', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { session, workers } = setUp();
  workers.isStuck = true;
  session.start();
  await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1);
  expect(session.state.get().phase).toBe('reading');
  await jest.advanceTimersByTimeAsync(1);
  expect(session.state.get()).toMatchObject({ phase: 'failed', failure: 'timeout', busy: 0 });
  expect(workers.ended).toBe(1);
});

test('a worker that tells of progress has its time again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { session, workers } = setUp();
  workers.isStuck = true;
  session.start();
  await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1);
  workers.say({ kind: 'progress', id: workers.asked[0]?.id, stage: 'check', share: 0.5 });
  await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1);
  expect(session.state.get()).toMatchObject({ phase: 'reading', share: 0.5 });
  await jest.advanceTimersByTimeAsync(1);
  expect(session.state.get()).toMatchObject({ phase: 'failed', failure: 'timeout' });
});

test('another worker is told what was done before', async () => {
  const { session, workers, phase } = setUp();
  session.start();
  await phase('checked');
  await session.act({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '5' });
  workers.fail();
  workers.isStuck = true;
  const asked = session.act({ kind: 'edit', sheet: 0, row: 1, column: 1, text: 'y' });
  await asked;
  expect(session.state.get()).toMatchObject({ phase: 'failed', failure: 'unavailable' });
  workers.isStuck = false;
  session.retry();
  await phase('checked');
  const [sheet] = session.state.get().sheets;
  expect(sheet).toMatchObject({ editCount: 2, faultyRows: 1 });
});

test('a match by hand is remembered, and forgotten when it is taken back', async () => {
  let stored: unknown = { 其他: '旧' };
  const memory = { get: () => stored, set: (value: unknown) => void (stored = value) };
  const { session, phase } = setUp({ memory });
  session.start();
  await phase('checked');
  await session.act({ kind: 'choose', sheet: 0, title: '数量', column: 0 });
  expect(stored).toEqual({ 其他: '旧', 数量: '编号' });
  await session.act({ kind: 'choose', sheet: 0, title: '数量', column: null });
  expect(stored).toEqual({ 其他: '旧' });
});

test('messages of another shape change nothing', async () => {
  const { session, workers, phase } = setUp();
  session.start();
  await phase('checked');
  const before = session.state.get();
  [null, {}, { kind: 'answer', id: 1 }, { kind: 'answer', id: 1, answer: { kind: 'report', sheets: [{}] } }].forEach(
    (message) => workers.say(message),
  );
  expect(session.state.get()).toBe(before);
});

test('nothing that comes after a failure makes the check go on', () => {
  const failed = nextCheckState(INITIAL_CHECK_STATE, { kind: 'failed', failure: 'timeout' });
  expect(nextCheckState(failed, { kind: 'changed', sheets: [] })).toBe(failed);
  expect(nextCheckState(failed, { kind: 'progressed', stage: 'check', share: 1 })).toBe(failed);
  expect(nextCheckState(failed, { kind: 'started' }).phase).toBe('reading');
});

test('the list is made again after a check, not after an edit', () => {
  const checked = nextCheckState(INITIAL_CHECK_STATE, { kind: 'opened', sheets: [] });
  expect(nextCheckState(checked, { kind: 'changed', sheets: [] }).listing).toBe(checked.listing);
  expect(nextCheckState(checked, { kind: 'rechecked', sheets: [] }).listing).toBe(checked.listing + 1);
});

it('a browser that refuses workers is no damage of the file', async () => {
  const { session, phase } = setUp({
    startWorker: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  session.start();
  await phase('failed');
  expect(session.state.get()).toMatchObject({ failure: 'unavailable' });
});
