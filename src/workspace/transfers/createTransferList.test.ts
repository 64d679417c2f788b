import { AppError } from '@/common/errors/appError';
import { createFakeUpload } from '@/common/fakeTransfer';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createFakeLocks } from '@/services/testing/fakeLocks';
import { createTransferList } from './createTransferList';
import { createTransfers } from './createTransfers';
import type { TransferList } from './transferList';

type Work = (lock: Lock | null) => unknown;

// Newer versions of Node have locks as browsers do.
jest.mock('@/services/browserEnvironment', () => ({ browserLocks: () => undefined }));

afterEach(() => {
  jest.restoreAllMocks();
});

const RUNNING = { direction: 'upload', phase: 'running' };

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Lets promises settle, and the reload that follows the release of locks. */
async function settle() {
  await nextTask();
  await nextTask();
}

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

/** Tabs that share records and locks. A closed one runs no more. */
function openBrowser() {
  const records = createRecords(memoryStorage());
  const locks = createFakeLocks();
  const page = new EventTarget();
  return {
    records,
    /** Another tab has written into the storage. */
    notice: () => page.dispatchEvent(new Event('storage')),
    openTab() {
      let close: () => void = () => undefined;
      const closed = new Promise<void>((resolve) => (close = resolve));
      const requests: string[] = [];
      const request = (name: string, ...rest: [LockOptions, Work] | [Work]) => {
        requests.push(name);
        const work = rest.at(-1) as Work;
        const held = () => Promise.race([Promise.resolve(work(null)), closed]);
        return rest.length === 1 ? locks.request(name, held) : locks.request(name, rest[0] as LockOptions, held);
      };
      const list = createTransferList({
        records,
        now: () => 0,
        track: (transfer) => transfer,
        locks: { request: request as LockManager['request'] },
        page,
      });
      return { list, close, requests };
    },
  };
}

const openTab = () => openBrowser().openTab();

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

it('lists what is on its way first and then the newest, with progress and speed, and where an upload has arrived', async () => {
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
  expect(list.get()).toMatchObject([{ phase: 'running' }, { phase: 'done', url: 'https://files.test/b' }]);
});

it('what was on its way at a reload is listed as interrupted, without content', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const { transfers, reload, records } = setUp();
  const list = await transfers.list();
  list.add(upload('a.txt'));
  clock.mockReturnValue(2_000);
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
  expect(Object.keys((records.read('transfers') as object[]).at(-1) ?? {}).toSorted()).toEqual([
    'at',
    'direction',
    'endedAt',
    'filename',
    'id',
    'phase',
    'size',
    'url',
  ]);
});

describe('an interrupted upload', () => {
  const names = ({ list }: { list: TransferList }) => list.get().map(({ filename, phase }) => `${filename} ${phase}`);

  /** A browser in whose last visit `a.txt` (1,000 bytes) was on its way. */
  async function openAfterReload() {
    const browser = openBrowser();
    const before = browser.openTab();
    before.list.add(createFakeUpload('old', new File(['x'.repeat(1_000)], 'a.txt')));
    before.close();
    await settle();
    return browser;
  }

  it('is replaced by the upload of the same file, chosen again, and does not return after its end', async () => {
    const browser = await openAfterReload();
    const tab = browser.openTab();
    await settle();
    expect(names(tab)).toEqual(['a.txt interrupted']);
    const again = upload('a.txt');
    tab.list.add(again);
    expect(names(tab)).toEqual(['a.txt running']);
    again.finish();
    await settle();
    expect(names(browser.openTab())).toEqual(['a.txt done']);
    tab.list.clear();
    expect(names(tab)).toEqual([]);
    expect(names(browser.openTab())).toEqual([]);
  });

  it('is replaced as well when its tab turns out to be closed only later', async () => {
    const browser = await openAfterReload();
    const tab = browser.openTab();
    tab.list.add(upload('a.txt'));
    expect(names(tab)).toEqual(['a.txt running', 'a.txt elsewhere']);
    await settle();
    expect(names(tab)).toEqual(['a.txt running']);
  });

  it('stays beside another file, one of the same name and another size, and a download', async () => {
    const tab = (await openAfterReload()).openTab();
    await settle();
    tab.list.add(upload('b.txt'));
    tab.list.add({ ...upload('c'), filename: 'a.txt', direction: 'download' } as ReturnType<typeof upload>);
    tab.list.add(createFakeUpload('other', new File(['x'], 'a.txt')));
    expect(names(tab)).toContain('a.txt interrupted');
    expect(names(tab)).toHaveLength(4);
  });

  it('stays when the same file was uploaded before it', async () => {
    let time = 0;
    const records = createRecords(memoryStorage());
    const open = () => createTransferList({ records, now: () => time, track: (each) => each, page: new EventTarget() });
    const list = open();
    list.add(upload('a.txt'));
    time = 1_000;
    open().add(createFakeUpload('later', new File(['x'.repeat(1_000)], 'a.txt')));
    list.followTabs()();
    expect(names({ list })).toEqual(['a.txt running', 'a.txt interrupted']);
  });
});

it('the reason of a failure is stored without its message, which may contain a signed address', async () => {
  const { transfers, reload, records } = setUp();
  const transfer = upload('a.txt');
  (await transfers.list()).add(transfer);
  const secret = { code: 'AccessDenied', status: 403, reason: 'token', cause: new Error('?sig=secret') };
  transfer.fail(new AppError('service', 'https://files.test/a?sig=secret', secret));
  const error = { kind: 'service', code: 'AccessDenied', status: 403 };
  expect(records.read('transfers')).toMatchObject([{ phase: 'failed', error }]);
  expect(JSON.stringify(records.read('transfers'))).not.toMatch(/secret|token/);
  expect((await reload().list()).get()).toMatchObject([{ phase: 'failed', error }]);
  transfer.retry();
  expect(records.read('transfers')).not.toHaveProperty([0, 'error']);
});

it.each([7, { kind: 'other' }, { kind: 'service', status: 'x' }])(
  'a failure whose stored reason is %j is listed without it',
  async (error) => {
    const { records, reload } = setUp();
    records.write('transfers', [
      { id: 'a', direction: 'upload', filename: 'a.txt', phase: 'failed', at: 0, url: 'https://files.test/a', error },
    ]);
    const [item] = (await reload().list()).get();
    expect(item).toMatchObject({ filename: 'a.txt', phase: 'failed' });
    expect(item).not.toHaveProperty('error');
  },
);

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

it('keeps the thirty newest that have ended, and ignores records of another shape', async () => {
  const { transfers, reload, records } = setUp();
  const list = await transfers.list();
  for (let index = 0; index <= 30; index += 1) {
    const transfer = upload(`${index}.txt`);
    list.add(transfer);
    transfer.fail();
  }
  expect(list.get()).toHaveLength(30);
  expect(list.get()[0]?.filename).toBe('30.txt');
  records.write('transfers', [{ id: 7 }]);
  expect((await reload().list()).get()).toEqual([]);
});

it('of two thousand records that are left only the newest are looked at, and read once more for all of their locks', async () => {
  const { records, openTab } = openBrowser();
  const left = (index: number) => ({ ...{ id: `${index}`, filename: `${index}.txt`, at: index }, ...RUNNING });
  records.write(
    'transfers',
    Array.from({ length: 2_000 }, (_, index) => left(index)),
  );
  const { list, requests } = openTab();
  expect(requests).toHaveLength(200);
  const read = jest.spyOn(records, 'read');
  await settle();
  expect(read.mock.calls.filter(([key]) => key === 'transfers')).toHaveLength(1);
  expect(list.get().map(({ phase }) => phase)).toEqual(Array.from({ length: 30 }, () => 'interrupted'));
  expect(list.get()[0]?.filename).toBe('1999.txt');
});

it('a transfer has the time of its end, after a reload as well; a retry takes it away', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const { transfers, reload } = setUp();
  const list = await transfers.list();
  const transfer = upload('a.txt');
  list.add(transfer);
  expect(list.get()[0]?.endedAt).toBeUndefined();
  clock.mockReturnValue(2_000);
  transfer.fail();
  clock.mockReturnValue(3_000);
  expect(list.get()).toMatchObject([{ at: 1_000, endedAt: 2_000 }]);
  expect((await reload().list()).get()).toMatchObject([{ endedAt: 2_000 }]);
  transfer.retry();
  expect(list.get()[0]?.endedAt).toBeUndefined();
  transfer.finish();
  expect(list.get()).toMatchObject([{ phase: 'done', endedAt: 3_000 }]);
});

it('failures count until the person looks at the list, also those of an earlier visit', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const { transfers, reload } = setUp();
  const list = await transfers.list();
  const [first, second] = [upload('a.txt'), upload('b.txt')];
  list.add(first);
  list.add(second);
  first.fail();
  expect(list.unseenFailures.get()).toBe(1);
  expect((await reload().list()).unseenFailures.get()).toBe(1);
  clock.mockReturnValue(2_000);
  list.markSeen();
  expect(list.unseenFailures.get()).toBe(0);
  expect((await reload().list()).unseenFailures.get()).toBe(0);
  clock.mockReturnValue(3_000);
  second.fail();
  expect(list.unseenFailures.get()).toBe(1);
  first.retry();
  second.retry();
  expect(list.unseenFailures.get()).toBe(0);
});

it('failures count although the person has looked at the list while the clock was wrong', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const { transfers, records } = setUp();
  records.write('transfers-seen', 9_000);
  const transfer = upload('a.txt');
  const list = await transfers.list();
  list.add(transfer);
  transfer.fail();
  expect(list.unseenFailures.get()).toBe(1);
});

it('a running import is listed as long as it runs, and the close guard does not count it', async () => {
  const { transfers } = setUp();
  const list = await transfers.list();
  const cancel = () => undefined;
  const flags = { isCancelling: false, isDelayed: false };
  const job = { id: 'j', kind: 'import', filename: '', percent: 0, queueSize: 1, ...flags, cancel } as const;
  list.showJobs([job]);
  expect([transfers.isListed.get(), transfers.get()]).toEqual([true, 0]);
  list.showJobs([]);
  expect(transfers.isListed.get()).toBe(false);
});

it('what another tab began after this one was opened is listed once the list is read', async () => {
  const { transfers, reload } = setUp();
  const other = reload();
  (await other.list()).add(upload('a.txt'));
  expect(transfers.isListed.get()).toBe(false);
  await transfers.list();
  expect(transfers.isListed.get()).toBe(true);
});

it('what is on its way never leaves the list, and its progress is not stored', () => {
  const records = createRecords(memoryStorage());
  const write = jest.spyOn(records, 'write');
  const list = createTransferList({ records, now: () => 0, track: (transfer) => transfer });
  const running = Array.from({ length: 31 }, (_, index) => upload(`${index}.txt`));
  running.forEach((transfer) => list.add(transfer));
  write.mockClear();
  running.forEach((transfer) => transfer.progress(500));
  expect(list.get().map(({ loaded }) => loaded)).toEqual(running.map(() => 500));
  expect(write).not.toHaveBeenCalled();
  running[0]?.fail();
  expect(list.get()).toHaveLength(31);
  expect(write).toHaveBeenCalledTimes(1);
});

it('an upload that was removed from the list returns with its retry, but not with its end', () => {
  const { list } = openTab();
  const transfer = upload('a.txt');
  list.add(transfer);
  transfer.fail();
  list.remove('a.txt');
  transfer.cancel();
  expect(list.get()).toEqual([]);
  const other = upload('b.txt');
  list.add(other);
  other.fail();
  list.remove('b.txt');
  other.retry();
  expect(list.get()).toMatchObject([{ filename: 'b.txt', phase: 'running' }]);
});

it('an address with a query, which may be a signature, is never stored', async () => {
  const browser = openBrowser();
  const { list } = browser.openTab();
  const transfer = upload('export.xlsx');
  list.add(transfer, 'https://files.test/export.xlsx?X-Amz-Signature=secret');
  transfer.fail();
  expect(list.get()[0]?.url).toContain('secret');
  const stored = JSON.stringify(browser.records.read('transfers'));
  expect(stored).toContain('export.xlsx');
  expect(stored).not.toMatch(/secret|https/);
  expect(browser.openTab().list.get()).toMatchObject([{ filename: 'export.xlsx', phase: 'failed' }]);
});

describe('in two tabs of a browser', () => {
  const phases = (list: TransferList) => list.get().map(({ filename, phase }) => [filename, phase]);

  it('an upload of the one is on its way for the other, until it ends', async () => {
    const browser = openBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    const transfer = upload('a.txt');
    first.list.add(transfer);
    const stop = second.list.followTabs();
    await settle();
    expect(phases(second.list)).toEqual([['a.txt', 'elsewhere']]);
    second.list.clear();
    expect(phases(second.list)).toEqual([['a.txt', 'elsewhere']]);
    transfer.finish('https://files.test/a');
    await settle();
    expect(second.list.get()).toMatchObject([{ phase: 'done' }]);
    browser.notice();
    expect(second.list.get()).toMatchObject([{ phase: 'done', url: 'https://files.test/a' }]);
    stop();
  });

  it('an upload is interrupted once its tab is closed, and on its way again after a retry', async () => {
    const browser = openBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    const transfer = upload('a.txt');
    first.list.add(transfer);
    const stop = second.list.followTabs();
    await settle();
    transfer.fail();
    await settle();
    expect(phases(second.list)).toEqual([['a.txt', 'failed']]);
    transfer.retry();
    browser.notice();
    await settle();
    expect(phases(second.list)).toEqual([['a.txt', 'elsewhere']]);
    first.close();
    await settle();
    expect(phases(second.list)).toEqual([['a.txt', 'interrupted']]);
    stop();
  });

  it('neither tab overwrites the list of the other', async () => {
    const browser = openBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    const [a, b] = [upload('a.txt'), upload('b.txt')];
    first.list.add(a);
    second.list.add(b);
    a.finish();
    await settle();
    b.fail();
    await settle();
    const all = [
      ['a.txt', 'done'],
      ['b.txt', 'failed'],
    ];
    expect(phases(second.list).toSorted()).toEqual(all);
    expect(phases(browser.openTab().list).toSorted()).toEqual(all);
    second.list.remove('a.txt');
    expect(phases(browser.openTab().list)).toEqual([['b.txt', 'failed']]);
  });

  it('without locks what another tab has on its way counts as interrupted, and is not overwritten', async () => {
    const records = createRecords(memoryStorage());
    const open = () => createTransferList({ records, now: () => 0, track: (each) => each, locks: undefined });
    const [first, second] = [open(), open()];
    const transfer = upload('a.txt');
    first.add(transfer);
    second.add(upload('b.txt'));
    expect(phases(second)).toContainEqual(['a.txt', 'interrupted']);
    transfer.finish();
    await settle();
    expect(phases(open())).toContainEqual(['a.txt', 'done']);
  });
});
