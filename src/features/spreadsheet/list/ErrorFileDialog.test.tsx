import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@/common/errors/appError';
import { saveFile } from '@/common/dom/saveFile';
import { fileOf, renderPanel, rowsOf, startInProcess } from '../check/panel/testPanels';
import { workbookOf } from '../check/worker/testWorkbooks';
import { ErrorFileDialog } from './ErrorFileDialog';

jest.mock('@/common/dom/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('../check/session/startWorker', () => ({ startWorker: () => startInProcess() }));
configure({ asyncUtilTimeout: 4_000 });

const URL_OF_FILE = 'https://files.test/e.xlsx';
const REFUSED = [
  ['编号', '数量', '错误原因'],
  ['A', 5, '数量不能小于 10'],
];

async function setUp(read = (_url: string): Promise<Blob> => Promise.resolve(fileOf(workbookOf({ 表: REFUSED })))) {
  const confirmLoss = jest.fn<Promise<boolean>, []>();
  const onClosed = jest.fn();
  const dialog = (
    <ErrorFileDialog url={URL_OF_FILE} filename="客户.xlsx" read={read} confirmLoss={confirmLoss} onClosed={onClosed} />
  );
  const { user } = await act(() => renderPanel(dialog));
  const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1)!);
  async function correct(cell: string, content: string) {
    await user.click(await screen.findByRole('gridcell', { name: cell }));
    await user.keyboard(`${content}{Enter}{Escape}`);
    expect(await screen.findByText('1 行，0 处错误')).toBeVisible();
  }
  /** Whether the browser asks before it leaves the page. */
  const isLeaveAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { confirmLoss, onClosed, user, press, correct, isLeaveAsked };
}

beforeEach(() => jest.mocked(saveFile).mockClear());

it('refused rows are corrected in place, and the corrected file is downloaded to be imported on its page', async () => {
  const { press, correct } = await setUp();
  await correct('5 数量不能小于 10', '15');
  const dialog = within(screen.getByRole('dialog', { name: '在线改正 客户.xlsx' }));
  expect(dialog.getByText('改正后请下载文件，再到原来的页面重新导入。')).toBeVisible();
  expect(dialog.queryByRole('button', { name: '用修改后的文件重新导入' })).toBeNull();
  await press('下载改正后的文件');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [content, filename] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(filename).toBe('改正_客户.xlsx');
  await expect(rowsOf(content)).resolves.toEqual([
    ['编号', '数量'],
    ['A', 15],
  ]);
});

it('asks before corrections are lost that were not downloaded', async () => {
  const { press, correct, confirmLoss, onClosed, isLeaveAsked, user } = await setUp();
  await correct('5 数量不能小于 10', '15');
  expect(isLeaveAsked()).toBe(true);
  confirmLoss.mockResolvedValueOnce(false);
  await press('关闭');
  expect(confirmLoss).toHaveBeenCalledTimes(1);
  await press('下载改正后的文件');
  await waitFor(() => expect(isLeaveAsked()).toBe(false));
  // A correction after the download is not in the file.
  await user.click(screen.getByRole('gridcell', { name: /^15/ }));
  await user.keyboard('16{Enter}{Escape}');
  await waitFor(() => expect(isLeaveAsked()).toBe(true));
  await press('下载改正后的文件');
  await waitFor(() => expect(isLeaveAsked()).toBe(false));
  await press('关闭');
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  expect(confirmLoss).toHaveBeenCalledTimes(1);
});

it('a file that cannot be read says why and is read again', async () => {
  const read = jest
    .fn<Promise<Blob>, [string]>()
    .mockRejectedValueOnce(new AppError('service', 'gone', { status: 404 }))
    .mockResolvedValue(fileOf(workbookOf({ 表: REFUSED })));
  const { press } = await setUp(read);
  expect(await screen.findByRole('alert')).toHaveTextContent('文件没有下载成功');
  await press('重试');
  expect(await screen.findByText('1 行，1 处错误')).toBeVisible();
  expect(read.mock.calls).toEqual([[URL_OF_FILE], [URL_OF_FILE]]);
});

it('closes at once while the file is read', async () => {
  const { press, onClosed, confirmLoss } = await setUp(() => new Promise(() => undefined));
  expect(screen.getByText('正在读取文件…')).toBeVisible();
  await press('关闭');
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  expect(confirmLoss).not.toHaveBeenCalled();
});
