import { createFakeUpload } from '@/common/fakeTransfer';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTransferList } from './createTransferList';
import { createTransfers } from './createTransfers';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp() {
  const records = createRecords(memoryStorage());
  const loadTexts = () => Promise.resolve();
  const storage = () => Promise.reject(new Error('No storage'));
  const saveFile = () => undefined;
  const report = () => undefined;
  return {
    records,
    transfers: createTransfers({ records, loadTexts, storage, saveFile, report }),
    reload: () => createTransfers({ records, loadTexts, storage, saveFile, report }),
  };
}

const upload = (name: string, size = 1_000) => createFakeUpload(name, new File(['x'.repeat(size)], name));

it('a transfer counts until it succeeds or fails', async () => {
  const { transfers } = setUp();
  const good = transfers.track(Promise.resolve('file'));
  const bad = transfers.track(Promise.reject(new Error('lost')));
  expect(transfers.get()).toBe(2);
  await expect(good).resolves.toBe('file');
  await expect(bad).rejects.toThrow('lost');
  expect(transfers.get()).toBe(0);
});

it('a listed transfer counts while it is on its way, and again when it is retried', async () => {
  const { transfers } = setUp();
  const list = await transfers.list();
  const transfer = upload('a.txt');
  list.add(transfer);
  expect(transfers.get()).toBe(1);
  transfer.fail();
  await settle();
  expect(transfers.get()).toBe(0);
  transfer.retry();
  expect(transfers.get()).toBe(1);
  transfer.finish();
  await settle();
  expect(transfers.get()).toBe(0);
});

it('lists the newest first with progress and speed, and where an upload has arrived', async () => {
  let time = 0;
  const list = createTransferList({
    records: createRecords(memoryStorage()),
    now: () => time,
    track: (transfer) => transfer,
  });
  const [first, second] = [upload('a.txt'), upload('b.txt')];
  list.add(first);
  list.add(second);
  time = 1_000;
  second.progress(500);
  expect(list.get()).toMatchObject([
    { filename: 'b.txt', phase: 'running', loaded: 500, total: 1_000, speed: 500 },
    { filename: 'a.txt', phase: 'running', speed: undefined },
  ]);
  second.finish('https://files.test/b');
  await settle();
  expect(list.get()[0]).toMatchObject({ phase: 'done', url: 'https://files.test/b' });
});

it('what was on its way at a reload is listed as interrupted, without addresses that are signed or content', async () => {
  const { transfers, reload, records } = setUp();
  const list = await transfers.list();
  list.add(upload('a.txt'));
  const done = upload('b.txt');
  list.add(done);
  done.finish('https://files.test/b');
  await settle();
  const later = reload();
  expect(later.isListed.get()).toBe(true);
  expect((await later.list()).get()).toMatchObject([
    { filename: 'b.txt', phase: 'done', url: 'https://files.test/b' },
    { filename: 'a.txt', phase: 'interrupted' },
  ]);
  expect(Object.keys((records.read('transfers') as object[])[0] ?? {}).toSorted()).toEqual(
    ['at', 'direction', 'filename', 'id', 'phase', 'url'].toSorted(),
  );
});

it('ended transfers can be cleared; with the last one the list disappears', async () => {
  const { transfers, records } = setUp();
  const list = await transfers.list();
  const transfer = upload('a.txt');
  list.add(transfer);
  list.clear();
  expect(list.get()).toHaveLength(1);
  transfer.cancel();
  list.clear();
  expect(transfers.isListed.get()).toBe(false);
  expect(records.read('transfers')).toBeUndefined();
});

it('keeps the thirty newest, and ignores records of another shape', async () => {
  const { transfers, reload, records } = setUp();
  const list = await transfers.list();
  Array.from({ length: 31 }, (_, index) => list.add(upload(`${index}.txt`)));
  expect(list.get()).toHaveLength(30);
  expect(list.get()[0]?.filename).toBe('30.txt');
  records.write('transfers', [{ id: 7 }]);
  expect((await reload().list()).get()).toEqual([]);
});
