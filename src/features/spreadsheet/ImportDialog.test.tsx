import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ImportRequest } from '@/common/spreadsheet';
import { json, refuse } from '@/services/testing/fakeServer';
import { readSheetNames } from './sheetNames';
import { setUpDialogs } from './testDialogs';

jest.mock('./sheetNames', () => ({ readSheetNames: jest.fn() }));
const sheets = jest.mocked(readSheetNames);

const START = '/api/teapi/dy-biz-imexport/biz/imexport/impExcel';
const STATUS = '/api/teapi/queue/impexp/impStatus';
const CANCEL = '/api/teapi/queue/impexp/cancel';

const request: ImportRequest = {
  service: { moCode: 'customer', lgCode: 'imp', microclass: '' },
  pageCode: 'customer-list',
  title: '导入客户',
  input: {},
  templateKey: 'template-customers',
  duplicateRules: [
    { key: 'ignore', text: '忽略', isSelected: true },
    { key: 'overwrite', text: '覆盖', isSelected: false },
  ],
  columns: [],
};
const file = new File(['rows'], '客户.xlsx');
const item = (state: string, more: object = {}) => ({
  resp_data: { queuesize: 2, states: [{ dynamicid: 'j1', importstate: state, ...more }] },
});

beforeEach(() => {
  jest.useFakeTimers();
  sheets.mockResolvedValue({ names: ['客户', '联系人'] });
});
afterEach(() => {
  jest.useRealTimers();
});

async function setUp(changes: Partial<ImportRequest> = {}, language?: Parameters<typeof setUpDialogs>[0]) {
  const dialogs = await setUpDialogs(language);
  dialogs.server.on(START, () => ({ resp_data: 'j1' }));
  dialogs.server.on(STATUS, () => item('importing', { finishRate: 30 }));
  const asked = { ...request, ...changes };
  const outcome = await act(async () => [dialogs.tool.import(asked)] as const);
  /** Chooses the file and ends its upload. */
  async function upload() {
    await dialogs.choose([file]);
    await dialogs.pass(0);
    await act(async () => dialogs.transfers.at(-1)?.finish());
  }
  async function start() {
    await upload();
    await dialogs.press('开始导入');
    await dialogs.pass(0);
  }
  return { ...dialogs, asked, outcome: outcome[0], upload, start };
}

it('imports the selected sheets with the rule, shows the queue and the progress, and ends with the counts', async () => {
  const { server, upload, pass, press, outcome, click } = await setUp();
  expect(screen.getByRole('dialog', { name: '导入客户' })).toBeVisible();
  await upload();
  expect(screen.getByRole('checkbox', { name: '客户' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '客户' })).toBeDisabled();
  await click(screen.getByRole('checkbox', { name: '联系人' }));
  expect(screen.getByRole('checkbox', { name: '客户' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '忽略' })).toBeChecked();
  await click(screen.getByRole('radio', { name: '覆盖' }));
  server.on(STATUS, () => item('readyrun'));
  await press('开始导入');
  await pass(2000);
  expect(screen.getByText('前面还有 2 个任务')).toBeVisible();
  expect(server.received(START)[0]?.body).toEqual({
    impfile: {
      fileurl: 'https://files.test/客户.xlsx',
      filename: '客户.xlsx',
      sheetnames: '["客户","联系人"]',
      _dupstrategy: 'overwrite',
    },
  });
  server.on(STATUS, () => item('importing', { finishRate: 30 }));
  await pass(2000);
  expect(screen.getByRole('progressbar', { name: '任务进度' })).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getByText(/关闭窗口后任务继续进行/)).toBeVisible();
  server.on(STATUS, () => item('complete', { imptotalitem: 100, imperrortotalitem: 0, impignoretotalitem: 7 }));
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('导入成功');
  expect([...document.querySelectorAll('dl > div')].map((count) => count.textContent)).toEqual([
    '总行数100',
    '成功93',
    '失败0',
    '忽略7',
  ]);
  await press('再导入一个');
  await press('关闭');
  await pass(0);
  await expect(outcome).resolves.toBe('success');
});

it('keeps the focus in the dialog when the button that starts can no longer be pressed', async () => {
  const { server, upload, pass } = await setUp();
  server.on(START, () => new Promise(() => undefined));
  await upload();
  const button = screen.getByRole('button', { name: '开始导入' });
  button.focus();
  await act(async () => void fireEvent.click(button));
  await pass(0);
  expect(screen.getByRole('button', { name: '取消任务' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toBeEnabled();
});

it('says that an upload waits for the network', async () => {
  const { choose, pass, transfers } = await setUp();
  await choose([file]);
  await pass(0);
  await act(async () => transfers.at(-1)?.wait(true));
  expect(screen.getByRole('status')).toHaveTextContent('等待网络');
  await act(async () => transfers.at(-1)?.wait(false));
  expect(screen.getByRole('status')).toHaveTextContent('正在上传');
});

it('says what is missing before a start', async () => {
  const { upload, press, click } = await setUp({
    duplicateRules: request.duplicateRules.map((rule) => ({ ...rule, isSelected: false })),
  });
  await press('开始导入');
  expect(screen.getByRole('alert')).toHaveTextContent('请选择需要导入的文件');
  await upload();
  await press('开始导入');
  expect(screen.getByRole('alert')).toHaveTextContent('请选择重复数据处理规则');
  await click(screen.getByRole('radio', { name: '覆盖' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('preselects the only rule', async () => {
  await setUp({ duplicateRules: [{ key: 'error', text: '报错', isSelected: false }] });
  expect(screen.getByRole('radio', { name: '报错' })).toBeChecked();
});

/** Whether the browser would ask before it leaves the page. */
function isLeavingAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('runs a foreground import without a rule or a poll', async () => {
  const { server, upload, press, pass, outcome } = await setUp({
    api: 'customerimport',
    service: { moCode: '', lgCode: '', microclass: '' },
    duplicateRules: request.duplicateRules.map((rule) => ({ ...rule, isSelected: false })),
  });
  let answer: (value: { resp_data: unknown }) => void = () => undefined;
  server.on('/api/teapi/dy-biz/customerimport', () => new Promise((resolve) => (answer = resolve)));
  await upload();
  await press('开始导入');
  await pass(10);
  expect(screen.getByText('正在导入')).toBeVisible();
  expect(screen.queryByRole('button', { name: '取消任务' })).toBeNull();
  expect(isLeavingAsked()).toBe(true);
  answer({ resp_data: { imptotalitem: 5 } });
  await pass(10);
  expect(isLeavingAsked()).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('导入成功');
  expect(server.received(STATUS)).toEqual([]);
  await press('关闭');
  await expect(outcome).resolves.toBe('success');
});

it.each([
  [{ moCode: '', lgCode: '' }, '缺少[业务模型]或[业务行为], 请检查协议配置！'],
  [{ moCode: 'customer', lgCode: '' }, '缺少业务行为，请检查当前表单的业务模型是否有引入该接口'],
])('opens no dialog where the page names no service: %j', async (codes, text) => {
  const { notices, outcome } = await setUp({ service: { ...codes, microclass: '' } });
  await expect(outcome).resolves.toBe('error');
  expect(notices.error).toHaveBeenCalledWith(text);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [() => refuse(404, 'x'), '找不到，请检查当前表单的业务模型是否有引入该接口。'],
  [
    () => Promise.reject(new TypeError('Failed to fetch')),
    '没有收到平台的答复，任务可能已经开始。请先在“导入导出记录”中查看',
  ],
  [() => json({ error_code: '余额不足', error_type: '500' }, 500), '导入失败余额不足'],
])('says why a start was refused, and lets the person start again', async (answer, text) => {
  const { server, start, press } = await setUp();
  server.on(START, answer);
  await start();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await press('返回');
  expect(screen.getByRole('button', { name: '开始导入' })).toBeEnabled();
});

it.each([
  ['extension', '该文件无法识别，上传文件支持格式为.xlsx'],
  ['empty', '文件是空的'],
  ['text', '解析xls文件出错这是文本文件（例如 CSV）'],
  ['encrypted', '解析xls文件出错文件已加密'],
  ['corrupt', '解析xls文件出错文件已损坏'],
] as const)('refuses a file before any upload: %s', async (problem, text) => {
  const { transfers, choose } = await setUp();
  sheets.mockResolvedValue({ problem });
  await choose([file]);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(transfers).toEqual([]);
});

it('takes a file that is dropped or pasted', async () => {
  const { transfers, press, pass } = await setUp();
  const button = screen.getByRole('button', { name: /点击选择文件/ });
  fireEvent.drop(button, { dataTransfer: { files: [file] } });
  await pass(0);
  expect(screen.getByText('客户.xlsx')).toBeVisible();
  await press('取消上传');
  expect(transfers[0]?.get().phase).toBe('cancelled');
  fireEvent.paste(screen.getByRole('button', { name: /点击选择文件/ }), { clipboardData: { files: [file] } });
  await pass(0);
  expect(transfers).toHaveLength(2);
});

it('offers the template, and says when there is none', async () => {
  const { notices, press, pass, server } = await setUp({ templateKey: undefined });
  await press('下载模板');
  await pass(0);
  expect(notices.error).toHaveBeenCalledWith('无效地址');
  expect(server.paths()).not.toContain('/api/teapi/protocol/file/download');
});

it('shows 网络链接错误 when the connection is lost, and 重试 polls further', async () => {
  const { server, start, press, pass } = await setUp();
  server.on(STATUS, () => Promise.reject(new TypeError('Failed to fetch')));
  await start();
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('网络链接错误');
  server.on(STATUS, () => item('complete'));
  await press('重试');
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('导入成功');
});

it('does not call an import plainly good when rows have failed', async () => {
  const { server, start, pass } = await setUp();
  server.on(STATUS, () => item('complete', { imptotalitem: 3, imperrortotalitem: 1 }));
  await start();
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('部分数据没有导入其中 1 行失败，平台没有给出错误文件');
});

it('does not call an import failed when its progress may not be read', async () => {
  const { server, start, pass } = await setUp();
  server.on(STATUS, () => refuse(403, 'x'));
  await start();
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('无法查询任务进度，任务可能仍在进行');
  expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
});

it('lets the person begin another import while the server does not tell about the last one', async () => {
  const { server, start, pass, press, tool, asked } = await setUp();
  server.on(STATUS, () => refuse(500));
  await start();
  await pass(2000);
  await press('再导入一个');
  expect(screen.getByRole('button', { name: /点击选择文件/ })).toBeVisible();
  await press('关闭');
  await act(async () => void tool.import(asked));
  await pass(2000);
  expect(screen.getByRole('button', { name: '再导入一个' })).toBeVisible();
});

it('says that it waits for a server that fails', async () => {
  const { server, start, pass } = await setUp();
  server.on(STATUS, () => refuse(503));
  await start();
  await pass(2000);
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('服务器暂时没有响应，4 秒后再次查询');
});

it('offers the file with the faulty rows', async () => {
  const { server, start, saved, press, pass, outcome } = await setUp();
  server.on(STATUS, () => item('complete', { errorfileurl: 'https://storage/e.xlsx', imperrortotalitem: 3 }));
  await start();
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('部分数据没有导入');
  await press('下载错误文件');
  await pass(0);
  expect(saved).toEqual([['https://storage/e.xlsx', '错误_客户.xlsx']]);
  await press('关闭');
  await expect(outcome).resolves.toBe('error');
});

it('cancels a job', async () => {
  const { server, start, press, pass, outcome } = await setUp();
  server.on(CANCEL, () => ({ resp_data: null }));
  await start();
  await press('取消任务');
  expect(screen.getByText('正在取消任务')).toBeVisible();
  server.on(STATUS, () => item('cancel'));
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('任务已取消');
  await press('关闭');
  await expect(outcome).resolves.toBe('cancelled');
});

describe('after a start without an answer', () => {
  const QUESTION = '重复导入？';

  /** The file is about to be started again, in a dialog that was closed meanwhile. */
  async function again({ mayOpenList = true } = {}) {
    const dialogs = await setUp();
    const { server, services, start, press, pass, tool, asked } = dialogs;
    jest.spyOn(services.access, 'canUse').mockReturnValue(mayOpenList);
    server.on(START, () => Promise.reject(new TypeError('Failed to fetch')));
    await start();
    await press('再导入一个');
    await press('关闭');
    await pass(0);
    server.on(START, () => ({ resp_data: 'j2' }));
    await act(async () => void tool.import(asked));
    const before = server.received(START).length;
    await start();
    expect(screen.getByText(QUESTION)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('可能已有同一文件的导入正在进行');
    return { ...dialogs, starts: () => server.received(START).length - before };
  }

  it('the same file starts again only when the person says so', async () => {
    const { press, pass, starts } = await again();
    await press('取消');
    await pass(0);
    expect([screen.queryByText(QUESTION), starts()]).toEqual([null, 0]);
    await press('开始导入');
    await press('仍然导入');
    await pass(10);
    expect(starts()).toBe(1);
    expect(screen.getByText('任务已提交，正在排队')).toBeVisible();
  });

  it('the person can look at the list of imports first', async () => {
    const { press, pass, starts, navigate } = await again();
    await press('全部导入导出记录');
    await pass(0);
    expect(navigate.mock.calls).toEqual([['/importexportlist']]);
    expect([screen.queryByRole('dialog'), starts()]).toEqual([null, 0]);
  });

  it('the failure itself has the way to that list', async () => {
    const { server, services, start, press, pass, navigate, tool, asked } = await setUp();
    await press('关闭');
    await pass(0);
    jest.spyOn(services.access, 'canUse').mockReturnValue(true);
    await act(async () => void tool.import(asked));
    server.on(START, () => Promise.reject(new TypeError('Failed to fetch')));
    await start();
    await press('全部导入导出记录');
    await pass(0);
    expect(navigate.mock.calls).toEqual([['/importexportlist']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('no list is offered to a person who may not open it', async () => {
    await again({ mayOpenList: false });
    expect(screen.queryByRole('button', { name: '全部导入导出记录' })).toBeNull();
  });
});

it('closes like by its icon when the browser goes back', async () => {
  const { overlays, upload, outcome, pass } = await setUp();
  await upload();
  await act(() => expect(overlays.requestClose()).resolves.toBe(true));
  await pass(0);
  await expect(outcome).resolves.toBe('cancelled');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('closing', () => {
  it('cancels the upload', async () => {
    const { transfers, pass, outcome, choose, click } = await setUp();
    await choose([file]);
    await pass(0);
    await click(screen.getAllByRole('button', { name: '关闭' })[0]!);
    await expect(outcome).resolves.toBe('cancelled');
    expect(transfers[0]?.get().phase).toBe('cancelled');
  });

  it('keeps the job going and tells its end; the dialog finds it again', async () => {
    const { server, start, press, pass, outcome, tool, asked, notices } = await setUp();
    await start();
    await pass(2000);
    await press('后台运行');
    const [again] = await act(async () => [tool.import(asked)] as const);
    await pass(2000);
    expect(screen.getByRole('progressbar', { name: '任务进度' })).toBeVisible();
    // Its end is heard by the one who opened the dialog last.
    await expect(outcome).resolves.toBe('running');
    await press('后台运行');
    server.on(STATUS, () => item('complete'));
    await pass(2000);
    expect(notices.success).toHaveBeenCalledWith('“客户.xlsx”导入成功');
    await expect(again).resolves.toBe('success');
    expect(server.received(START)).toHaveLength(1);
  });

  it('tells that some rows were not imported, and keeps them for the next time the dialog opens', async () => {
    const { server, start, press, pass, tool, asked, notices, outcome } = await setUp();
    await start();
    await press('后台运行');
    server.on(STATUS, () => item('complete', { errorfileurl: 'https://storage/e.xlsx' }));
    await pass(2000);
    await expect(outcome).resolves.toBe('error');
    expect(notices.error).toHaveBeenCalledWith('“客户.xlsx”部分数据没有导入，重新打开导入窗口可改正');
    await act(async () => void tool.import(asked));
    expect(screen.getByRole('button', { name: '在线改正' })).toBeEnabled();
  });

  it.each([
    ['left out', { imptotalitem: 3, impignoretotalitem: 3 }],
    ['refused', { imptotalitem: 3, imperrortotalitem: 3, errorfileurl: 'https://storage/e.xlsx' }],
  ])('tells that nothing was imported when all rows were %s, and keeps why', async (_title, facts) => {
    const { server, start, press, pass, tool, asked, notices } = await setUp();
    await start();
    await press('后台运行');
    server.on(STATUS, () => item('complete', facts));
    await pass(2000);
    expect(notices.error).toHaveBeenCalledWith('“客户.xlsx”没有导入任何数据，重新打开导入窗口可查看原因');
    await act(async () => void tool.import(asked));
    expect(screen.getByRole('alert')).toHaveTextContent('没有导入任何数据');
  });

  it('keeps a failure for the next time the dialog opens', async () => {
    const { server, start, press, pass, tool, asked, notices } = await setUp();
    await start();
    await press('后台运行');
    server.on(STATUS, () => item('fatalerror', { fatalerrormsg: '解析xls文件出错' }));
    await pass(2000);
    expect(notices.error).toHaveBeenCalledWith('“客户.xlsx”导入失败，重新打开导入窗口可查看原因');
    await act(async () => void tool.import(asked));
    expect(screen.getByRole('alert')).toHaveTextContent('导入失败解析xls文件出错');
  });

  it('finds a running job again after a reload', async () => {
    const { server, start, pass, tool, overlays, unmount, open, asked } = await setUp();
    await start();
    unmount();
    tool.dispose();
    overlays.closeAll();
    const reloaded = open();
    await act(async () => void reloaded.tool.import(asked));
    await pass(2000);
    expect(screen.getByRole('progressbar', { name: '任务进度' })).toHaveAttribute('aria-valuenow', '30');
    expect(server.received(START)).toHaveLength(1);
  });

  it('is followed after a reload without its dialog, shown in the header, and its end is told once', async () => {
    const { server, start, unmount, open, pass, notices, tool, runningJobs } = await setUp();
    await start();
    tool.dispose();
    unmount();
    const reloaded = open();
    reloaded.tool.resume();
    reloaded.tool.resume();
    server.on(STATUS, () => item('readyrun'));
    await pass(2000);
    expect(runningJobs()).toMatchObject([
      { id: 'j1', kind: 'import', filename: '客户.xlsx', percent: 0, queueSize: 2 },
    ]);
    server.on(STATUS, () => item('importing', { finishRate: 55.5 }));
    await pass(2000);
    expect(runningJobs()).toMatchObject([{ id: 'j1', percent: 55, queueSize: undefined }]);
    server.on(STATUS, () => item('complete'));
    await pass(2000);
    expect(runningJobs()).toEqual([]);
    expect(notices.success.mock.calls).toEqual([['“客户.xlsx”导入成功']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is followed by every tab, and its end is told by one of them', async () => {
    const { server, start, unmount, open, pass, notices, tool } = await setUp();
    await start();
    tool.dispose();
    unmount();
    const tabs = [open(), open()];
    tabs.forEach((tab) => tab.tool.resume());
    await pass(2000);
    expect(server.received(STATUS)).toHaveLength(2);
    server.on(STATUS, () => item('complete'));
    await pass(2000);
    expect(server.received(STATUS)).toHaveLength(4);
    expect(notices.success.mock.calls).toEqual([['“客户.xlsx”导入成功']]);
  });

  it('has an end that the open dialog of another tab has shown already', async () => {
    const { server, start, open, pass, notices } = await setUp();
    await start();
    await pass(1000);
    open().tool.resume();
    server.on(STATUS, () => item('complete'));
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('导入成功');
    await pass(2000);
    expect(server.received(STATUS)).toHaveLength(2);
    expect(notices.success).not.toHaveBeenCalled();
  });

  it('has its end told when the page can be seen, unless another tab has told it by then', async () => {
    const { server, start, press, pass, notices } = await setUp();
    const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    server.on(STATUS, () => item('complete'));
    await start();
    await press('后台运行');
    await pass(2000);
    expect(notices.success).not.toHaveBeenCalled();
    isHidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(notices.success.mock.calls).toEqual([['“客户.xlsx”导入成功']]);
  });

  it('is taken over by its dialog when it was followed after a reload', async () => {
    const { server, start, unmount, open, pass, notices, tool, asked } = await setUp();
    await start();
    tool.dispose();
    unmount();
    const reloaded = open();
    reloaded.tool.resume();
    await pass(2000);
    await act(async () => void reloaded.tool.import(asked));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    server.on(STATUS, () => item('complete'));
    await pass(2000);
    expect(screen.getByRole('alert')).toHaveTextContent('导入成功');
    expect(notices.success).not.toHaveBeenCalled();
  });

  it('is cancelled from the header', async () => {
    const { server, start, runningJobs, pass } = await setUp();
    server.on(CANCEL, () => ({ resp_data: null }));
    await start();
    await act(async () => runningJobs()[0]?.cancel?.());
    await pass(0);
    expect(server.received(CANCEL)[0]?.body).toEqual({ dynamicid: 'j1' });
    expect(runningJobs()[0]?.isCancelling).toBe(true);
  });

  it('ends with the workspace', async () => {
    const { server, start, pass, overlays, tool, outcome } = await setUp();
    await start();
    await act(async () => overlays.closeAll());
    tool.dispose();
    await expect(outcome).resolves.toBe('running');
    await pass(60_000);
    expect(server.received(STATUS)).toEqual([]);
  });
});

it.each([
  [
    'en',
    'Start import',
    'Duplicate data',
    'Click to choose a file, drop it here, or paste it into this window',
    'Close',
  ],
  ['zh-TW', '開始匯入', '重複資料處理', '點擊選擇檔案，或將檔案拖到此處、貼到此視窗', '關閉'],
] as const)('names everything in the language: %s', async (language, start, rules, drop, close) => {
  await setUp({}, language);
  const dialog = within(screen.getByRole('dialog', { name: '导入客户' }));
  expect(dialog.getByRole('button', { name: start })).toBeVisible();
  expect(dialog.getByRole('button', { name: drop })).toBeVisible();
  expect(dialog.getByRole('group', { name: rules })).toBeVisible();
  expect(dialog.getAllByRole('button', { name: close })).toHaveLength(2);
});
