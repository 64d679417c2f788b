import { act, screen } from '@testing-library/react';
import { UNFINISHED_KEY } from './unfinishedJobs';
import { createOwnRecords } from '@/services/storage/ownRecords';
import { setUpDialogs } from './testDialogs';

const STATUS = '/api/teapi/queue/impexp/expStatus';
const CANCEL = '/api/teapi/queue/impexp/cancel';
const FILE = 'https://files.test/r.xlsx';

const item = (state: string, more: object = {}) => ({
  resp_data: { queuesize: 1, states: [{ dynamicid: 'r1', exportstate: state, ...more }] },
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function setUp(start: () => Promise<string | undefined> = () => Promise.resolve('r1')) {
  const dialogs = await setUpDialogs();
  dialogs.server.on(STATUS, () => item('packing', { finishRate: 30.4 }));
  const follow = (filename = '区域销售') =>
    act(async () => [dialogs.tool.followExport({ title: '区域销售报表', filename, start })] as const);
  return { ...dialogs, follow };
}

it('a job that another call has started is shown in the header, told at its end, and its file saved once', async () => {
  const { server, follow, pass, runningJobs, notices, saved } = await setUp();
  const [outcome] = await follow();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(runningJobs()).toMatchObject([{ id: 'r1', kind: 'export', filename: '区域销售.xlsx', percent: 0 }]);
  await pass(2000);
  expect(runningJobs()).toMatchObject([{ percent: 30 }]);
  server.on(STATUS, () => item('complete', { exportfileurl: FILE }));
  await pass(2000);
  await expect(outcome).resolves.toBe('success');
  expect([runningJobs(), saved]).toEqual([[], [[FILE, '区域销售.xlsx']]]);
  expect(notices.success.mock.calls).toEqual([['“区域销售.xlsx”导出成功']]);
  await pass(60_000);
  expect(saved).toHaveLength(1);
});

it('two reports are exported beside each other', async () => {
  let last = 0;
  const { server, follow, runningJobs, pass } = await setUp(() => Promise.resolve(`r${++last}`));
  const [[first], [second]] = [await follow('甲'), await follow('乙')];
  expect(runningJobs().map(({ id, filename }) => [id, filename])).toEqual([
    ['r1', '甲.xlsx'],
    ['r2', '乙.xlsx'],
  ]);
  const states = ['r1', 'r2'].map((dynamicid) => ({ dynamicid, exportstate: 'complete' }));
  server.on(STATUS, () => ({ resp_data: states }));
  await pass(2000);
  await expect(Promise.all([first, second])).resolves.toEqual(['success', 'success']);
});

it('a start that tells no job is followed no further', async () => {
  const { follow, pass, server, runningJobs } = await setUp(() => Promise.resolve(undefined));
  const [outcome] = await follow();
  await expect(outcome).resolves.toBe('running');
  await pass(10_000);
  expect([server.received(STATUS), runningJobs()]).toEqual([[], []]);
});

it('a start that is refused rejects, and nothing is followed', async () => {
  const refusal = new Error('no');
  const { tool, runningJobs } = await setUp();
  const started = tool.followExport({ title: '', filename: 'a', start: () => Promise.reject(refusal) });
  await expect(started).rejects.toBe(refusal);
  expect(runningJobs()).toEqual([]);
});

it('a failure is told without a dialog in which more could be read', async () => {
  const { server, follow, pass, notices } = await setUp();
  const [outcome] = await follow();
  server.on(STATUS, () => item('fatalerror', { fatalerrormsg: '内存不足' }));
  await pass(2000);
  await expect(outcome).resolves.toBe('error');
  expect(notices.error.mock.calls).toEqual([['“区域销售.xlsx”导出失败']]);
});

it('is cancelled from the header', async () => {
  const { server, follow, pass, runningJobs, notices } = await setUp();
  const [outcome] = await follow();
  server.on(CANCEL, () => ({ resp_data: null }));
  await act(async () => runningJobs()[0]?.cancel?.());
  expect(server.received(CANCEL)[0]?.body).toEqual({ dynamicid: 'r1' });
  server.on(STATUS, () => item('cancel'));
  await pass(2000);
  await expect(outcome).resolves.toBe('cancelled');
  expect(notices.info.mock.calls).toEqual([['“区域销售.xlsx”：任务已取消']]);
});

it('goes on by itself after a lost connection', async () => {
  const { server, follow, pass, connection, notices, saved } = await setUp();
  const [outcome] = await follow();
  await connection('offline');
  await pass(2000);
  expect(notices.warning.mock.calls).toEqual([['“区域销售.xlsx”的导出结果尚不清楚，任务可能仍在进行']]);
  server.on(STATUS, () => item('complete', { exportfileurl: FILE }));
  await connection('online');
  await pass(2000);
  await expect(outcome).resolves.toBe('success');
  expect(saved).toEqual([[FILE, '区域销售.xlsx']]);
});

it('is followed after a reload, when its file waits in the list', async () => {
  const { server, follow, tool, unmount, open, pass, runningJobs, notices, saved } = await setUp();
  const [outcome] = await follow();
  tool.dispose();
  unmount();
  await expect(outcome).resolves.toBe('running');
  open().tool.resume();
  await pass(2000);
  expect(runningJobs()).toMatchObject([{ id: 'r1', filename: '区域销售.xlsx', percent: 30 }]);
  server.on(STATUS, () => item('complete', { exportfileurl: FILE }));
  await pass(2000);
  expect(notices.success.mock.calls).toEqual([['“区域销售.xlsx”导出成功，可在“导入导出记录”中下载']]);
  expect(saved).toEqual([]);
});

it('a job whose start is answered after the end of the workspace is left to the next visit', async () => {
  let answer: (id: string) => void = () => undefined;
  const { server, follow, tool, pass, services } = await setUp(() => new Promise((resolve) => (answer = resolve)));
  const [outcome] = await follow();
  tool.dispose();
  await act(async () => answer('r1'));
  await expect(outcome).resolves.toBe('running');
  await pass(10_000);
  expect(server.received(STATUS)).toEqual([]);
  const records = createOwnRecords(services.records, { tenantCode: 'hd', accountCode: 'li', positionId: 'p' });
  expect(records.read(UNFINISHED_KEY)).toBe(true);
});
