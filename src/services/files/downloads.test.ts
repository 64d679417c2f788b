import { connectionFailure, storageFailure } from './providers/storageFailure';
import { createDownloadCache } from './downloadCache';
import { setUpFiles, TEST_SETTINGS } from '../testing/setUpFiles';

const BASE = 'https://s3.example/hd';
const OBJECT = `${BASE}/abc/att/20261120/hd/abc.png`;
const KEY = 'abc/att/20261120/hd/abc.png';

const contentOf = (text: string, contentType = 'image/png') => ({
  content: new Blob([text], { type: contentType }),
  contentType,
  disposition: '',
});

function setUp(settings?: unknown) {
  const page = setUpFiles(settings);
  page.storage.objects.set(KEY, contentOf('picture'));
  return page;
}

const kindsOf = ({ requests }: { requests: readonly { kind: string }[] }) => requests.map(({ kind }) => kind);

it('reads an object of the tenant with a signed address, and tells its address without the signature', async () => {
  const { files, storage } = setUp();
  const transfer = files.download(`${OBJECT}?signature=old`);
  const { body, sourceUrl, url } = await transfer.settled();
  expect([await body.text(), body.type, sourceUrl, url]).toEqual(['picture', 'image/png', OBJECT, 'blob:1']);
  expect(storage.requests[0]?.accessKeyId).toBe('key-1');
  expect([transfer.filename, transfer.direction]).toEqual(['abc.png', 'download']);
  expect(transfer.get()).toMatchObject({ phase: 'done', loaded: 7, total: 7 });
});

it('is kept, so that the next call asks nothing', async () => {
  const { files, storage } = setUp();
  const first = await files.download(OBJECT).settled();
  expect(await files.download(OBJECT).settled()).toBe(first);
  expect(kindsOf(storage)).toEqual(['get']);
});

it('requests for one object are merged; cancelling one does not cancel the other', async () => {
  const { files, storage } = setUp();
  const [first, second] = [files.download(OBJECT), files.download(`${OBJECT}#page`)];
  first.cancel();
  await expect(first.settled()).rejects.toMatchObject({ kind: 'cancelled' });
  expect(await (await second.settled()).body.text()).toBe('picture');
  expect(kindsOf(storage)).toEqual(['get']);
});

it('the request ends when its last caller cancels, and the next call begins another', async () => {
  const { files, storage } = setUp();
  storage.fault = () => (storage.requests.length === 1 ? new Promise<void>(() => undefined) : undefined);
  const transfers = [files.download(OBJECT), files.download(OBJECT)];
  await new Promise(setImmediate);
  transfers.forEach((transfer) => transfer.cancel());
  await new Promise(setImmediate);
  expect(storage.requests[0]?.signal?.aborted).toBe(true);
  await files.download(OBJECT).settled();
  expect(kindsOf(storage)).toEqual(['get', 'get']);
});

it('asks for the length only when the progress is observed', async () => {
  const { files, storage } = setUp();
  storage.tellsLength = false;
  await files.download(OBJECT).settled();
  expect(kindsOf(storage)).toEqual(['get']);

  storage.objects.set('other.png', contentOf('other'));
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  storage.fault = ({ kind }) => (kind === 'get' ? isAnswered : undefined);
  const transfer = files.download(`${BASE}/other.png`);
  const totals: (number | undefined)[] = [];
  transfer.subscribe(() => totals.push(transfer.get().total));
  transfer.subscribe(() => undefined);
  await new Promise(setImmediate);
  expect(totals).toContain(5);
  answer();
  await transfer.settled();
  expect(kindsOf(storage).filter((kind) => kind === 'head')).toHaveLength(1);
  expect(await files.sizeOf(OBJECT)).toBe(7);
});

it('asks for the length once for all who observe one object, not for one that is kept, and not after a cancellation', async () => {
  const { files, storage } = setUp();
  storage.tellsLength = false;
  storage.fault = () => new Promise<void>(() => undefined);
  const transfers = [files.download(OBJECT), files.download(OBJECT)];
  transfers.forEach((transfer) => transfer.subscribe(() => undefined));
  await new Promise(setImmediate);
  expect(kindsOf(storage).toSorted()).toEqual(['get', 'head']);
  transfers.forEach((transfer) => transfer.cancel());
  await new Promise(setImmediate);
  expect(storage.requests.map(({ signal }) => signal?.aborted)).toEqual([true, true]);

  storage.fault = () => undefined;
  await files.download(OBJECT).settled();
  const before = storage.requests.length;
  const kept = files.download(OBJECT);
  kept.subscribe(() => undefined);
  await kept.settled();
  expect(storage.requests).toHaveLength(before);
});

describe('an address outside the tenant’s storages', () => {
  it.each(['https://cdn.example/logo.png', 'https://app.example/files/logo.png', '/files/logo.png'])(
    'is read without a credential: %s',
    async (url) => {
      const { files, storage, tokensFetched } = setUp();
      const address = new URL(url, 'https://app.example').href;
      storage.objects.set(address, contentOf('logo'));
      expect((await files.download(url).settled()).sourceUrl).toBe(address);
      expect(tokensFetched()).toBe(0);
    },
  );

  it.each([
    'http://cdn.example/logo.png',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    '/',
    '',
    '/page/',
    'blob:https://app.example/4a',
  ])('is refused unless it is https or a file of this page: %s', async (url) => {
    const { files, storage, reported } = setUp();
    await expect(files.download(url).settled()).rejects.toMatchObject({ kind: 'service', code: 'files.noMode' });
    expect([storage.requests, reported.length]).toEqual([[], 1]);
  });
});

describe('an address that only a storage of another kind could sign', () => {
  const FOREIGN = 'https://archive.example/abc/att/20261120/hd/abc.png';
  const failureOf = async (url: string, status: number) => {
    const { files, storage } = setUp();
    storage.fault = () => {
      throw storageFailure(status, undefined);
    };
    return files
      .download(url)
      .settled()
      .catch((error: unknown) => error);
  };

  it.each([401, 403])('is no such storage mode when its owner refuses it with %d', async (status) => {
    const message = 'no such storage mode';
    expect(await failureOf(FOREIGN, status)).toMatchObject({ kind: 'service', code: 'files.noMode', message, status });
  });

  it.each([
    ['was signed by somebody else', `${FOREIGN}?X-Amz-Signature=x`, 403],
    ['belongs to this page', '/files/logo.png', 403],
    ['is missing', FOREIGN, 404],
  ])('tells the answer of its owner when it %s', async (_what, url, status) => {
    const failure = await failureOf(url, status);
    expect(failure).toMatchObject({ kind: 'service', status });
    expect((failure as { code?: string }).code).toBeUndefined();
  });
});

describe('a picture', () => {
  const MISSING = `${BASE}/none.png`;

  it('that is missing is not reported: its place shows it', async () => {
    const { files, reported } = setUp();
    await expect(files.picture(MISSING)).rejects.toMatchObject({ status: 404 });
    expect(reported).toEqual([]);
  });

  it('that somebody downloads at the same time is read once, and its failure is reported', async () => {
    const { files, storage, reported } = setUp();
    const [picture, transfer] = [files.picture(MISSING), files.download(MISSING)];
    await Promise.allSettled([picture, transfer.settled()]);
    expect([storage.requests.length, reported.length]).toEqual([1, 1]);
  });
});

it('a download that stops on its way is a lost connection after a minute', async () => {
  jest.useFakeTimers();
  const { files, storage } = setUp();
  storage.fault = () => new Promise<void>(() => undefined);
  const transfer = files.download(OBJECT);
  const failure = expect(transfer.settled()).rejects.toMatchObject({ kind: 'network', status: 0 });
  await jest.advanceTimersByTimeAsync(59_999);
  expect(transfer.get().phase).toBe('running');
  await jest.advanceTimersByTimeAsync(1);
  await failure;
  jest.useRealTimers();
});

it('a download that goes on slowly is not given up', async () => {
  jest.useFakeTimers();
  const chunk = new Uint8Array(1);
  let left = 3;
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull: (stream) =>
        new Promise((resolve) =>
          setTimeout(() => {
            if ((left -= 1) < 0) stream.close();
            else stream.enqueue(chunk);
            resolve();
          }, 50_000),
        ),
    });
  const { files } = setUpFiles(undefined, { fetch: () => Promise.resolve(new Response(body())) });
  const transfer = files.download(OBJECT);
  await jest.advanceTimersByTimeAsync(250_000);
  expect((await transfer.settled()).body.size).toBe(3);
  jest.useRealTimers();
});

it('the address of a stored object is told without its signature, any other one as it is', () => {
  const { files } = setUp();
  expect(files.sourceOf(`${OBJECT}?X-Amz-Signature=x`)).toBe(OBJECT);
  expect(files.sourceOf('https://cdn.example/a.png?key=x')).toBe('https://cdn.example/a.png?key=x');
});

describe('the global handler', () => {
  const failureOf = async (error: () => Error, callers = 1) => {
    const page = setUp();
    page.storage.fault = () => {
      throw error();
    };
    const transfers = Array.from({ length: callers }, () => page.files.download(OBJECT));
    await Promise.allSettled(transfers.map((transfer) => transfer.settled()));
    return { ...page, phases: transfers.map((transfer) => transfer.get().phase) };
  };

  it('gets the failure of a download once, however many wait for it', async () => {
    const { reported, phases } = await failureOf(() => storageFailure(500, 'InternalError'), 3);
    expect(reported).toEqual([expect.objectContaining({ kind: 'service', status: 500 })]);
    expect(phases).toEqual(['failed', 'failed', 'failed']);
  });

  it('gets no failure without an answer', async () => {
    const { reported, phases } = await failureOf(connectionFailure);
    expect([reported, phases]).toEqual([[], ['failed']]);
  });

  it('gets no cancellation', async () => {
    const { files, reported } = setUp();
    const transfer = files.download(OBJECT);
    transfer.cancel();
    await expect(transfer.settled()).rejects.toThrow();
    expect(reported).toEqual([]);
  });
});

it('a failed download starts again with retry', async () => {
  const { files, storage } = setUp();
  storage.fault = () => {
    throw connectionFailure();
  };
  const transfer = files.download(OBJECT);
  await expect(transfer.settled()).rejects.toMatchObject({ kind: 'network', status: 0 });
  storage.fault = () => undefined;
  transfer.retry();
  expect(await (await transfer.settled()).body.text()).toBe('picture');
});

it('a refused signature is renewed once', async () => {
  const { files, storage, tokensFetched } = setUp();
  storage.fault = ({ accessKeyId }) => {
    if (accessKeyId === 'key-1') throw storageFailure(403, 'ExpiredToken');
  };
  await files.download(OBJECT).settled();
  expect(tokensFetched()).toBe(2);
});

it('a failure names neither the address nor its signature', async () => {
  const { files, reported } = setUp();
  const failure = await files
    .download(`${BASE}/missing.png`)
    .settled()
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 404, code: 'NoSuchKey' });
  expect(JSON.stringify([failure, String(failure), reported])).not.toMatch(/signature|missing\.png/);
  expect((failure as Error).cause).toBeUndefined();
});

it('another session finds nothing of the earlier one', async () => {
  const { files, storage, signIn, liveUrls } = setUp();
  await files.download(OBJECT).settled();
  signIn('zhang.wei');
  expect(liveUrls.size).toBe(0);
  await files.download(OBJECT).settled();
  expect(storage.requests.map(({ accessKeyId }) => accessKeyId)).toEqual(['key-1', 'key-2']);
});

describe('a thumbnail', () => {
  const aliyun = { ...TEST_SETTINGS, provider: 'aliyun' };

  it('is made by Aliyun, 100 × 100 unless told otherwise', async () => {
    const { files, storage } = setUp({ storage: aliyun });
    expect((await files.thumbnail(OBJECT))?.sourceUrl).toBe(OBJECT);
    await files.thumbnail(OBJECT, { width: 40, height: 30 });
    await files.thumbnail(OBJECT);
    expect(storage.requests).toHaveLength(2);
  });

  it('is undefined at other storages, outside them, and for other files', () => {
    expect(setUp().files.thumbnail(OBJECT)).toBeUndefined();
    const { files } = setUp({ storage: aliyun });
    expect(files.thumbnail('https://cdn.example/logo.png')).toBeUndefined();
    expect(files.thumbnail(`${BASE}/a.pdf`)).toBeUndefined();
  });

  it('that fails is not reported', async () => {
    const { files, reported } = setUp({ storage: aliyun });
    await expect(files.thumbnail(`${BASE}/none.png`)).rejects.toMatchObject({ status: 404 });
    expect(reported).toEqual([]);
  });
});

describe('the cache', () => {
  function setUpCache(limits?: { maxEntries?: number; maxBytes?: number }) {
    const revoked: string[] = [];
    const shown: Blob[] = [];
    const create = (blob: Blob) => `blob:${shown.push(blob)}`;
    const cache = createDownloadCache({ create, revoke: (url) => revoked.push(url) }, limits);
    const add = (key: string, text = key, type = 'text/plain') =>
      cache.add(key, { body: new Blob([text], { type }), sourceUrl: key });
    return { cache, add, revoked, shown };
  }

  it('keeps 500 entries and revokes the address of the one that was used least recently', () => {
    const { cache, add, revoked } = setUpCache();
    for (let index = 1; index <= 500; index += 1) add(`f${index}`);
    cache.get('f1');
    add('f501');
    expect(revoked).toEqual(['blob:2']);
    expect([cache.get('f1')?.url, cache.get('f2')]).toEqual(['blob:1', undefined]);
  });

  it('is bounded in bytes, but keeps an entry that alone is too large', () => {
    const { cache, add, revoked } = setUpCache({ maxBytes: 10 });
    add('a', 'xxxxx');
    add('b', 'xxxxx');
    add('c', 'x');
    expect([cache.get('a'), cache.get('b')?.url]).toEqual([undefined, 'blob:2']);
    add('d', 'x'.repeat(11));
    expect([cache.get('b'), cache.get('c'), cache.get('d')?.url]).toEqual([undefined, undefined, 'blob:4']);
    expect(revoked).toEqual(['blob:1', 'blob:3', 'blob:2']);
  });

  it.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])(
    'its addresses never open %s as a page of this origin',
    (type) => {
      const { add, shown } = setUpCache();
      expect(add('x', '<script>', type).body.type).toBe(type);
      expect(shown[0]?.type).toBe('application/octet-stream');
    },
  );
});
