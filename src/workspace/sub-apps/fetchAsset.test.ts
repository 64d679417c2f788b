import { ASSET_TIMEOUT_MS } from '@/common/constants/request';
import { createAssetFetch, createChunkFetch, fetchAhead } from './fetchAsset';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const answer = (status: number) => ({ ok: status < 400, status, url: '/umi.js' }) as Response;

async function outcome(answers: (number | Error)[]) {
  const fetcher = jest.fn(() => {
    const next = answers.shift() ?? 200;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(answer(next));
  });
  const result = createAssetFetch(fetcher)('/umi.js').then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  await jest.runAllTimersAsync();
  return { result: await result, calls: fetcher.mock.calls.length };
}

test('a temporary failure of the server or the network is retried', async () => {
  expect(await outcome([503, 200])).toEqual({ result: 200, calls: 2 });
  expect(await outcome([new TypeError('Failed to fetch'), 200])).toEqual({ result: 200, calls: 2 });
});

test('rejects after three attempts instead of returning an error page', async () => {
  expect(await outcome([503, 503, 503])).toEqual({ result: '503 for /umi.js', calls: 3 });
});

test('an asset without a response after two minutes fails and is not requested again', async () => {
  expect(ASSET_TIMEOUT_MS).toBe(120_000);
  const deadline = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const fetcher = jest.fn(
    (_input: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
      }),
  );
  const result = createAssetFetch(fetcher)('/umi.js').catch((error: Error) => error.message);
  expect(timeout).toHaveBeenCalledWith(ASSET_TIMEOUT_MS);
  deadline.abort();
  await jest.runAllTimersAsync();
  expect([await result, fetcher.mock.calls.length]).toEqual(['too late', 1]);
});

test('a missing asset is not requested again', async () => {
  expect(await outcome([404])).toEqual({ result: '404 for /umi.js', calls: 1 });
});

test('a failed script of a running app becomes an empty one, which webpack rejects; a failed style sheet is an error', async () => {
  const fetchChunk = createChunkFetch(() => Promise.reject(new Error('503')), 'http://localhost/');
  expect(await (await fetchChunk('http://localhost/apps/admin/1.js?r=1')).text()).toBe('');
  await expect(fetchChunk('http://localhost/apps/admin/1.css')).rejects.toThrow('503');
});

describe('fetchAhead', () => {
  const PAGE =
    '<head><script type="application/json" id="x">{}</script></head><script src="/apps/admin/umi.js"></script>';
  const page = '/apps/admin/index.html';
  const textOf = async (answer: Promise<Response>) => (await answer).text();
  const settle = () => jest.advanceTimersByTimeAsync(0);
  beforeEach(() => Object.assign(globalThis, { location: { href: 'http://localhost/#/page' } }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'location'));

  const serve = () =>
    jest.fn((input: unknown) => Promise.resolve(new Response(input === page ? PAGE : `text of ${String(input)}`)));

  test('prefetches the page and its scripts, and the loader’s requests consume each response once', async () => {
    const fetcher = serve();
    const fetchPage = fetchAhead(page, (text) => text, fetcher);
    await settle();
    expect(fetcher.mock.calls.map(([input]) => input)).toEqual([page, '/apps/admin/umi.js']);
    expect(await textOf(fetchPage(page))).toBe(PAGE);
    expect(await textOf(fetchPage('http://localhost/apps/admin/umi.js'))).toBe('text of /apps/admin/umi.js');
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect(await textOf(fetchPage('/apps/admin/1.js'))).toBe('text of /apps/admin/1.js');
    expect(fetcher).toHaveBeenCalledTimes(3);
  });

  test('requests the scripts by their addresses in the page that readPage returns', async () => {
    const fetcher = serve();
    fetchAhead(page, (text) => text.replace('umi.js', 'umi.js?r=1'), fetcher);
    await settle();
    expect(fetcher).toHaveBeenLastCalledWith('/apps/admin/umi.js?r=1');
  });

  test('finds the scripts beside the page, in whatever folder it is', async () => {
    const fetcher = jest.fn(() => Promise.resolve(new Response('<script src="umi.1.js" entry></script>')));
    fetchAhead('/sub-apps/admin/1.2.3/index.html?r=1', (text) => text, fetcher);
    await settle();
    expect(fetcher).toHaveBeenLastCalledWith('/sub-apps/admin/1.2.3/umi.1.js');
  });

  test('fails as a whole when one of its scripts or style sheets is missing', async () => {
    const text = '<link rel="stylesheet" href="/apps/admin/umi.css?r=1"><script src="/apps/admin/umi.js"></script>';
    for (const gone of ['/apps/admin/umi.css?r=1', '/apps/admin/umi.js']) {
      const fetchPage = fetchAhead(
        page,
        () => text,
        (input) => (input === gone ? Promise.reject(new Error(`404 for ${gone}`)) : Promise.resolve(new Response(''))),
      );
      await expect(fetchPage(page)).rejects.toThrow(`404 for ${gone}`);
    }
  });

  test('passes a failure to the loader', async () => {
    const fetchPage = fetchAhead(
      page,
      (text) => text,
      () => Promise.reject(new Error('404')),
    );
    await settle();
    await expect(fetchPage(page)).rejects.toThrow('404');
  });
});
