import { AppError } from '@/common/errors/appError';
import type { ExportRequest } from '@/common/spreadsheet';
import { createStore } from '@/common/store';
import { exportFilename } from './exportFilename';
import { createExportRun } from './runExport';
import { exportAnswer } from './testJobs';

const request: ExportRequest = {
  service: { moCode: 'customer', lgCode: 'exp', microclass: '' },
  input: { city: 'SH' },
  sheetName: '客户',
  filename: '客户',
  columns: [],
};
const CHOICE = { fileType: '1', filename: '客户.xlsx', columns: ['name'] } as const;
const DONE = { state: 'complete', fileUrl: 'https://storage/o.xlsx', fileSize: 2048, exported: 99 };

function setUp() {
  const calls = {
    start: jest.fn(() => Promise.resolve('e1')),
    status: jest.fn(() => Promise.resolve(exportAnswer())),
    cancel: jest.fn(() => Promise.resolve()),
  };
  const save = jest.fn((_url: string, _filename: string) => Promise.resolve());
  const jobs = { add: jest.fn(), remove: jest.fn(), find: () => undefined };
  const report = jest.fn();
  const run = createExportRun({
    calls,
    save,
    jobs,
    isOnline: createStore(true),
    schedule(work, delayMs) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    savesAtOnce: () => true,
    onLeft: jest.fn(),
    report,
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { run, calls, save, jobs, report, pass, name: () => run.get().name };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('starts the job, polls every 2 s and saves the file once', async () => {
  const { run, calls, save, jobs, pass, name } = setUp();
  calls.status
    .mockResolvedValueOnce(exportAnswer({ state: 'readyrun' }))
    .mockResolvedValueOnce(exportAnswer({ finishRate: 50 }))
    .mockResolvedValueOnce(exportAnswer(DONE));
  expect(name()).toBe('initial');
  await run.start(request, CHOICE);
  expect(calls.start).toHaveBeenCalledWith(request, CHOICE);
  expect(jobs.add).toHaveBeenCalledWith({ id: 'e1', kind: 'export', filename: '客户.xlsx', service: request.service });
  expect(name()).toBe('ready');
  await pass(2000);
  expect(name()).toBe('ready');
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'running', status: { finishRate: 50 } });
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'success', isSaved: true, status: { fileSize: 2048, exported: 99 } });
  await pass(60_000);
  expect(save.mock.calls).toEqual([['https://storage/o.xlsx', '客户.xlsx']]);
  expect([calls.status.mock.calls.length, jobs.remove.mock.calls]).toEqual([3, [['e1']]]);
  await run.download();
  expect(save).toHaveBeenCalledTimes(2);
});

it('tells when the file could not be saved, and saves it on demand', async () => {
  const { run, calls, save, pass } = setUp();
  const lost = new AppError('network', 'x', { status: 0 });
  calls.status.mockResolvedValueOnce(exportAnswer(DONE));
  save.mockRejectedValueOnce(lost);
  await run.start(request, CHOICE);
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'success', saveError: lost });
  await run.download();
  expect(run.get()).toMatchObject({ name: 'success', isSaved: true });
  expect(run.get()).toMatchObject({ saveError: undefined });
});

it('reports a file that could not be saved after the dialog has gone', async () => {
  const { run, calls, save, report, pass } = setUp();
  calls.status.mockResolvedValueOnce(exportAnswer(DONE));
  let fail: (error: Error) => void = () => undefined;
  save.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
  await run.start(request, CHOICE);
  await pass(2000);
  run.dispose();
  fail(new Error('lost'));
  await pass(0);
  expect(report).toHaveBeenCalledTimes(1);
});

it('saves nothing where the platform gives no file', async () => {
  const { run, calls, save, pass } = setUp();
  calls.status.mockResolvedValueOnce(exportAnswer({ ...DONE, fileUrl: '' }));
  await run.start(request, CHOICE);
  await pass(2000);
  expect(run.get()).not.toHaveProperty('isSaved');
  expect(save).not.toHaveBeenCalled();
});

it.each([
  [{ state: 'fatalerror', fatalError: '内存不足' }, 'error'],
  [{ state: 'complete', errorFileUrl: 'e' }, 'error'],
  [{ state: 'cancel' }, 'cancel'],
  [{ state: 'packing' }, 'running'],
] as const)('%j means %s', async (changes, expected) => {
  const { run, calls, pass, name } = setUp();
  calls.status.mockResolvedValueOnce(exportAnswer(changes));
  await run.start(request, CHOICE);
  await pass(2000);
  expect(name()).toBe(expected);
});

it('stops with a lost connection, and 重试 goes on with the same job', async () => {
  const { run, calls, pass, name } = setUp();
  calls.status
    .mockRejectedValueOnce(new AppError('network', 'x', { status: 0 }))
    .mockResolvedValueOnce(exportAnswer(DONE));
  await run.start(request, CHOICE);
  await pass(2000);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'network' } });
  await pass(60_000);
  expect(calls.status).toHaveBeenCalledTimes(1);
  await run.retry();
  await pass(2000);
  expect([name(), calls.start.mock.calls.length]).toEqual(['success', 1]);
});

it('starts again after a refusal, with the same choices', async () => {
  const { run, calls, name } = setUp();
  calls.start.mockRejectedValueOnce(new AppError('service', 'x', { status: 404 }));
  await run.start(request, CHOICE);
  expect(run.get()).toMatchObject({ name: 'error', failure: { kind: 'start' }, filename: '客户.xlsx' });
  await run.retry();
  expect([name(), calls.start.mock.calls[1]]).toEqual(['ready', [request, CHOICE]]);
});

it('asks the platform to cancel the job', async () => {
  const { run, calls, report, pass, name } = setUp();
  calls.status.mockResolvedValueOnce(exportAnswer()).mockResolvedValueOnce(exportAnswer({ state: 'cancel' }));
  calls.cancel.mockRejectedValueOnce(new Error('x'));
  await run.start(request, CHOICE);
  await run.cancel();
  expect([report.mock.calls.length, run.get()]).toEqual([1, expect.objectContaining({ isCancelling: false })]);
  await pass(2000);
  await run.cancel();
  expect(run.get()).toMatchObject({ name: 'running', isCancelling: true });
  await pass(2000);
  expect(name()).toBe('cancel');
});

it('follows a job that was started before a reload', async () => {
  const { run, calls, save, pass } = setUp();
  calls.status.mockResolvedValueOnce(exportAnswer(DONE));
  run.follow('e9', '客户.csv');
  await pass(2000);
  expect(save).toHaveBeenCalledWith('https://storage/o.xlsx', '客户.csv');
});

it.each([
  ['客户', '1', '客户.xlsx'],
  ['客户.xls', '1', '客户.xlsx'],
  ['客户.xlsx', '2', '客户.csv'],
  ['客户.CSV', '1', '客户.xlsx'],
  ['v1.2', '2', 'v1.2.csv'],
  ['a/b:c', '1', 'a_b_c.xlsx'],
  ['  .csv', '2', ''],
  ['', '1', ''],
] as const)('the file name %j of type %s is %j', (name, type, expected) => {
  expect(exportFilename(name, type)).toBe(expected);
});
