import { act, screen } from '@testing-library/react';
import type { ImportRequest } from '@/common/spreadsheet';
import { json, refuse } from '@/services/testing/fakeServer';
import { setUpDialogs } from './testDialogs';

jest.mock('./sheetNames', () => ({ readSheetNames: () => Promise.resolve({ names: ['客户'] }) }));

const START = '/api/teapi/dy-biz-imexport/biz/imexport/impExcel';
const STATUS = '/api/teapi/queue/impexp/impStatus';
const UNKNOWN = '“客户.xlsx”的导入结果尚不清楚，任务可能仍在进行；重新打开导入窗口可继续查询';

const request: ImportRequest = {
  title: '导入客户',
  pageCode: 'customer-list',
  service: { moCode: 'customer', lgCode: 'import', microclass: 'm' },
  input: {},
  duplicateRules: [{ key: 'ignore', text: '忽略', isSelected: true }],
  columns: [],
};
const item = (state: string, more: object = {}, id = 'j1') => ({
  resp_data: { queuesize: 2, states: [{ dynamicid: id, importstate: state, ...more }] },
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** An import whose file is uploaded. */
async function setUp(changes: Partial<ImportRequest> = {}) {
  const dialogs = await setUpDialogs();
  dialogs.server.on(START, () => ({ resp_data: 'j1' }));
  dialogs.server.on(STATUS, () => item('importing', { finishRate: 30 }));
  const asked = { ...request, ...changes };
  const [outcome] = await act(async () => [dialogs.tool.import(asked)] as const);
  await dialogs.choose([new File(['rows'], '客户.xlsx')]);
  await dialogs.pass(0);
  await act(async () => dialogs.transfers.at(-1)?.finish());
  return { ...dialogs, asked, outcome };
}

describe('an import in the background', () => {
  async function setUpBackground() {
    const dialogs = await setUp();
    await dialogs.press('开始导入');
    await dialogs.pass(0);
    await dialogs.press('后台运行');
    return dialogs;
  }

  it('that loses the connection is not told as a failure, and goes on with the connection', async () => {
    const { server, connection, pass, notices, outcome, runningJobs } = await setUpBackground();
    await connection('offline');
    await pass(2000);
    expect(notices.warning.mock.calls).toEqual([[UNKNOWN]]);
    expect(runningJobs()).toMatchObject([{ id: 'j1', isDelayed: true, cancel: undefined }]);
    await connection('online');
    await pass(2000);
    expect(runningJobs()).toMatchObject([{ percent: 30, isDelayed: false }]);
    server.on(STATUS, () => item('complete'));
    await pass(2000);
    expect(notices.success).toHaveBeenCalledWith('“客户.xlsx”导入成功');
    expect(notices.error).not.toHaveBeenCalled();
    await expect(outcome).resolves.toBe('success');
    expect(server.received(START)).toHaveLength(1);
  });

  it('whose progress the platform refuses to tell may go on: the page hears that it is running', async () => {
    const { server, pass, notices, outcome } = await setUpBackground();
    server.on(STATUS, () => refuse(403, 'no'));
    await pass(2000);
    expect(notices.warning.mock.calls).toEqual([[UNKNOWN]]);
    await expect(outcome).resolves.toBe('running');
  });

  it('is shown as delayed while the server fails', async () => {
    const { server, pass, runningJobs } = await setUpBackground();
    server.on(STATUS, () => json({}, 500));
    await pass(2000);
    expect(runningJobs()).toMatchObject([{ id: 'j1', isDelayed: true }]);
  });

  it('that is left for another one is followed on, and its end is told', async () => {
    const { server, pass, press, notices, tool, asked, runningJobs } = await setUpBackground();
    await act(async () => void tool.import(asked));
    server.on(STATUS, () => json({}, 500));
    await pass(2000);
    await press('再导入一个');
    expect(screen.getByRole('button', { name: /点击选择文件/ })).toBeVisible();
    expect(runningJobs()).toMatchObject([{ id: 'j1' }]);
    server.on(STATUS, () => item('complete'));
    await pass(2000);
    expect(notices.success).toHaveBeenCalledWith('“客户.xlsx”导入成功');
  });
});

it('an import whose dialog is closed after the connection was lost goes on with the connection', async () => {
  const { server, connection, pass, press, notices, outcome } = await setUp();
  await press('开始导入');
  await connection('offline');
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('网络链接错误');
  await press('关闭');
  await pass(0);
  expect(notices.warning).not.toHaveBeenCalled();
  server.on(STATUS, () => item('complete'));
  await connection('online');
  await pass(2000);
  expect(notices.success).toHaveBeenCalledWith('“客户.xlsx”导入成功');
  await expect(outcome).resolves.toBe('success');
});

describe('an import whose dialog shows the lost connection', () => {
  async function cutOff() {
    const dialogs = await setUp();
    await dialogs.press('开始导入');
    await dialogs.connection('offline');
    await dialogs.pass(2000);
    expect(screen.getByRole('alert')).toHaveTextContent('网络链接错误');
    return dialogs;
  }

  it('goes on by itself 5 s after the connection is back, when the person has not pressed 重试', async () => {
    const { connection, pass, server } = await cutOff();
    await connection('online');
    await pass(4999);
    expect(server.received(STATUS)).toHaveLength(0);
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
    await pass(1);
    await pass(2000);
    expect(screen.getByRole('progressbar', { name: '任务进度' })).toHaveAttribute('aria-valuenow', '30');
  });

  it('is followed once when the person presses 重试 before that', async () => {
    const { connection, pass, press, server } = await cutOff();
    await connection('online');
    await press('重试');
    await pass(6000);
    expect(server.received(STATUS)).toHaveLength(3);
  });

  it('goes on when the dialog is closed after the connection is back', async () => {
    const { connection, pass, press, runningJobs } = await cutOff();
    await connection('online');
    await press('关闭');
    await pass(2000);
    expect(runningJobs()).toMatchObject([{ percent: 30, isDelayed: false }]);
  });
});

it('a start without an answer, whose dialog was closed, is told as unknown', async () => {
  const { server, press, pass, notices, outcome } = await setUp();
  let fail = () => undefined as void;
  server.on(START, () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
  await press('开始导入');
  await press('后台运行');
  await act(async () => fail());
  await pass(0);
  expect(notices.warning.mock.calls).toEqual([[UNKNOWN]]);
  await expect(outcome).resolves.toBe('running');
});

describe('a start that fails without a word of the platform', () => {
  it.each([500, 502, 503, 504])('may have begun an import: %d', async (status) => {
    const { server, press, pass } = await setUp();
    server.on(START, () => json({}, status));
    await press('开始导入');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到平台的答复，任务可能已经开始');
  });

  it('has failed where the platform tells the reason', async () => {
    const { server, press, pass } = await setUp();
    server.on(START, () => json({ error_type: 600, error_code: 'x', error_msg: '库存不足' }, 500));
    await press('开始导入');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('导入失败库存不足');
  });
});

it('an import in the foreground without an answer names no list in which it could be found', async () => {
  const { server, press, pass } = await setUp({ api: 'customerimport' });
  server.on('/api/teapi/dy-biz/customerimport', () => json({}, 504));
  await press('开始导入');
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '没有收到平台的答复，数据可能已经导入。请先查看列表，以免重复导入。',
  );
});

it('imports go to the path that the deployment configures, also when its configuration is read only then', async () => {
  const { server, press, pass } = await setUp();
  server.on('/config.json', () => json({ importUrl: '/api/teapi/own/import' }));
  server.on('/api/teapi/own/import', () => ({ resp_data: 'j1' }));
  await press('开始导入');
  await pass(0);
  expect(server.received('/api/teapi/own/import')).toHaveLength(1);
  expect(server.received(START)).toHaveLength(0);
});
