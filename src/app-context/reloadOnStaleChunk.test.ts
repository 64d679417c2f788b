import { memoryStorage } from '@/services/storage/memoryStorage';
import { reloadOnStaleChunk } from './reloadOnStaleChunk';

const chunkError = (name: string) =>
  Object.assign(new Error(`Loading chunk ${name} failed`), { name: 'ChunkLoadError' });

function setUp(isOnline = true) {
  const calls: string[] = [];
  const tabStorage = memoryStorage();
  const fail = (error: Error, build = 'umi.1.js') =>
    reloadOnStaleChunk(error, {
      build,
      tabStorage,
      isOnline: () => isOnline,
      alertExpired: () => calls.push('alert'),
      reload: () => calls.push('reload'),
    });
  return { calls, fail };
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
