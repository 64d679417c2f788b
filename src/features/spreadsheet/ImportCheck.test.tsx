import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportRequest } from '@/common/spreadsheet';
import { fileOf, startInProcess } from './check/panel/testPanels';
import { workbookOf } from './check/worker/testWorkbooks';
import { readSheetNames } from './sheetNames';
import { setUpDialogs } from './testDialogs';

jest.mock('./sheetNames', () => ({ readSheetNames: jest.fn() }));
/** The worker answers nothing while it is stuck. */
const reader = { isStuck: false };
jest.mock('./check/session/startWorker', () => ({
  startWorker() {
    const port = startInProcess();
    return {
      ...port,
      postMessage: (...args: Parameters<typeof port.postMessage>) => reader.isStuck || port.postMessage(...args),
    };
  },
}));
configure({ asyncUtilTimeout: 4_000 });

const START = '/api/teapi/dy-biz-imexport/biz/imexport/impExcel';
const STATUS = '/api/teapi/queue/impexp/impStatus';

const request: ImportRequest = {
  service: { moCode: 'customer', lgCode: 'imp', microclass: '' },
  pageCode: 'customer-list',
  title: '导入客户',
  input: {},
  duplicateRules: [],
  columns: [
    { title: '编号', type: 'text', isRequired: true, isUnique: true },
    { title: '数量', type: 'number' },
  ],
};
const HEADER = ['编号', '数量'];

async function setUp() {
  const dialogs = await setUpDialogs();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const outcome = await act(async () => [dialogs.tool.import(request)] as const);
  const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1)!);
  async function choose(sheets: Parameters<typeof workbookOf>[0]) {
    jest.mocked(readSheetNames).mockResolvedValue({ names: Object.keys(sheets) });
    const file = fileOf(workbookOf(sheets));
    await dialogs.choose([file]);
    return file;
  }
  /** Corrects the cell with this name. */
  async function correct(cell: string, content: string) {
    await user.click(await screen.findByRole('gridcell', { name: cell }));
    await user.keyboard(`${content}{Enter}{Escape}`);
  }
  return { ...dialogs, user, outcome: outcome[0], press, choose, correct };
}

it('nothing is uploaded before the rows are checked; a file without faults then goes on as it is', async () => {
  const { choose, press, transfers } = await setUp();
  const file = await choose({ 客户: [HEADER, ['A', 1]] });
  expect(await screen.findByText('1 行，没有发现错误')).toBeVisible();
  expect(screen.getByText(/其余规则由服务器在导入时检查/)).toBeVisible();
  expect(transfers).toEqual([]);
  await press('继续');
  await waitFor(() => expect(transfers).toHaveLength(1));
  expect(transfers[0]?.filename).toBe(file.name);
  await act(async () => transfers[0]?.finish());
  expect(await screen.findByRole('checkbox', { name: '客户' })).toBeChecked();
});

it('the sheets that were checked are imported, corrected', async () => {
  const { choose, correct, press, user, transfers, server } = await setUp();
  server.on(START, () => ({ resp_data: 'j1' }));
  server.on(STATUS, () => new Promise(() => undefined));
  await choose({ 客户: [HEADER, ['A', 1]], 联系人: [HEADER, ['B', 'x']], 说明: [['别的']] });
  expect(await screen.findByText('1 行，没有发现错误')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '联系人' }));
  expect(await screen.findByText('2 行，1 处错误')).toBeVisible();
  await correct('x 应为数字', '7');
  expect(await screen.findByText('2 行，没有发现错误')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '说明' })).toBeDisabled();
  expect(screen.getByText(/修改单元格后不能切换工作表/)).toBeVisible();
  await press('继续');
  await waitFor(() => expect(transfers).toHaveLength(1));
  await act(async () => transfers[0]?.finish());
  expect(screen.queryByRole('checkbox', { name: '说明' })).toBeNull();
  await press('开始导入');
  await waitFor(() => expect(server.received(START)).toHaveLength(1));
  expect(server.received(START)[0]?.body).toMatchObject({ impfile: { sheetnames: '["客户","联系人"]' } });
});

it('asks before corrections are lost, by closing, by another file, or by leaving the page', async () => {
  const { choose, correct, user, press, notices, outcome } = await setUp();
  await choose({ 客户: [HEADER, ['A', 'x']] });
  await correct('x 应为数字', '7');
  expect(await screen.findByText('1 行，没有发现错误')).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  notices.confirm.mockResolvedValueOnce(false);
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(notices.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '放弃修改？', isDanger: true }));
  notices.confirm.mockResolvedValueOnce(false);
  await press('重新选择文件');
  expect(screen.getByText('1 行，没有发现错误')).toBeVisible();
  notices.confirm.mockResolvedValueOnce(true);
  await press('重新选择文件');
  expect(await screen.findByRole('button', { name: /点击选择文件/ })).toBeVisible();
  await press('关闭');
  await expect(outcome).resolves.toBe('cancelled');
  expect(notices.confirm).toHaveBeenCalledTimes(3);
});

it('asks before the dialog closes over what is only typed, and over an edit that is not answered', async () => {
  const { choose, user, press, notices } = await setUp();
  await choose({ 客户: [HEADER, ['A', 'x']] });
  await user.click(await screen.findByRole('gridcell', { name: 'x 应为数字' }));
  reader.isStuck = true;
  await user.keyboard('7');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  notices.confirm.mockResolvedValue(false);
  // No key and no pointer before it: the cell is still open.
  await act(async () => screen.getByRole('button', { name: '关闭' }).click());
  expect(notices.confirm).toHaveBeenCalledTimes(1);
  await press('关闭');
  expect(notices.confirm).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('grid')).toBeVisible();
  reader.isStuck = false;
});

it('asks before the chosen file is uploaded without the corrections, when its check has failed', async () => {
  const { choose, correct, press, notices, transfers } = await setUp();
  const file = await choose({ 客户: [HEADER, ['A', 'x']] });
  await correct('x 应为数字', '7');
  expect(await screen.findByText('1 行，没有发现错误')).toBeVisible();
  reader.isStuck = true;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  act(() => void screen.getByRole('button', { name: '重新检查' }).click());
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  jest.useRealTimers();
  reader.isStuck = false;
  notices.confirm.mockResolvedValueOnce(false);
  await press('仍然上传');
  expect(transfers).toEqual([]);
  notices.confirm.mockResolvedValueOnce(true);
  await press('仍然上传');
  await waitFor(() => expect(transfers).toHaveLength(1));
  expect(transfers[0]?.filename).toBe(file.name);
});

it('a column that was matched by hand is matched by itself in the next file of the service', async () => {
  const { choose, user, press } = await setUp();
  const other = {
    客户: [
      ['代号', '数量'],
      ['A', 1],
    ],
  };
  await choose(other);
  await user.click(await screen.findByRole('combobox', { name: '“编号”对应的列' }));
  await user.click(await screen.findByTitle('代号 (A)'));
  expect(await screen.findByText('1 行，没有发现错误')).toBeVisible();
  await press('继续');
  await press('取消上传');
  await choose(other);
  expect(await screen.findByText('1 行，没有发现错误')).toBeVisible();
});

/** Imports a file of which the platform refuses a row. */
async function importWithRefusedRow() {
  const dialogs = await setUp();
  dialogs.server.on(START, () => ({ resp_data: 'j1' }));
  const failed = { dynamicid: 'j1', importstate: 'complete', errorfileurl: 'https://storage/e.xlsx' };
  dialogs.server.on(STATUS, () => ({ resp_data: { queuesize: 0, states: [failed] } }));
  await dialogs.choose({ 客户: [HEADER, ['A', 1]] });
  await dialogs.press('继续');
  await waitFor(() => expect(dialogs.transfers).toHaveLength(1));
  await act(async () => dialogs.transfers[0]?.finish());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  act(() => void screen.getByRole('button', { name: '开始导入' }).click());
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  jest.useRealTimers();
  dialogs.stored.file = fileOf(
    workbookOf({
      客户: [
        [...HEADER, '错误原因'],
        ['A', 1, '数量不能小于 10'],
      ],
    }),
  );
  return dialogs;
}

it('the rows that the platform has refused are corrected in place and imported again', async () => {
  const { press, correct, transfers } = await importWithRefusedRow();
  expect([...document.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent)).toEqual([
    '在线改正',
  ]);
  await press('在线改正');
  await correct('1 数量不能小于 10', '15');
  await press('用修改后的文件重新导入');
  await waitFor(() => expect(transfers).toHaveLength(2));
  expect(transfers[1]?.filename).toBe('错误_客户.xlsx');
  await act(async () => transfers[1]?.finish());
  expect(await screen.findByRole('checkbox', { name: '客户' })).toBeChecked();
});

it('refused rows that arrive late do not replace the next import', async () => {
  const { press, choose, stored } = await importWithRefusedRow();
  let arrive: () => void = () => undefined;
  stored.arrives = new Promise((resolve) => (arrive = resolve));
  await press('在线改正');
  await press('再导入一个');
  await choose({ 客户: [HEADER, ['B', 2]] });
  expect(await screen.findByText('1 行，没有发现错误')).toBeVisible();
  await act(async () => arrive());
  expect(screen.getByText('1 行，没有发现错误')).toBeVisible();
  expect(screen.queryByRole('button', { name: '用修改后的文件重新导入' })).toBeNull();
});
