import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ExportRequest } from '@/common/spreadsheet';
import { refuse } from '@/services/testing/fakeServer';
import { setUpDialogs } from './testDialogs';

const START = '/api/teapi/dy-biz-imexport/biz/imexport/expExcel';
const STATUS = '/api/teapi/queue/impexp/expStatus';

const request: ExportRequest = {
  service: { moCode: 'customer', lgCode: 'exp', microclass: '' },
  input: { city: 'SH' },
  sheetName: '客户',
  filename: '客户列表',
  columns: [
    { key: 'code', text: '编码', isSelected: false },
    { key: 'name', text: '名称', isSelected: false },
  ],
};
/** Without an envelope of a queue, as an old service answers. */
const item = (state: string, more: object = {}) => ({ resp_data: [{ dynamicid: 'e1', exportstate: state, ...more }] });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function setUp(changes: Partial<ExportRequest> = {}, language?: Parameters<typeof setUpDialogs>[0]) {
  const dialogs = await setUpDialogs(language);
  dialogs.server.on(START, () => ({ resp_data: 'e1' }));
  dialogs.server.on(STATUS, () => item('packing', { finishRate: 30 }));
  const asked = { ...request, ...changes };
  const outcome = await act(async () => [dialogs.tool.export(asked)] as const);
  const filename = () => screen.getByRole<HTMLInputElement>('textbox', { name: '文件名' });
  return { ...dialogs, asked, outcome: outcome[0], filename };
}

it('exports the chosen columns into the chosen type, and saves the file once', async () => {
  const { server, click, press, pass, saved, outcome, filename } = await setUp();
  expect(screen.getByRole('dialog', { name: '导出' })).toBeVisible();
  expect([screen.getByRole('radio', { name: 'xls' }), filename().value]).toEqual([
    expect.objectContaining({ checked: true }),
    '客户列表.xlsx',
  ]);
  await click(screen.getByRole('radio', { name: 'csv' }));
  expect(filename()).toHaveValue('客户列表.csv');
  fireEvent.change(filename(), { target: { value: '华东客户.xlsx' } });
  fireEvent.blur(filename());
  expect(filename()).toHaveValue('华东客户.csv');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' });
  expect(all).toBeChecked();
  await click(screen.getByRole('checkbox', { name: '编码' }));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await press('开始导出');
  await pass(2000);
  expect(server.received(START)[0]?.body).toEqual({
    city: 'SH',
    expfile: { sheetname: '客户', filename: '华东客户.csv', filetype: '2', __fields: ['name'] },
  });
  expect(screen.getByRole('progressbar', { name: '任务进度' })).toHaveAttribute('aria-valuenow', '30');
  expect(screen.queryByText(/前面还有/)).toBeNull();
  server.on(STATUS, () =>
    item('complete', { filesize: 2048, exptotalitem: 90, exportfileurl: 'https://storage/o.csv' }),
  );
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('导出成功');
  expect([...document.querySelectorAll('dl > div')].map((count) => count.textContent)).toEqual([
    '大小2.00kb',
    '行数90',
  ]);
  expect(saved).toEqual([['https://storage/o.csv', '华东客户.csv']]);
  await press('下载');
  expect(saved).toHaveLength(2);
  await press('关闭');
  await expect(outcome).resolves.toBe('success');
});

it('selects the columns that the page marks, all at once, and wants at least one', async () => {
  const { click, press, server } = await setUp({
    columns: request.columns.map((column) => ({ ...column, isSelected: column.key === 'name' })),
  });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect([box('编码'), box('名称')].map((each) => (each as HTMLInputElement).checked)).toEqual([false, true]);
  await click(box('全选'));
  expect(box('编码')).toBeChecked();
  await click(box('全选'));
  expect(box('名称')).not.toBeChecked();
  await press('开始导出');
  expect(screen.getByRole('alert')).toHaveTextContent('请选择需要导出的列');
  expect(server.received(START)).toEqual([]);
});

it('exports all columns where there is nothing to choose, under the sheet’s name where there is none', async () => {
  const { press, pass, server, filename } = await setUp({ columns: [], filename: '' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.change(filename(), { target: { value: ' ' } });
  await press('开始导出');
  await pass(0);
  expect(server.received(START)[0]?.body).toMatchObject({ expfile: { filename: '客户.xlsx', __fields: [] } });
});

it('says why a start was refused, and starts again with the same choices', async () => {
  const { server, press, pass } = await setUp();
  server.on(START, () => refuse(404, 'x'));
  await press('开始导出');
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('找不到，请检查当前表单的业务模型是否有引入该接口。');
  server.on(START, () => ({ resp_data: 'j1' }));
  await press('重试');
  await pass(0);
  expect(screen.getByText('任务已提交，正在排队')).toBeVisible();
  const [first, second] = server.received(START).map(({ body }) => body);
  expect(second).toEqual(first);
});

it('saves the file of a job that goes on in the background, and tells it', async () => {
  const { server, press, pass, saved, notices, outcome } = await setUp();
  await press('开始导出');
  await pass(0);
  await press('后台运行');
  server.on(STATUS, () => item('complete', { exportfileurl: 'https://storage/o.xlsx' }));
  await pass(2000);
  await expect(outcome).resolves.toBe('success');
  expect(saved).toEqual([['https://storage/o.xlsx', '客户列表.xlsx']]);
  expect(notices.success).toHaveBeenCalledWith('“客户列表.xlsx”导出成功');
});

it('says that the file was not saved, and offers it again', async () => {
  const { server, press, pass, saved, stored, notices, outcome } = await setUp();
  stored.canSave = false;
  server.on(STATUS, () => item('complete', { exportfileurl: 'https://storage/o.xlsx' }));
  await press('开始导出');
  await pass(2000);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['导出成功', '文件没有下载成功']);
  const primary = () => document.querySelector('.ant-btn-primary');
  expect(primary()).toHaveTextContent('下载');
  stored.canSave = true;
  await press('下载');
  await pass(0);
  expect(screen.queryByText('文件没有下载成功')).toBeNull();
  expect(saved).toHaveLength(2);
  expect(primary()).toHaveTextContent('关闭');
  await press('关闭');
  await expect(outcome).resolves.toBe('success');
  expect(notices.error).not.toHaveBeenCalled();
});

it('saves nothing by itself after a reload, and says where the file is', async () => {
  const { server, press, pass, saved, notices, tool, unmount, open } = await setUp();
  await press('开始导出');
  await pass(0);
  tool.dispose();
  unmount();
  open().tool.resume();
  server.on(STATUS, () => item('complete', { exportfileurl: 'https://storage/o.xlsx' }));
  await pass(2000);
  expect(saved).toEqual([]);
  expect(notices.success).toHaveBeenCalledWith('“客户列表.xlsx”导出成功，可在“导入导出记录”中下载');
});

it('keeps the focus in the dialog when its content is replaced', async () => {
  const { press, pass } = await setUp();
  await press('开始导出');
  await pass(0);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['en', 'Export', 'File type', 'File name', 'Select all', 'Start export'],
  ['zh-TW', '匯出', '檔案類型', '檔案名稱', '全選', '開始匯出'],
] as const)('names everything in the language: %s', async (language, title, type, name, all, start) => {
  await setUp({}, language);
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(dialog.getByRole('group', { name: type })).toBeVisible();
  expect(dialog.getByRole('textbox', { name })).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: all })).toBeVisible();
  expect(dialog.getByRole('button', { name: start })).toBeVisible();
});
