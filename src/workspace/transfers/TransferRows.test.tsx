import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeUpload } from '@/common/fakeTransfer';
import { ServicesProvider } from '@/app-context/services';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTestServices } from '@/services/testing/createTestServices';
import type { PageRuntime } from '../engine-host/createPageRuntime';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { NavigationContext, NoticesContext, PageRuntimeContext } from '../runtime/contexts';
import { createTransferList } from './createTransferList';
import { AllJobsButton, JobRows } from './JobRows';
import type { RunningJob } from './runningJobs';
import { TRANSFERS_KEY } from './transferList';
import type { TransferRecord } from './transferList';
import { TransferRows } from './TransferRows';

async function show(stored: readonly TransferRecord[] = []) {
  const browser = new EventTarget();
  const services = createTestServices({ page: browser as Window });
  await services.i18n.loadNamespaces(['files', 'workspace']);
  const records = createRecords(memoryStorage());
  if (stored.length > 0) records.write(TRANSFERS_KEY, stored);
  const list = createTransferList({
    records,
    now: () => 0,
    track: (transfer) => transfer,
  });
  const save = jest.fn(() => Promise.resolve());
  const runtime = { transfers: { files: () => Promise.resolve({ save }) } } as unknown as PageRuntime;
  render(
    <ServicesProvider services={services}>
      <NoticesContext value={{ report: jest.fn() } as unknown as Notices}>
        <PageRuntimeContext value={runtime}>
          <div role="dialog" tabIndex={-1}>
            <TransferRows list={list} />
          </div>
        </PageRuntimeContext>
      </NoticesContext>
    </ServicesProvider>,
  );
  const upload = createFakeUpload('1', new File(['x'.repeat(2_048)], '合同.pdf'));
  act(() => list.add(upload));
  return { list, upload, save, browser };
}

it('says how far an upload is, and cancels it', async () => {
  const { upload } = await show();
  act(() => upload.progress(1_024));
  expect(screen.getByText('正在上传 · 1.00kb / 2.00kb')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '合同.pdf 的进度' })).toHaveAttribute('aria-valuenow', '50');
  await userEvent.click(screen.getByRole('button', { name: '取消 合同.pdf' }));
  expect(screen.getByText('已取消上传')).toBeVisible();
});

it('shows no full bar before the storage has answered', async () => {
  const { upload } = await show();
  act(() => upload.progress(2_048));
  expect(screen.getByText('99%')).toBeVisible();
});

it('says that an upload waits for the network', async () => {
  const { upload, browser } = await show();
  act(() => upload.progress(1_024));
  act(() => void browser.dispatchEvent(new Event('offline')));
  expect(screen.getByText('等待网络 · 1.00kb / 2.00kb')).toBeVisible();
  act(() => void browser.dispatchEvent(new Event('online')));
  expect(screen.getByText('正在上传 · 1.00kb / 2.00kb')).toBeVisible();
});

it('tells when a transfer has ended: the time, and the day when that is not today', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T14:05:00+08:00'), doNotFake: ['setTimeout', 'setImmediate'] });
  const done = { direction: 'download', phase: 'done', at: 0 } as const;
  await show([
    { ...done, id: 'a', filename: 'a.xlsx', endedAt: Date.parse('2026-11-24T00:01:00+08:00') },
    { ...done, id: 'b', filename: 'b.xlsx', endedAt: Date.parse('2026-11-23T23:59:00+08:00') },
    { ...done, id: 'c', filename: 'c.xlsx' },
  ]);
  jest.useRealTimers();
  const states = screen.getAllByText(/^下载完成/).map(({ textContent }) => textContent);
  expect(states).toEqual(['下载完成 · 00:01', '下载完成 · 2026-11-23 23:59', '下载完成']);
});

it('the bars have the colour of the theme', async () => {
  await show();
  expect(screen.getByRole('progressbar').querySelector('.ant-progress-bg')).toHaveStyle({
    background: 'var(--color-accent)',
  });
});

it('keeps the focus in the panel when the button that was pressed disappears', async () => {
  const { upload } = await show();
  await userEvent.click(screen.getByRole('button', { name: '取消 合同.pdf' }));
  expect(upload.get().phase).toBe('cancelled');
  expect(screen.getByRole('dialog')).toHaveFocus();
});

it('retries what failed', async () => {
  const { upload } = await show();
  act(() => upload.fail());
  expect(screen.getByText('上传失败 · 网络链接错误')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试 合同.pdf' }));
  expect(upload.attempts()).toBe(2);
});

it('opens the result of an upload, and removes it from the list', async () => {
  const { upload, save } = await show();
  await act(async () => {
    upload.finish('https://files.test/contract');
    await upload.settled();
  });
  await userEvent.click(screen.getByRole('button', { name: '下载 合同.pdf' }));
  expect(save).toHaveBeenCalledWith('https://files.test/contract', '合同.pdf');
  await userEvent.click(screen.getByRole('button', { name: '移除 合同.pdf' }));
  expect(screen.getByText('没有传输')).toBeVisible();
});

describe('imports and exports under way', () => {
  const job: RunningJob = {
    id: 'j1',
    kind: 'import',
    filename: '客户.xlsx',
    percent: 42,
    queueSize: undefined,
    isCancelling: false,
    isDelayed: false,
    cancel: jest.fn(),
  };

  async function showJobs(jobs: readonly RunningJob[]) {
    const services = createTestServices();
    await services.i18n.loadNamespaces('files');
    const navigate = jest.fn();
    render(
      <ServicesProvider services={services}>
        <NavigationContext value={{ navigate } as unknown as Navigation}>
          <JobRows jobs={jobs} />
          <AllJobsButton onLeave={() => undefined} />
        </NavigationContext>
      </ServicesProvider>,
    );
    return navigate;
  }

  it('are listed with their progress or the queue, and can be cancelled', async () => {
    const waiting: RunningJob = { ...job, id: 'j2', kind: 'export', filename: '', percent: 0, queueSize: 3 };
    await showJobs([job, waiting]);
    expect(screen.getByText('正在导入')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '客户.xlsx 的进度' })).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByText('任务已提交，正在排队 · 前面还有 3 个任务')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '取消 客户.xlsx' }));
    expect(job.cancel).toHaveBeenCalledTimes(1);
  });

  it('lead to the list of all of them', async () => {
    const navigate = await showJobs([{ ...job, isCancelling: true }]);
    expect(screen.getByText('正在取消任务')).toBeVisible();
    expect(screen.getByRole('button', { name: '取消 客户.xlsx' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '全部导入导出记录' }));
    expect(navigate).toHaveBeenCalledWith('/importexportlist');
  });
});

it.each([
  ['a storage mode that is missing', 'service', 'files.unavailable', '存储模式不可用'],
  ['a hidden header', 'service', 'files.noETag', '文件存储没有公开 ETag 响应头，请联系企业系统管理员。'],
  ['a storage without an answer', 'network', 'files.noAnswer', '文件存储没有响应：网络中断，或存储不允许此网站访问。'],
] as const)('says why an upload has failed: %s', async (_reason, kind, code, text) => {
  const { upload } = await show();
  act(() => upload.fail(new AppError(kind, 'x', { code })));
  expect(screen.getByText(`上传失败 · ${text}`)).toBeVisible();
});

it.each([
  ['its code', { kind: 'service', code: 'files.unavailable', status: 403 }, '存储模式不可用'],
  ['its status', { kind: 'service', code: 'AccessDenied', status: 403 }, '没有访问权限。'],
  ['its kind', { kind: 'network' }, '网络链接错误'],
] as const)('still says why an upload has failed after a reload, by %s', async (_fact, error, text) => {
  await show([{ id: 'a', direction: 'upload', filename: 'a.pdf', phase: 'failed', at: 0, error }]);
  expect(screen.getByText(`上传失败 · ${text}`)).toBeVisible();
});

it('offers to save what an earlier visit has left only where its address is known', async () => {
  const left = { direction: 'download', phase: 'failed', at: 0 } as const;
  await show([
    { ...left, id: 'a', filename: 'a.pdf', url: 'https://files.test/a' },
    { ...left, id: 'b', filename: 'b.pdf' },
    { ...left, id: 'c', filename: 'c.pdf', phase: 'done' },
  ]);
  expect(screen.getByRole('button', { name: '重试 a.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试 b.pdf' })).toBeNull();
  expect(screen.queryByRole('button', { name: '下载 c.pdf' })).toBeNull();
});
