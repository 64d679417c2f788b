import { memoryStorage } from '@/services/storage/memoryStorage';
import { reloadOnStaleChunk } from './reloadOnStaleChunk';

const lost = (name: string) => Object.assign(new Error(`Loading chunk ${name} failed`), { name: 'ChunkLoadError' });

function setUp() {
  const order: string[] = [];
  const tabStorage = memoryStorage();
  const lose = (name: string, build: string) =>
    reloadOnStaleChunk(lost(name), {
      build,
      tabStorage,
      isOnline: () => true,
      tell: () => order.push('tell'),
      reload: () => order.push('reload'),
    });
  return { order, lose };
}

it('tells the person and reloads once for a build, then leaves it at the error page', () => {
  const { order, lose } = setUp();
  lose('a', 'umi.1.js');
  lose('a', 'umi.1.js');
  lose('b', 'umi.1.js');
  expect(order).toEqual(['tell', 'reload']);
});

it('reloads again for the next build', () => {
  const { order, lose } = setUp();
  lose('a', 'umi.1.js');
  lose('a', 'umi.2.js');
  expect(order).toEqual(['tell', 'reload', 'tell', 'reload']);
});

it('takes a lost stylesheet for a lost piece as well', () => {
  const recovery = {
    build: 'umi.1.js',
    tabStorage: memoryStorage(),
    isOnline: () => true,
    tell: jest.fn(),
    reload: jest.fn(),
  };
  reloadOnStaleChunk(
    Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    recovery,
  );
  expect([recovery.tell, recovery.reload].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

it('finds the lost piece behind another error', () => {
  const recovery = {
    build: 'umi.1.js',
    tabStorage: memoryStorage(),
    isOnline: () => true,
    tell: jest.fn(),
    reload: jest.fn(),
  };
  reloadOnStaleChunk(new Error('The sub-app could not be loaded', { cause: lost('qiankun') }), recovery);
  expect(recovery.reload).toHaveBeenCalledTimes(1);
});

it('does not reload into a network that is not there', () => {
  const recovery = {
    build: 'umi.1.js',
    tabStorage: memoryStorage(),
    isOnline: () => false,
    tell: jest.fn(),
    reload: jest.fn(),
  };
  reloadOnStaleChunk(lost('a'), recovery);
  expect([recovery.tell, recovery.reload].map((act) => act.mock.calls.length)).toEqual([0, 0]);
});

it('leaves other errors alone', () => {
  const recovery = {
    build: 'umi.1.js',
    tabStorage: memoryStorage(),
    isOnline: () => true,
    tell: jest.fn(),
    reload: jest.fn(),
  };
  reloadOnStaleChunk(new Error('a bug'), recovery);
  expect(recovery.reload).not.toHaveBeenCalled();
});
