import type { AppError } from '@/common/errors/appError';
import { connectionFailure, storageFailure } from './providers/storageFailure';
import type { FakeRequest } from './providers/fakeStorage';
import { contentDisposition } from './uploadFile';
import { createFakeLocks } from '../testing/fakeLocks';
import { createTryLock } from '../storage/createTryLock';
import { fileOf, setUpFiles, TEST_TIME } from '../testing/setUpFiles';

const bytesOf = async (content: Blob | undefined) => [...new Uint8Array((await content?.arrayBuffer()) ?? [])];
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

/** Fails the first `times` requests of a part. */
const failing = (part: number, times: number, error: () => AppError) => {
  let left = times;
  return (request: FakeRequest) => {
    if (request.kind !== 'part' || request.part !== part || left === 0) return;
    left -= 1;
    throw error();
  };
};

const flush = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers({ now: TEST_TIME }));
afterEach(() => jest.useRealTimers());

describe('an upload', () => {
  it('arrives whole, under its path, and tells where', async () => {
    const { files, storage } = setUpFiles();
    const file = fileOf(35);
    const transfer = files.upload({ file, type: 'import' });
    expect(await transfer.settled()).toEqual({
      url: 'https://s3.example/hd/id2/import/20261120/hd/id2.xlsx',
      filename: 'order.xlsx',
      type: 'application/x-test',
      date: '2026-11-20',
      datetime: String(TEST_TIME),
      file,
    });
    const stored = storage.objects.get('id2/import/20261120/hd/id2.xlsx');
    expect(await bytesOf(stored?.content)).toEqual(range(35));
    expect(stored?.contentType).toBe('application/x-test');
    expect(transfer.get()).toMatchObject({ phase: 'done', loaded: 35, total: 35 });
    expect(storage.sentParts()).toEqual([1, 2, 3, 4]);
  });

  it('of an empty file creates an empty object', async () => {
    const { files, storage } = setUpFiles();
    await files.upload({ file: fileOf(0) }).settled();
    expect([...storage.objects.values()].map(({ content }) => content.size)).toEqual([0]);
    expect(storage.requests.map(({ kind }) => kind)).toEqual(['complete']);
  });

  it('sends three parts at a time', async () => {
    const { files, storage } = setUpFiles();
    const { open, passed } = gate();
    storage.fault = ({ kind }) => (kind === 'part' ? passed : undefined);
    const transfer = files.upload({ file: fileOf(95) });
    await flush();
    expect(storage.sentParts()).toEqual([1, 2, 3]);
    open();
    await transfer.settled();
    expect(storage.sentParts()).toHaveLength(10);
  });

  it('to a kind that the tenant lacks is rejected and logged', async () => {
    const { files, logged } = setUpFiles();
    const transfer = files.upload({ file: fileOf(5), storage: 'storage-1y' });
    await expect(transfer.settled()).rejects.toMatchObject({
      kind: 'service',
      code: 'files.unavailable',
      message: 'storage mode not available',
    });
    expect(transfer.get().phase).toBe('failed');
    expect(logged).toEqual(['storage mode not available: storage-1y']);
  });
});

describe('a part that fails', () => {
  it.each([
    ['a broken connection', connectionFailure],
    ['a 500', () => storageFailure(500, 'InternalError')],
    ['a 503', () => storageFailure(503, 'SlowDown')],
    ['a 408', () => storageFailure(408, undefined)],
    ['a 429', () => storageFailure(429, undefined)],
  ])('is sent again after 500, 1000 and 2000 ms: %s', async (_what, error) => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(2, 3, error);
    const transfer = files.upload({ file: fileOf(20) });
    const sent = () => storage.sentParts().filter((part) => part === 2).length;
    await flush();
    for (const [delayMs, count] of [
      [500, 1],
      [1000, 2],
      [2000, 3],
    ] as const) {
      await jest.advanceTimersByTimeAsync(delayMs - 1);
      expect(sent()).toBe(count);
      await jest.advanceTimersByTimeAsync(1);
      expect(sent()).toBe(count + 1);
    }
    await transfer.settled();
  });

  it('ends the upload after the third retry', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(2, 4, connectionFailure);
    const transfer = files.upload({ file: fileOf(20) });
    const failure = expect(transfer.settled()).rejects.toMatchObject({ kind: 'network', status: 0 });
    await jest.advanceTimersByTimeAsync(3500);
    await failure;
    expect(transfer.get()).toMatchObject({ phase: 'failed', error: { kind: 'network' } });
  });

  it('is not sent again when that cannot help', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(1, 9, () => storageFailure(400, 'EntityTooSmall'));
    const transfer = files.upload({ file: fileOf(20) });
    await expect(transfer.settled()).rejects.toMatchObject({ status: 400, code: 'EntityTooSmall' });
    expect(storage.sentParts()).toEqual([1, 2]);
  });

  it('without any progress for a minute counts as a broken connection', async () => {
    const { files, storage } = setUpFiles();
    let isFirst = true;
    storage.fault = ({ kind, progress }) => {
      if (kind !== 'part' || !isFirst) return;
      isFirst = false;
      setTimeout(() => progress?.(3), 30_000);
      return new Promise<void>(() => undefined);
    };
    const transfer = files.upload({ file: fileOf(5) });
    await jest.advanceTimersByTimeAsync(89_999);
    expect(storage.sentParts()).toEqual([1]);
    await jest.advanceTimersByTimeAsync(501);
    await transfer.settled();
    expect(storage.sentParts()).toEqual([1, 1]);
  });

  it('waits for the connection while the browser is offline', async () => {
    const { files, storage, setOnline } = setUpFiles();
    storage.fault = (request) => {
      if (request.kind !== 'part') return;
      if (storage.sentParts().length === 1) setOnline(false);
      failing(1, 1, connectionFailure)(request);
    };
    const transfer = files.upload({ file: fileOf(5) });
    await jest.advanceTimersByTimeAsync(600_000);
    expect([transfer.get().phase, storage.sentParts()]).toEqual(['waiting', [1]]);
    storage.fault = () => undefined;
    setOnline(true);
    await transfer.settled();
    expect(transfer.get().phase).toBe('done');
  });
});

describe('a storage that accepts a request and never answers it', () => {
  const never = (kind: FakeRequest['kind'], times: number) => {
    let left = times;
    return (request: FakeRequest) => {
      if (request.kind !== kind || left === 0) return;
      left -= 1;
      return new Promise<void>(() => undefined);
    };
  };
  const MINUTE_MS = 60_000;

  it.each(['start', 'complete'] as const)('gets the request (%s) again after a minute', async (kind) => {
    const { files, storage } = setUpFiles();
    storage.fault = never(kind, 1);
    const transfer = files.upload({ file: fileOf(30) });
    await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(storage.requests.filter((request) => request.kind === kind)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(501);
    await transfer.settled();
    const [first] = storage.requests.filter((request) => request.kind === kind);
    expect(first?.signal?.aborted).toBe(true);
  });

  it.each(['start', 'complete'] as const)('ends the upload after four times (%s)', async (kind) => {
    const { files, storage } = setUpFiles();
    storage.fault = never(kind, 9);
    const transfer = files.upload({ file: fileOf(30) });
    const failure = expect(transfer.settled()).rejects.toMatchObject({ kind: 'network', status: 0 });
    await jest.advanceTimersByTimeAsync(4 * MINUTE_MS + 3_500);
    await failure;
    expect(transfer.get().phase).toBe('failed');
  });

  it('is asked again for the parts that have arrived', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(3, 1, () => storageFailure(400, 'BadDigest'));
    const transfer = files.upload({ file: fileOf(30) });
    await expect(transfer.settled()).rejects.toThrow();
    storage.fault = never('list', 1);
    transfer.retry();
    await jest.advanceTimersByTimeAsync(MINUTE_MS + 500);
    await transfer.settled();
    expect(storage.sentParts()).toEqual([1, 2, 3, 3]);
  });

  it('is not asked for longer than a minute to delete the parts', async () => {
    const { files, storage, logged } = setUpFiles();
    storage.fault = ({ kind }) =>
      kind === 'abort' || kind === 'part' ? new Promise<void>(() => undefined) : undefined;
    const transfer = files.upload({ file: fileOf(30) });
    await flush();
    transfer.cancel();
    await expect(transfer.settled()).rejects.toMatchObject({ kind: 'cancelled' });
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(logged).toEqual(['The parts of a cancelled upload remain']);
  });

  it('is left alone after a cancellation', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = never('complete', 1);
    const transfer = files.upload({ file: fileOf(30) });
    await flush();
    transfer.cancel();
    await expect(transfer.settled()).rejects.toMatchObject({ kind: 'cancelled' });
    expect(storage.requests.find(({ kind }) => kind === 'complete')?.signal?.aborted).toBe(true);
  });
});

describe('the same file in two tabs', () => {
  /** Two tabs of a browser; the upload of the first one waits in its second part. */
  async function twoTabs() {
    const locks = createFakeLocks();
    const { open, storage } = setUpFiles();
    const tab = () => open({ tryLock: createTryLock(locks) }).files;
    const { open: pass, passed } = gate();
    storage.fault = ({ part }) => (part === 2 && storage.uploads.size === 1 ? passed : undefined);
    const [first, second] = [tab(), tab()];
    const transfer = first.upload({ file: fileOf(30) });
    await flush();
    return { transfer, second, storage, pass };
  }

  it('is uploaded twice, so that the end of one upload does not break the other', async () => {
    const { transfer, second, storage, pass } = await twoTabs();
    await second.upload({ file: fileOf(30) }).settled();
    pass();
    await transfer.settled();
    expect(storage.objects.size).toBe(2);
    expect(storage.requests.filter(({ kind }) => kind === 'abort')).toEqual([]);
  });

  it('a cancellation in one tab leaves the other upload alone', async () => {
    const { transfer, second, storage, pass } = await twoTabs();
    const other = second.upload({ file: fileOf(30) });
    other.cancel();
    await expect(other.settled()).rejects.toMatchObject({ kind: 'cancelled' });
    pass();
    await transfer.settled();
    expect(storage.objects.size).toBe(1);
  });

  it('goes on in the second tab once the first one has left it', async () => {
    const locks = createFakeLocks();
    const { open, storage } = setUpFiles();
    const [first, second] = [1, 2].map(() => open({ tryLock: createTryLock(locks) }));
    storage.fault = ({ part }) => (part === 2 ? new Promise<void>(() => undefined) : undefined);
    const transfer = first?.files.upload({ file: fileOf(30) });
    await flush();
    first?.signOut();
    await expect(transfer?.settled()).rejects.toMatchObject({ kind: 'cancelled' });
    await flush();
    storage.fault = () => undefined;
    await second?.files.upload({ file: fileOf(30) }).settled();
    expect(storage.sentParts()).toEqual([1, 2, 3, 2]);
  });
});

it('progress never decreases, and a repeated part does not count twice', async () => {
  const { files, storage } = setUpFiles();
  let isFirst = true;
  storage.fault = ({ part, progress }) => {
    if (part !== 2 || !isFirst) return;
    isFirst = false;
    progress?.(9);
    throw connectionFailure();
  };
  const transfer = files.upload({ file: fileOf(20) });
  const seen: number[] = [];
  transfer.subscribe(() => seen.push(transfer.get().loaded));
  await jest.advanceTimersByTimeAsync(500);
  await transfer.settled();
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen).toContain(19);
  expect(seen.at(-1)).toBe(20);
});

describe('a credential that the storage refuses', () => {
  it('is renewed once for all parts, in the middle of the upload', async () => {
    const { files, storage, tokensFetched } = setUpFiles();
    storage.fault = ({ kind, accessKeyId }) => {
      if (kind === 'part' && accessKeyId === 'key-1') throw storageFailure(403, 'ExpiredToken');
    };
    await files.upload({ file: fileOf(95) }).settled();
    expect(tokensFetched()).toBe(2);
    expect(storage.sentParts()).toHaveLength(13);
  });

  it('twice ends the upload, without further requests', async () => {
    const { files, storage, tokensFetched } = setUpFiles();
    storage.fault = ({ kind }) => {
      if (kind === 'part') throw storageFailure(403, 'AccessDenied');
    };
    const transfer = files.upload({ file: fileOf(5) });
    await expect(transfer.settled()).rejects.toMatchObject({ status: 403 });
    expect([tokensFetched(), storage.sentParts()]).toEqual([2, [1, 1]]);
  });
});

describe('after a failure', () => {
  it('retry sends only what is missing', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(3, 1, () => storageFailure(400, 'BadDigest'));
    const transfer = files.upload({ file: fileOf(30) });
    await expect(transfer.settled()).rejects.toMatchObject({ status: 400 });
    expect(transfer.get()).toMatchObject({ phase: 'failed', loaded: 20 });
    transfer.retry();
    expect(transfer.get().phase).toBe('running');
    const { url } = await transfer.settled();
    expect(storage.sentParts()).toEqual([1, 2, 3, 3]);
    expect(await bytesOf(storage.objects.get(url.replace('https://s3.example/hd/', ''))?.content)).toEqual(range(30));
  });

  it('retry begins anew when the storage has dropped the parts', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(3, 1, () => storageFailure(400, 'BadDigest'));
    const transfer = files.upload({ file: fileOf(30) });
    await expect(transfer.settled()).rejects.toThrow();
    storage.uploads.clear();
    transfer.retry();
    await transfer.settled();
    expect(storage.sentParts()).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('retry sends only what is missing to a storage that cannot list parts', async () => {
    const { files, storage, open } = setUpFiles();
    const failPart = failing(3, 2, () => storageFailure(400, 'BadDigest'));
    storage.fault = (request) => {
      if (request.kind === 'list') throw storageFailure(405, 'MethodNotAllowed');
      failPart(request);
    };
    const transfer = files.upload({ file: fileOf(30) });
    await expect(transfer.settled()).rejects.toThrow();
    await expect(
      open()
        .files.upload({ file: fileOf(30) })
        .settled(),
    ).rejects.toThrow();
    expect(storage.sentParts()).toEqual([1, 2, 3, 1, 2, 3]);
    transfer.retry();
    await transfer.settled();
    expect(storage.sentParts()).toEqual([1, 2, 3, 1, 2, 3, 3]);
  });

  it('a completion whose answer was lost is not repeated', async () => {
    const { files, storage } = setUpFiles();
    let completions = 0;
    storage.fault = async ({ kind, key }) => {
      if (kind !== 'complete') return;
      completions += 1;
      if (completions > 1) return;
      const [id = '', upload] = [...storage.uploads][0] ?? [];
      storage.objects.set(key, {
        content: new Blob([...(upload?.parts.values() ?? [])]),
        contentType: '',
        disposition: '',
      });
      storage.uploads.delete(id);
      throw connectionFailure();
    };
    const transfer = files.upload({ file: fileOf(30) });
    await jest.advanceTimersByTimeAsync(500);
    expect((await transfer.settled()).filename).toBe('order.xlsx');
  });

  it('a completion whose answers were all lost is found by the next attempt, which sends nothing', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = async ({ kind, key }) => {
      if (kind !== 'complete') return;
      const [id = '', upload] = [...storage.uploads][0] ?? [];
      if (upload) {
        storage.objects.set(key, { content: new Blob([...upload.parts.values()]), contentType: '', disposition: '' });
        storage.uploads.delete(id);
      }
      throw connectionFailure();
    };
    const transfer = files.upload({ file: fileOf(30) });
    transfer.settled().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(3_500);
    expect(transfer.get().phase).toBe('failed');
    const sent = storage.sentParts().length;
    transfer.retry();
    expect((await transfer.settled()).filename).toBe('order.xlsx');
    expect([storage.sentParts().length, storage.objects.size, storage.uploads.size]).toEqual([sent, 1, 0]);
  });
});

describe('after a reload', () => {
  /** A page that was closed with part 1 of 3 missing. */
  async function interrupted() {
    const browser = setUpFiles();
    browser.storage.fault = failing(1, 99, () => storageFailure(400, 'BadDigest'));
    await expect(browser.files.upload({ file: fileOf(30) }).settled()).rejects.toThrow();
    browser.storage.fault = () => undefined;
    return { ...browser, sentBefore: browser.storage.sentParts().length };
  }

  it('the same file goes on where it ended', async () => {
    const { open, storage, sentBefore, local } = await interrupted();
    const transfer = open().files.upload({ file: fileOf(30) });
    const { url } = await transfer.settled();
    expect(storage.sentParts().slice(sentBefore)).toEqual([1]);
    expect(await bytesOf(storage.objects.get(url.replace('https://s3.example/hd/', ''))?.content)).toEqual(range(30));
    expect(local.keys()).toEqual(['cloudserv']);
  });

  it.each([
    ['another name', fileOf(30, 'other.xlsx')],
    ['another size', fileOf(31)],
    ['other content', fileOf(30, 'order.xlsx', 1)],
  ])('a file with %s begins anew', async (_what, file) => {
    const { open, storage, sentBefore } = await interrupted();
    await open().files.upload({ file }).settled();
    expect(storage.sentParts().slice(sentBefore)).toContain(2);
  });

  it('another account begins anew', async () => {
    const { open, storage, sentBefore } = await interrupted();
    const page = open();
    page.signIn('zhang.wei');
    await page.files.upload({ file: fileOf(30) }).settled();
    expect(storage.sentParts().slice(sentBefore)).toEqual([1, 2, 3]);
  });

  it('it begins anew after seven days', async () => {
    const { open, storage, sentBefore, clock } = await interrupted();
    clock.now += 7 * 24 * 3_600_000 + 1;
    await open()
      .files.upload({ file: fileOf(30) })
      .settled();
    expect(storage.sentParts().slice(sentBefore)).toEqual([1, 2, 3]);
  });

  it('a second upload of the same file in one page does not share the parts', async () => {
    const { open, storage } = await interrupted();
    const { files } = open();
    await Promise.all([files.upload({ file: fileOf(30) }).settled(), files.upload({ file: fileOf(30) }).settled()]);
    expect(storage.objects.size).toBe(2);
  });

  it('at most fifty unfinished uploads are kept, without a secret', async () => {
    const { files, storage, local } = setUpFiles();
    storage.fault = ({ kind }) => {
      if (kind === 'part') throw storageFailure(400, 'BadDigest');
    };
    for (const index of range(52))
      await expect(files.upload({ file: fileOf(11, `${index}.txt`) }).settled()).rejects.toThrow();
    const key = local.keys().find((each) => each !== 'cloudserv') ?? '';
    const stored = local.getItem(key) ?? '';
    expect(JSON.parse(stored)).toHaveLength(50);
    expect(stored).not.toMatch(/secret|key-1/);
  });
});

describe('cancelling', () => {
  it('ends the upload at once and deletes its parts', async () => {
    const { files, storage, local } = setUpFiles();
    storage.fault = ({ kind, part }) =>
      kind === 'part' && part === 2 ? new Promise<void>(() => undefined) : undefined;
    const transfer = files.upload({ file: fileOf(30) });
    await flush();
    transfer.cancel();
    expect(transfer.get().phase).toBe('cancelled');
    await expect(transfer.settled()).rejects.toMatchObject({ kind: 'cancelled' });
    await flush();
    expect([storage.uploads.size, storage.objects.size, local.keys()]).toEqual([0, 0, ['cloudserv']]);
    expect(storage.requests.find(({ part }) => part === 2)?.signal?.aborted).toBe(true);
  });

  it('while the upload begins deletes what has begun', async () => {
    const { files, storage } = setUpFiles();
    const { open, passed } = gate();
    storage.fault = ({ kind }) => (kind === 'start' ? passed : undefined);
    const transfer = files.upload({ file: fileOf(30) });
    await flush();
    transfer.cancel();
    await expect(transfer.settled()).rejects.toMatchObject({ kind: 'cancelled' });
    open();
    await flush();
    expect([storage.uploads.size, storage.sentParts()]).toEqual([0, []]);
  });

  it('ends the pause before a retry', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(1, 9, connectionFailure);
    const transfer = files.upload({ file: fileOf(5) });
    await flush();
    transfer.cancel();
    await expect(transfer.settled()).rejects.toMatchObject({ kind: 'cancelled' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(storage.sentParts()).toEqual([1]);
  });

  it('a failed upload discards it, and nothing happens after the end', async () => {
    const { files, storage } = setUpFiles();
    storage.fault = failing(1, 1, () => storageFailure(400, 'BadDigest'));
    const transfer = files.upload({ file: fileOf(30) });
    await expect(transfer.settled()).rejects.toThrow();
    transfer.cancel();
    await flush();
    expect([transfer.get().phase, storage.uploads.size]).toEqual(['cancelled', 0]);
    transfer.retry();
    expect(transfer.get().phase).toBe('cancelled');

    const finished = files.upload({ file: fileOf(30) });
    await finished.settled();
    finished.cancel();
    expect([finished.get().phase, storage.objects.size]).toEqual(['done', 1]);
  });

  it.each(['signOut', 'signIn'] as const)('is done by %s for every transfer', async (change) => {
    const page = setUpFiles();
    page.storage.fault = () => new Promise<void>(() => undefined);
    const transfers = [page.files.upload({ file: fileOf(30) }), page.files.download('https://s3.example/hd/a.png')];
    await flush();
    page[change]('zhang.wei');
    expect(transfers.map((transfer) => transfer.get().phase)).toEqual(['cancelled', 'cancelled']);
    await Promise.all(transfers.map((each) => expect(each.settled()).rejects.toMatchObject({ kind: 'cancelled' })));
    expect(page.reported).toEqual([]);
  });
});

it('nothing is sent for an earlier session that ended while its upload began', async () => {
  const { files, storage, signIn, tokensFetched } = setUpFiles();
  const { open, passed } = gate();
  storage.fault = ({ kind }) => (kind === 'start' ? passed : undefined);
  const transfer = files.upload({ file: fileOf(30) });
  await flush();
  signIn('zhang.wei');
  await expect(transfer.settled()).rejects.toMatchObject({ kind: 'cancelled' });
  open();
  await flush();
  expect([storage.sentParts(), tokensFetched()]).toEqual([[], 1]);
});

it('names the file of a download in UTF-8, and in ASCII for old clients', () => {
  expect(contentDisposition('订单 "1" (a).xlsx')).toBe(
    `attachment; filename="__ _1_ (a).xlsx"; filename*=UTF-8''%E8%AE%A2%E5%8D%95%20%221%22%20%28a%29.xlsx`,
  );
  expect(contentDisposition('a\r\nX: y\ud800')).toBe(
    `attachment; filename="a__X: y_"; filename*=UTF-8''a%0D%0AX%3A%20y_`,
  );
});
