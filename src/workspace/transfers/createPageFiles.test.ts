import { AppError } from '@/common/errors/appError';
import type { DownloadedFile, Files } from '@/services/files/files';
import type { Transfer, TransferState } from '@/common/files';
import { createStore } from '@/common/store';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createPageFiles } from './createPageFiles';
import { createTransferList } from './createTransferList';

const downloaded: DownloadedFile = { body: new Blob(['x']), sourceUrl: 'https://files.test/a', url: 'blob:a' };

/** A download that fails as often as it is told. */
function setUp(failures = 0) {
  let left = failures;
  const start = () => (left-- > 0 ? Promise.reject(new Error('lost')) : Promise.resolve(downloaded));
  const state = createStore<TransferState>({ phase: 'running', loaded: 0, total: 1 });
  let settled = start();
  const follow = () =>
    settled.then(
      () => state.set({ ...state.get(), phase: 'done' }),
      () => state.set({ ...state.get(), phase: 'failed' }),
    );
  void follow();
  const transfer: Transfer<DownloadedFile> = {
    id: '1',
    direction: 'download',
    filename: 'guid.pdf',
    get: state.get,
    subscribe: state.subscribe,
    settled: () => settled,
    cancel: () => undefined,
    retry() {
      state.set({ ...state.get(), phase: 'running' });
      settled = start();
      void follow();
    },
  };
  const files = {
    download: () => transfer,
    picture: () => Promise.resolve({ ...downloaded, url: 'blob:picture' }),
    sourceOf: (url: string) => url.replace(/\?.*/, ''),
    thumbnail: (url: string) =>
      url.endsWith('refused')
        ? Promise.reject(new AppError('service', 'x', { status: 400 }))
        : url.endsWith('small')
          ? Promise.resolve({ ...downloaded, url: 'blob:small' })
          : undefined,
  } as unknown as Files;
  const list = createTransferList({
    records: createRecords(memoryStorage()),
    now: () => 0,
    track: (counted) => counted,
  });
  const saved: string[] = [];
  const now = () => new Date(2026, 10, 20, 8, 5, 9).getTime();
  const saveFile = (_content: Blob, filename: string) => void saved.push(filename);
  return { transfer, list, saved, page: createPageFiles({ files, list, saveFile, now, random: () => 0.5 }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('saves a file under its name with time and four random digits, and lists the download', async () => {
  const { page, list, saved } = setUp();
  await expect(page.save('https://files.test/a?signature=x', '合同.pdf')).resolves.toBe(true);
  expect(saved).toEqual(['合同_20261120080509_5500.pdf']);
  expect(list.get()).toMatchObject([{ filename: '合同.pdf', direction: 'download', url: 'https://files.test/a' }]);
});

it('lists and saves a file under a name that reads as it is', async () => {
  const { page, list, saved } = setUp();
  await page.save('https://files.test/a', 'photo\u202egpj.exe');
  expect(saved).toEqual(['photo_gpj_20261120080509_5500.exe']);
  expect(list.get()).toMatchObject([{ filename: 'photo_gpj.exe' }]);
});

it('a download that failed is saved when its retry succeeds', async () => {
  const { page, list, saved, transfer } = setUp(1);
  await expect(page.save('https://files.test/a', '合同.pdf')).resolves.toBe(false);
  expect(list.get()).toMatchObject([{ phase: 'failed' }]);
  transfer.retry();
  await settle();
  expect(saved).toHaveLength(1);
});

it('reads a stored file', async () => {
  const { page } = setUp();
  await expect(page.read('https://files.test/a')).resolves.toBeInstanceOf(Blob);
});

it('shows a small picture where the storage makes them, else the picture itself', async () => {
  const { page } = setUp();
  const isVideo = false;
  await expect(page.thumbnail('https://files.test/small', { isVideo })).resolves.toBe('blob:small');
  await expect(page.picture('https://files.test/small')).resolves.toBe('blob:picture');
  await expect(page.thumbnail('https://files.test/other', { isVideo })).resolves.toBe('blob:picture');
  await expect(page.thumbnail('https://files.test/refused', { isVideo })).resolves.toBe('blob:picture');
});

it('reads no whole video for a small picture', async () => {
  const { page } = setUp();
  const isVideo = true;
  await expect(page.thumbnail('https://files.test/small', { isVideo })).resolves.toBe('blob:small');
  await expect(page.thumbnail('https://files.test/other', { isVideo })).resolves.toBeUndefined();
  await expect(page.thumbnail('https://files.test/refused', { isVideo })).resolves.toBeUndefined();
});
