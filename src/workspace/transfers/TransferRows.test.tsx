import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeUpload } from '@/common/fakeTransfer';
import { ServicesProvider } from '@/app-context/services';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTestServices } from '@/services/testing/createTestServices';
import type { PageRuntime } from '../engine-host/createPageRuntime';
import type { Notices } from '../notices/createNotices';
import { NoticesContext, PageRuntimeContext } from '../runtime/contexts';
import { createTransferList } from './createTransferList';
import { TransferRows } from './TransferRows';

async function show() {
  const services = createTestServices();
  await services.i18n.loadNamespaces('files');
  const list = createTransferList({
    records: createRecords(memoryStorage()),
    now: () => 0,
    track: (transfer) => transfer,
  });
  const save = jest.fn(() => Promise.resolve());
  const runtime = { transfers: { files: () => Promise.resolve({ save }) } } as unknown as PageRuntime;
  render(
    <ServicesProvider services={services}>
      <NoticesContext value={{ report: jest.fn() } as unknown as Notices}>
        <PageRuntimeContext value={runtime}>
          <TransferRows list={list} />
        </PageRuntimeContext>
      </NoticesContext>
    </ServicesProvider>,
  );
  const upload = createFakeUpload('1', new File(['x'.repeat(2_048)], '合同.pdf'));
  act(() => list.add(upload));
  return { list, upload, save };
}

it('says how far an upload is, and cancels it', async () => {
  const { upload } = await show();
  act(() => upload.progress(1_024));
  expect(screen.getByText('正在上传 · 1.00kb / 2.00kb')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '合同.pdf 的进度' })).toHaveAttribute('aria-valuenow', '50');
  await userEvent.click(screen.getByRole('button', { name: '取消 合同.pdf' }));
  expect(screen.getByText('已取消上传')).toBeVisible();
});

it('retries what failed', async () => {
  const { upload } = await show();
  act(() => upload.fail());
  expect(screen.getByText('上传失败')).toBeVisible();
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
