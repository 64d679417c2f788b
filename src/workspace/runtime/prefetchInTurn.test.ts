import type { MenuItem } from '@/services';
import { PREFETCH_DELAY_MS, prefetchInTurn, subAppsOf } from './prefetchInTurn';

const item = (id: string, pageCode?: string, children: readonly MenuItem[] = []): MenuItem => ({
  id,
  title: id,
  children,
  ...(pageCode === undefined ? {} : { pageCode }),
});
const MENU = [
  item('orders', 'order-list'),
  item('work', undefined, [
    item('to-do', 'native:undeal'),
    item('reports', 'native:report-List'),
    item('detail', 'native:report-detail'),
  ]),
];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start(menu: readonly MenuItem[]) {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const stop = prefetchInTurn(
    subAppsOf(menu).map(({ app, route }) => () => {
      started.push(`${app} ${route}`);
      return new Promise<void>((resolve) => finish.push(resolve));
    }),
  );
  return { started, finish, stop };
}

test('sub-apps of the menu start one after the other with their first screen, once the home page has had its time', async () => {
  const { started, finish } = start(MENU);
  await jest.advanceTimersByTimeAsync(PREFETCH_DELAY_MS - 1);
  expect(started).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(['workflow /undeal']);
  finish[0]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(['workflow /undeal', 'reports /report-List']);
  finish[1]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).toHaveLength(2);
});

test('what cannot be prefetched does not keep the next from being prefetched', async () => {
  const started: string[] = [];
  const task = (name: string) => () => {
    started.push(name);
    return Promise.reject(new Error('offline'));
  };
  prefetchInTurn([task('dialogs'), task('workflow')]);
  await jest.advanceTimersByTimeAsync(PREFETCH_DELAY_MS + 2_000);
  expect(started).toEqual(['dialogs', 'workflow']);
});

test('administration is prefetched only for a person whose menu leads to it', async () => {
  const withAdmin = start([item('roles', 'native:rolemgr')]);
  const without = start([item('orders', 'order-list')]);
  await jest.advanceTimersByTimeAsync(PREFETCH_DELAY_MS + 1_000);
  expect([withAdmin.started, without.started]).toEqual([['admin /rolemgr'], []]);
});

test('nothing more starts after the workspace has ended', async () => {
  const { started, finish, stop } = start(MENU);
  await jest.advanceTimersByTimeAsync(PREFETCH_DELAY_MS + 1_000);
  stop();
  finish[0]?.();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(started).toEqual(['workflow /undeal']);
});
