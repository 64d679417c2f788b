import type { Services } from '@/services';
import type { Drafts } from '@/services/drafts/createDrafts';
import { browserReload, keepInput, reloadOnStaleChunk } from './reloadOnStaleChunk';

const chunkError = (name: string) =>
  Object.assign(new Error(`Loading chunk ${name} failed`), { name: 'ChunkLoadError' });

function setUp(isOnline = true) {
  const calls: string[] = [];
  const page = { name: '' };
  const fail = (error: Error, build = 'umi.1.js') =>
    reloadOnStaleChunk(error, {
      build,
      page,
      isOnline: () => isOnline,
      alertExpired: () => calls.push('alert'),
      reload: () => calls.push('reload'),
    });
  return { calls, fail, page };
}

it('alerts and reloads once per build, and after that leaves the error page', () => {
  const { calls, fail } = setUp();
  fail(chunkError('a'));
  fail(chunkError('a'));
  fail(chunkError('b'));
  expect(calls).toEqual(['alert', 'reload']);
});

it('reloads again for the next build', () => {
  const { calls, fail } = setUp();
  fail(chunkError('a'), 'umi.1.js');
  fail(chunkError('a'), 'umi.2.js');
  expect(calls).toEqual(['alert', 'reload', 'alert', 'reload']);
});

it('knows the build after the reload in a frame and without storage, and keeps the name that the window had', () => {
  const { calls, fail, page } = setUp();
  page.name = 'portal';
  fail(chunkError('a'), 'umi.1.js');
  fail(chunkError('a'), 'umi.2.js');
  expect(page.name).toBe('portal;atrium-stale=umi.2.js');
  fail(chunkError('a'), 'umi.2.js');
  expect(calls).toEqual(['alert', 'reload', 'alert', 'reload']);
});

it('reloads for a missing stylesheet as well', () => {
  const { calls, fail } = setUp();
  fail(Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }));
  expect(calls).toEqual(['alert', 'reload']);
});

it('finds the missing chunk in the cause of another error', () => {
  const { calls, fail } = setUp();
  fail(new Error('The sub-app could not be loaded', { cause: chunkError('qiankun') }));
  expect(calls).toEqual(['alert', 'reload']);
});

it('does not reload without a network', () => {
  const { calls, fail } = setUp(false);
  fail(chunkError('a'));
  expect(calls).toEqual([]);
});

it('ignores other errors', () => {
  const { calls, fail } = setUp();
  fail(new Error('a bug'));
  expect(calls).toEqual([]);
});

describe('the reload of the browser’s page', () => {
  const services = (flush: () => Promise<void>) => ({
    i18n: { t: (key: string) => key } as Services['i18n'],
    drafts: () => Promise.resolve({ flush } as unknown as Drafts),
    log: jest.fn(),
  });

  it.each([
    ['alerts in a window of its own', window, 1],
    ['does not alert in a frame, which would block the page around it', {}, 0],
  ])('%s', (_what, parent, count) => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const parentOf = jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window);
    browserReload(services(() => Promise.resolve())).alertExpired();
    expect(alert).toHaveBeenCalledTimes(count);
    parentOf.mockRestore();
    alert.mockRestore();
  });

  it.each([
    ['when unsaved input is stored', () => new Promise<void>((resolve) => setTimeout(resolve, 300)), 300],
    ['after two seconds when storing it hangs', () => new Promise<void>(() => undefined), 2_000],
    ['at once when it cannot be stored', () => Promise.reject(new Error('denied')), 0],
  ])('comes %s', async (_when, flush, expectedMs) => {
    jest.useFakeTimers();
    const started = Date.now();
    const kept = jest.fn(() => Date.now() - started);
    const done = keepInput(services(flush)).then(kept);
    await jest.advanceTimersByTimeAsync(2_000);
    await done;
    expect(kept).toHaveReturnedWith(expectedMs);
    jest.useRealTimers();
  });
});
