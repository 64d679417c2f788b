import { AppError } from '@/common/errors/appError';
import type { HostPortal, Portal, SubAppProps } from '@/portal/contract/portal';
import type { SubAppName } from '@/routes/subApps';
import { createSubAppHost } from './createSubAppHost';
import type { RunningSubApp } from './startSubApp';

const hostPortal = {} as HostPortal;
const portal = {} as Portal;
const element = {} as HTMLElement;
const folders = { load: () => Promise.reject(new Error('offline')) };
const view = (app: SubAppName, id: string) => ({
  ...{ app, id, route: `/${id}`, element, host: hostPortal, folders, portal },
});

/** A loader of sub-apps that records starts and updates. */
function fakeApps() {
  const starts: { app: SubAppName; attempt: number; first: string[] }[] = [];
  const updates: string[][] = [];
  const routes: string[][] = [];
  const stop = jest.fn(() => Promise.resolve());
  let failures = 0;
  const start = async (app: SubAppName, { views }: SubAppProps, attempt: number): Promise<RunningSubApp> => {
    starts.push({ app, attempt, first: views.map(({ id }) => id) });
    await Promise.resolve();
    if (failures > 0) {
      failures -= 1;
      throw new AppError('network', '404 for /apps/x.js', { status: 404 });
    }
    return {
      update: async (props) => {
        routes.push(props.views.map(({ route }) => route));
        updates.push(props.views.map(({ id, isPrepared }) => (isPrepared ? `${id} prepared` : id)));
      },
      stop,
    };
  };
  return { start, starts, updates, routes, stop, failNext: () => (failures += 1) };
}

test('the first view of an app starts it, the second only adds a view', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  await host.openView(view('admin', 'a')).ready;
  await host.openView(view('admin', 'b')).ready;
  expect(apps.starts).toEqual([{ app: 'admin', attempt: 0, first: ['a'] }]);
  expect(apps.updates).toEqual([['a'], ['a', 'b']]);
});

test('views opened while the app loads are passed together', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  await Promise.all([host.openView(view('admin', 'a')).ready, host.openView(view('admin', 'b')).ready]);
  expect(apps.updates).toEqual([['a', 'b']]);
});

test('closing the last view keeps the app for the next one', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  const first = host.openView(view('reports', 'a'));
  await first.ready;
  first.close();
  await host.openView(view('reports', 'b')).ready;
  expect(apps.starts).toHaveLength(1);
  expect(apps.updates.at(-1)).toEqual(['b']);
  expect(apps.stop).not.toHaveBeenCalled();
});

test('closing twice, or after a new view has the id, changes nothing', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  const old = host.openView(view('admin', 'a'));
  await host.openView(view('admin', 'a')).ready;
  old.close();
  old.close();
  await host.openView(view('admin', 'b')).ready;
  expect(apps.updates.at(-1)).toEqual(['a', 'b']);
});

test('a failed load rejects as a network error with the status of the answer, and the retry starts a new attempt', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  apps.failNext();
  const error: unknown = await host.openView(view('workflow', 'a')).ready.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'network', code: 'subapp.failed', status: 404 });
  await host.openView(view('workflow', 'a')).ready;
  expect(apps.starts.map(({ attempt }) => attempt)).toEqual([0, 1]);
});

test('discarding stops every app; the next view starts a new one and old handles do nothing', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  const old = host.openView(view('admin', 'a'));
  await Promise.all([old.ready, host.openView(view('reports', 'b')).ready]);
  await host.discardAll();
  expect(apps.stop).toHaveBeenCalledTimes(2);
  old.close();
  await host.openView(view('admin', 'c')).ready;
  expect(apps.starts).toHaveLength(3);
  expect(apps.updates.at(-1)).toEqual(['c']);
});

test('an app that is still loading when it is discarded is stopped as soon as it has started', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  void host.prefetch(view('admin', 'ahead'));
  await host.discardAll();
  expect(apps.stop).toHaveBeenCalledTimes(1);
});

test('a prefetched app is started once, and prepares each screen once', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  await host.prefetch(view('admin', 'ahead'));
  await host.prefetch(view('admin', 'ahead'));
  await host.openView(view('admin', 'a')).ready;
  expect(apps.starts).toHaveLength(1);
  expect(apps.updates).toEqual([['ahead prepared'], ['ahead prepared', 'a']]);
});

test('a failed prefetch is not reported, and the first view tries again', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  apps.failNext();
  await host.prefetch(view('admin', 'ahead'));
  await host.openView(view('admin', 'a')).ready;
  expect(apps.updates).toEqual([['a']]);
});

test('a configuration error is passed to the view unchanged, without a retry', async () => {
  const refusal = new AppError('config', 'antd.Table is not shared');
  const host = createSubAppHost(() => Promise.reject(refusal));
  await expect(host.openView(view('admin', 'a')).ready).rejects.toBe(refusal);
});

test('another route reaches the same view once; a closed view shows no other', async () => {
  const apps = fakeApps();
  const host = createSubAppHost(apps.start);
  const opened = host.openView(view('reports', 'a'));
  await opened.ready;
  opened.show('/a');
  opened.show('/a?page=2');
  opened.show('/a?page=2');
  await host.openView(view('reports', 'b')).ready;
  expect(apps.routes).toEqual([['/a'], ['/a?page=2', '/b']]);
  opened.close();
  opened.show('/a?page=3');
  await host.openView(view('reports', 'c')).ready;
  expect(apps.routes.at(-1)).toEqual(['/b', '/c']);
});
