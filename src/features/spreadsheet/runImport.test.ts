import { AppError } from '@/common/errors/appError';
import type { ImportRequest } from '@/common/spreadsheet';
import { createStore } from '@/common/store';
import { createFakeUpload } from '@/common/fakeTransfer';
import type { FakeTransfer } from '@/common/fakeTransfer';
import { createImportRun } from './runImport';
import type { ImportDeps } from './runImport';
import { importAnswer } from './testJobs';

const request: ImportRequest = {
  service: { moCode: 'customer', lgCode: 'imp', microclass: '' },
  pageCode: 'customer-list',
  input: {},
  duplicateRules: [],
  columns: [],
};
const CHOICE = { sheetNames: ['客户'], duplicateRule: 'skip' };

const fileOf = (name = '客户.xlsx') => new File(['rows'], name);

jest.mock('./sheetNames', () => ({
  readSheetNames: async ({ name }: File) => (name.endsWith('.xlsx') ? { names: ['客户'] } : { problem: 'extension' }),
}));

function setUp(overrides: Partial<ImportDeps> = {}) {
  const transfers: FakeTransfer[] = [];
  const calls = {
    start: jest.fn(() => Promise.resolve('j1')),
    runNow: jest.fn(() => Promise.resolve(importAnswer({ state: '' }).status!)),
    status: jest.fn(() => Promise.resolve(importAnswer())),
    cancel: jest.fn(() => Promise.resolve()),
  };
  const jobs = { add: jest.fn(), remove: jest.fn(), find: () => undefined };
  const isOnline = createStore(true);
  const report = jest.fn();
  const onRowsChanged = jest.fn();
  const run = createImportRun({
    calls,
    async upload(file) {
      const transfer = createFakeUpload('upload', file);
      transfers.push(transfer);
      return transfer;
    },
    jobs,
    isOnline,
    schedule(work, delayMs) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    mayStart: () => Promise.resolve(true),
    onLeft: jest.fn(),
    report,
    onRowsChanged,
    ...overrides,
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const answers = (...list: unknown[]) =>
    list.forEach((answer) =>
      answer instanceof Error
        ? calls.status.mockRejectedValueOnce(answer)
        : calls.status.mockResolvedValueOnce(answer as never),
    );
  /** Chooses a file, uploads it and starts. */
  async function start(asked = request) {
    const chosen = run.choose([fileOf()]);
    await jest.advanceTimersByTimeAsync(0);
    transfers.at(-1)?.finish();
    await chosen;
    await run.start(asked, CHOICE);
  }
  return {
    run,
    calls,
    jobs,
    isOnline,
    report,
    onRowsChanged,
    transfers,
    pass,
    answers,
    start,
    name: () => run.get().name,
  };
}

const serverError = (status: number) => new AppError('service', 'x', { status });
const offline = () => new AppError('network', 'No answer', { status: 0, code: 'errors.network' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('uploads the chosen file, starts the job and polls every 2 s until it has succeeded', async () => {
  const { run, calls, jobs, onRowsChanged, transfers, pass, answers, name } = setUp();
  expect(name()).toBe('initial');
  const chosen = run.choose([fileOf()]);
  await jest.advanceTimersByTimeAsync(0);
  expect(run.get()).toMatchObject({ name: 'uploading', chosen: { name: '客户.xlsx', sheets: ['客户'] } });
  transfers[0]?.finish();
  await chosen;
  expect(name()).toBe('waiting');
  answers(
    importAnswer({ state: 'readyrun' }, 2),
    importAnswer({ finishRate: 60 }),
    importAnswer({ state: 'complete' }),
  );
  await run.start(request, CHOICE);
  expect(calls.start).toHaveBeenCalledWith(request, {
    url: 'https://files.test/客户.xlsx',
    filename: '客户.xlsx',
    ...CHOICE,
  });
  expect(jobs.add).toHaveBeenCalledWith({ id: 'j1', kind: 'import', filename: '客户.xlsx', service: request.service });
  expect(name()).toBe('ready');
  await pass(1999);
  expect(calls.status).not.toHaveBeenCalled();
  await pass(1);
  expect(run.get()).toMatchObject({ name: 'ready', queueSize: 2 });
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'running', status: { finishRate: 60 } });
  expect(onRowsChanged).not.toHaveBeenCalled();
  await pass(2000);
  expect(name()).toBe('success');
  expect([onRowsChanged.mock.calls.length, jobs.remove.mock.calls]).toEqual([1, [['j1']]]);
  await pass(20_000);
  expect(calls.status).toHaveBeenCalledTimes(3);
});

it('tells how far the upload is, and how fast', async () => {
  const { run, transfers, pass } = setUp();
  const chosen = run.choose([fileOf()]);
  await jest.advanceTimersByTimeAsync(0);
  transfers[0]?.progress(1000);
  await pass(2000);
  transfers[0]?.progress(5000);
  expect(run.get()).toMatchObject({ progress: { loaded: 5000, since: { loaded: 1000 } } });
  transfers[0]?.finish();
  await chosen;
});

it('stops with a lost connection, and 重试 goes on with the same job', async () => {
  const { run, calls, jobs, pass, answers, start, name } = setUp();
  answers(offline(), importAnswer({ state: 'complete' }));
  await start();
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'network' }, jobId: 'j1' });
  await pass(60_000);
  expect(calls.status).toHaveBeenCalledTimes(1);
  expect(jobs.remove).not.toHaveBeenCalled();
  await run.retry();
  expect(name()).toBe('ready');
  await pass(2000);
  expect(name()).toBe('success');
  expect(calls.status.mock.calls).toEqual([['j1'], ['j1']]);
  expect(calls.start).toHaveBeenCalledTimes(1);
});

it('asks once whether to repeat, however often the button is pressed', async () => {
  let answer: (isWanted: boolean) => void = () => undefined;
  const mayStart = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const { run, start, calls } = setUp({ mayStart });
  const first = start();
  await jest.advanceTimersByTimeAsync(0);
  await Promise.all([run.start(request, CHOICE), run.start(request, CHOICE)]);
  expect(mayStart).toHaveBeenCalledTimes(1);
  answer(true);
  await first;
  expect(calls.start).toHaveBeenCalledTimes(1);
});

it('stops at once while the browser is offline instead of waiting for it', async () => {
  const { run, calls, isOnline, pass, start } = setUp();
  await start();
  isOnline.set(false);
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'network' } });
  expect(calls.status).not.toHaveBeenCalled();
});

it('asks after 2, 4, 8, 16 and at most 30 s while the server fails, and says so', async () => {
  const { run, calls, pass, answers, start, name } = setUp();
  const bad = new AppError('service', 'x', { status: 200, code: 'errors.badAnswer' });
  answers(serverError(503), serverError(500), bad, serverError(429), serverError(502), serverError(502));
  answers(importAnswer(), importAnswer({ state: 'complete' }));
  await start();
  await pass(2000);
  for (const [index, pauseMs] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    expect(run.get()).toMatchObject({ name: 'ready', pauseMs });
    await pass(pauseMs - 1);
    expect(calls.status).toHaveBeenCalledTimes(index + 1);
    await pass(1);
  }
  expect(run.get()).toMatchObject({ name: 'running' });
  expect(run.get()).not.toHaveProperty('pauseMs');
  await pass(2000);
  expect(name()).toBe('success');
});

it('ends when the platform refuses to tell the status', async () => {
  const { run, pass, answers, start } = setUp();
  answers(serverError(403));
  await start();
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'poll' } });
});

it('forgets a job that the platform no longer knows', async () => {
  const { run, jobs, pass, answers } = setUp();
  answers(serverError(404));
  run.follow('j9');
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'lost' } });
  expect(jobs.remove).toHaveBeenCalledWith('j9');
});

it.each(['cancelled', 'auth'] as const)('keeps silent when the session is over (%s)', async (kind) => {
  const { calls, pass, answers, start, name } = setUp();
  answers(new AppError(kind, 'x'));
  await start();
  await pass(60_000);
  expect([name(), calls.status.mock.calls.length]).toEqual(['ready', 1]);
});

it('ends with the faults that the platform found', async () => {
  const { run, onRowsChanged, jobs, pass, answers, start } = setUp();
  answers(importAnswer({ state: 'complete', errorFileUrl: 'https://storage/e.xlsx' }));
  await start();
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'result' }, chosen: { name: '客户.xlsx' } });
  // Other rows are written.
  expect(onRowsChanged).toHaveBeenCalledTimes(1);
  expect(jobs.remove).toHaveBeenCalledWith('j1');
});

it('lets the person start again after a refusal, without another upload', async () => {
  const { run, calls, transfers, start, name } = setUp();
  calls.start.mockRejectedValueOnce(serverError(404));
  await start();
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'start', error: { status: 404 } } });
  await run.retry();
  expect(name()).toBe('waiting');
  await run.start(request, CHOICE);
  expect([name(), transfers.length]).toEqual(['ready', 1]);
});

it('does not start what the person does not want to repeat, and starts once when the button is pressed twice', async () => {
  const mayStart = jest.fn(() => Promise.resolve(false));
  const { run, calls, start, name } = setUp({ mayStart });
  await start();
  expect(mayStart).toHaveBeenCalledWith(request, '客户.xlsx');
  expect([name(), calls.start.mock.calls]).toEqual(['waiting', []]);
  mayStart.mockResolvedValue(true);
  await Promise.all([run.start(request, CHOICE), run.start(request, CHOICE)]);
  expect(calls.start).toHaveBeenCalledTimes(1);
});

it('a file is imported under a name that reads as it is', async () => {
  const { run, transfers } = setUp();
  const chosen = run.choose([fileOf('photo\u202egpj.xlsx')]);
  await jest.advanceTimersByTimeAsync(0);
  expect([transfers[0]?.file.name, run.get()]).toMatchObject([
    'photo_gpj.xlsx',
    { chosen: { name: 'photo_gpj.xlsx' } },
  ]);
  transfers[0]?.finish();
  await chosen;
});

it('goes on with a failed upload', async () => {
  const { run, transfers, name } = setUp();
  const chosen = run.choose([fileOf()]);
  await jest.advanceTimersByTimeAsync(0);
  transfers[0]?.fail(offline());
  await chosen;
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'upload' } });
  const retried = run.retry();
  expect(name()).toBe('uploading');
  transfers[0]?.finish();
  await retried;
  expect([name(), transfers.length, transfers[0]?.attempts()]).toEqual(['waiting', 1, 2]);
});

it('uploads again when the upload could not even begin', async () => {
  const upload = jest.fn((): Promise<never> => Promise.reject(new AppError('service', 'no storage')));
  const { run } = setUp({ upload });
  await run.choose([fileOf()]);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'upload' } });
  await run.retry();
  expect(upload).toHaveBeenCalledTimes(2);
});

it('cancels an upload, and forgets what it answers later', async () => {
  const { run, transfers, name } = setUp();
  const chosen = run.choose([fileOf()]);
  await jest.advanceTimersByTimeAsync(0);
  await run.cancel();
  await chosen;
  expect([name(), transfers[0]?.get().phase]).toEqual(['initial', 'cancelled']);
});

it('asks the platform to cancel the job, and waits for its word', async () => {
  const { run, calls, pass, answers, start, name } = setUp();
  answers(importAnswer(), importAnswer({ state: 'cancel', failed: 3 }));
  await start();
  await run.cancel();
  expect(calls.cancel).toHaveBeenCalledWith('j1');
  expect(run.get()).toMatchObject({ name: 'ready', isCancelling: true });
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'running', isCancelling: true });
  await pass(2000);
  expect([name(), run.get()]).toEqual(['cancel', expect.objectContaining({ status: expect.anything() as unknown })]);
});

it('shows why a job could not be cancelled, and follows it further', async () => {
  const { run, calls, report, pass, answers, start, name } = setUp();
  calls.cancel.mockRejectedValueOnce(serverError(500));
  answers(importAnswer({ state: 'complete' }));
  await start();
  await run.cancel();
  expect(report).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(name()).toBe('success');
});

it('ignores the answer of a job that was left for another file', async () => {
  const { run, calls, pass, start, name } = setUp();
  let answer: (value: ReturnType<typeof importAnswer>) => void = () => undefined;
  calls.status.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await start();
  await pass(2000);
  run.reset();
  answer(importAnswer({ state: 'complete' }));
  await pass(0);
  expect(name()).toBe('initial');
  await pass(60_000);
  expect(calls.status).toHaveBeenCalledTimes(1);
});

it('follows a job that was started before a reload', async () => {
  const { run, jobs, pass, answers, name } = setUp();
  answers(importAnswer(), importAnswer({ state: 'complete' }));
  run.follow('j9');
  expect(name()).toBe('ready');
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'running', jobId: 'j9' });
  await pass(2000);
  expect(name()).toBe('success');
  expect(jobs.remove).toHaveBeenCalledWith('j9');
});

describe('in the foreground', () => {
  const foreground: ImportRequest = { ...request, api: 'customerimport' };

  it('runs at once and ends with the answer, without a poll', async () => {
    const { run, calls, jobs, onRowsChanged, pass, start, name } = setUp();
    let answer: (value: NonNullable<ReturnType<typeof importAnswer>['status']>) => void = () => undefined;
    calls.runNow.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const started = start(foreground);
    await pass(0);
    expect(run.get()).toMatchObject({ name: 'running' });
    answer(importAnswer({ state: '' }).status!);
    await started;
    expect(name()).toBe('success');
    await pass(60_000);
    expect([calls.start.mock.calls, calls.status.mock.calls, jobs.add.mock.calls]).toEqual([[], [], []]);
    expect(onRowsChanged).toHaveBeenCalledTimes(1);
  });

  it('ends with an error when the answer names an error file, or when there is none', async () => {
    const { run, calls, start } = setUp();
    calls.runNow.mockResolvedValueOnce(importAnswer({ state: '', errorFileUrl: 'e' }).status!);
    await start(foreground);
    expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'result' } });
    calls.runNow.mockRejectedValueOnce(serverError(500));
    await start(foreground);
    expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'start' } });
  });
});

it('refuses a file that cannot be imported, and several at once, before any upload', async () => {
  const { run, transfers } = setUp();
  await run.choose([fileOf('客户.xls')]);
  expect(run.get()).toEqual({ name: 'initial', problem: 'extension' });
  await run.choose([fileOf(), fileOf()]);
  expect(run.get()).toEqual({ name: 'initial', problem: 'several' });
  expect(transfers).toEqual([]);
});
