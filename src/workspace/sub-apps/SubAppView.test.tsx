import { act, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { AppError } from '@/common/errors/appError';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Portal } from '@/portal/contract/portal';
import { ServicesProvider } from '@/app-context/services';
import type { PageShape } from '../content/pageShapes';
import type { OpenedView, OpenViewRequest } from './createSubAppHost';
import { INCOMPLETE_AFTER_MS, SubAppView } from './SubAppView';
import { subAppHost } from './subAppHost';

const mockReload = {
  build: 'umi.1.js',
  page: { name: '' },
  isOnline: () => true,
  alertExpired: jest.fn(),
  reload: jest.fn(),
};
jest.mock('@/app-context/reloadOnStaleChunk', () => ({
  ...jest.requireActual<object>('@/app-context/reloadOnStaleChunk'),
  browserReload: () => mockReload,
}));
jest.mock('./subAppHost', () => ({ subAppHost: { openView: jest.fn() } }));

const openView = subAppHost.openView as jest.MockedFunction<typeof subAppHost.openView>;
const i18n = { get: () => 'zh-CN', subscribe: () => () => undefined, t: (key: string) => key };
const host = { log: jest.fn(), i18n } as unknown as Portal;
const dispose = jest.fn();
const portals = { host, forView: () => ({ portal: host, dispose }) };
const services = createTestServices();
const shapes = { get: jest.fn<PageShape | undefined, [string]>(), note: jest.fn() };
const onLoaded = jest.fn();
const show = (viewId = 'tab-1', route = '/rolemgr') => (
  <ServicesProvider services={services}>
    <SubAppView app="admin" route={route} viewId={viewId} portals={portals} shapes={shapes} onLoaded={onLoaded} />
  </ServicesProvider>
);

function opened(ready: Promise<void>): OpenedView & { close: jest.Mock; show: jest.Mock } {
  return { id: 'tab-1', ready, close: jest.fn(), show: jest.fn() };
}

test('shows that it loads, then the screen', async () => {
  openView.mockImplementation(({ element }: OpenViewRequest) => {
    element.append('Roles');
    return opened(Promise.resolve());
  });
  render(show());
  await waitForElementToBeRemoved(screen.getByRole('status', { name: 'workspace.page.loading' }));
  expect(screen.getByText('Roles')).toBeVisible();
});

test.each([
  ['its data', '<p>Roles</p>', false],
  ['why it has none', '<div role="alert">The roles could not be loaded</div>', true],
])('tells that it has loaded once it shows %s', async (_what, html, hasFailed) => {
  const screenElement = document.createElement('div');
  screenElement.innerHTML = '<p data-placeholder></p>';
  openView.mockImplementation(({ element }: OpenViewRequest) => {
    element.append(screenElement);
    return opened(Promise.resolve());
  });
  onLoaded.mockClear();
  render(show());
  await act(() => Promise.resolve());
  expect(onLoaded).not.toHaveBeenCalled();
  await act(async () => {
    screenElement.innerHTML = html;
  });
  expect(onLoaded.mock.calls).toEqual([[hasFailed]]);
});

test('shows one skeleton of the last known shape until the screen has its data, and remembers the shape', async () => {
  const screenElement = document.createElement('div');
  screenElement.innerHTML =
    '<div role="search"><label>Name</label><label>State</label></div><table><tbody><tr><td data-placeholder></td></tr></tbody></table>';
  openView.mockImplementation(({ element }: OpenViewRequest) => {
    element.append(screenElement);
    return opened(Promise.resolve());
  });
  shapes.note.mockClear();
  shapes.get.mockReturnValue({ filters: 3, fields: 0, tables: 1, columns: 1 });
  render(show());
  await act(() => Promise.resolve());
  const skeleton = screen.getByRole('status', { name: 'workspace.page.loading' });
  // A title, three filters and eight rows.
  expect(skeleton.querySelectorAll('span')).toHaveLength(1 + 3 + 8);
  expect(shapes.get).toHaveBeenCalledWith('/rolemgr');
  expect(shapes.note).not.toHaveBeenCalled();
  await act(async () => screenElement.querySelector('td')?.replaceWith(document.createElement('td')));
  expect(skeleton).not.toBeInTheDocument();
  expect(shapes.note).toHaveBeenCalledWith('/rolemgr', { filters: 2, fields: 0, tables: 1, columns: 1 });
  shapes.get.mockReturnValue(undefined);
});

test('a screen in which something never stops loading is shown after 10 s, and its shape is not remembered before', async () => {
  jest.useFakeTimers();
  const screenElement = document.createElement('div');
  screenElement.innerHTML = '<p>Roles</p><p data-placeholder></p>';
  openView.mockImplementation(({ element }: OpenViewRequest) => {
    element.append(screenElement);
    return opened(Promise.resolve());
  });
  shapes.note.mockClear();
  render(show());
  await act(() => jest.advanceTimersByTimeAsync(INCOMPLETE_AFTER_MS - 1));
  expect(screen.getByRole('status', { name: 'workspace.page.loading' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screenElement.parentElement).not.toHaveAttribute('data-loading');
  expect(shapes.note).not.toHaveBeenCalled();
  await act(async () => screenElement.querySelector('[data-placeholder]')?.remove());
  expect(shapes.note).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a failed load offers a retry in place', async () => {
  openView.mockReturnValueOnce(opened(Promise.reject(new Error('offline'))));
  openView.mockReturnValue(opened(Promise.resolve()));
  render(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('subapp.failed');
  expect(host.log).toHaveBeenCalledWith(expect.objectContaining({ level: 'error', source: 'admin' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'subapp.retry' }));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed load tries again by itself when the browser comes online', async () => {
  openView.mockReturnValueOnce(opened(Promise.reject(new Error('offline'))));
  openView.mockReturnValue(opened(Promise.resolve()));
  render(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('subapp.failed');
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a retry that fails as well says that the page has expired, and reloads when the person wants it', async () => {
  const gone = () => opened(Promise.reject(new Error('404 for /apps/admin/index.html')));
  openView.mockImplementationOnce(gone).mockImplementationOnce(gone);
  render(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('subapp.failed');
  expect(screen.queryByRole('button', { name: 'errors.page.reload' })).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'subapp.retry' }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('errors.page.expired');
  expect(mockReload.reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'errors.page.reload' }));
  expect(mockReload.reload).toHaveBeenCalledTimes(1);
  mockReload.reload.mockClear();
});

test('a sub-app that is not on the server says so, not that the network is to blame, and a retry finds it', async () => {
  const missing = new AppError('network', 'not loaded', { code: 'subapp.failed', status: 404 });
  openView.mockReturnValueOnce(opened(Promise.reject(missing))).mockReturnValueOnce(opened(Promise.reject(missing)));
  render(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('subapp.missing');
  const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'subapp.retry' })));
  await retry();
  expect(screen.getByRole('alert')).toHaveTextContent('subapp.missing');
  expect(screen.getByRole('button', { name: 'errors.page.reload' })).toBeVisible();
  openView.mockReturnValue(opened(Promise.resolve()));
  await retry();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sub-app that was built for another host shows an error without a retry', async () => {
  openView.mockReturnValueOnce(opened(Promise.reject(new AppError('config', 'antd.Table is not shared'))));
  render(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('subapp.incompatible');
  expect(screen.queryByRole('button')).toBeNull();
  expect(host.log).toHaveBeenCalledWith(expect.objectContaining({ level: 'error', source: 'admin' }));
});

test('a missing chunk of the host offers a reload', async () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  openView.mockReturnValueOnce(opened(Promise.reject(new Error('The sub-app could not be loaded', { cause: gone }))));
  render(show());
  await screen.findByRole('alert');
  expect([mockReload.alertExpired, mockReload.reload].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test('a new view id closes the old view and disposes its portal resources; unmounting closes the last', async () => {
  dispose.mockClear();
  const [first, second] = [opened(Promise.resolve()), opened(Promise.resolve())];
  openView.mockReturnValueOnce(first).mockReturnValueOnce(second);
  const { rerender, unmount } = render(show('tab-1'));
  await act(async () => rerender(show('tab-2')));
  expect(first.close).toHaveBeenCalledTimes(1);
  expect(dispose).toHaveBeenCalledTimes(1);
  unmount();
  expect(second.close).toHaveBeenCalledTimes(1);
  expect(dispose).toHaveBeenCalledTimes(2);
});

test('another route of the same screen is shown in the view that is open, and its shape is kept by the path', async () => {
  shapes.note.mockClear();
  openView.mockClear();
  const view = opened(Promise.resolve());
  openView.mockImplementation(({ element }: OpenViewRequest) => {
    element.append('Report');
    return view;
  });
  const { rerender } = render(show('tab-1', '/report-detail?reportcode=a'));
  await act(() => Promise.resolve());
  await act(async () => rerender(show('tab-1', '/report-detail?reportcode=b')));
  expect([openView.mock.calls.length, view.close.mock.calls.length]).toEqual([1, 0]);
  expect(view.show).toHaveBeenLastCalledWith('/report-detail?reportcode=b');
  expect(screen.queryByRole('status')).toBeNull();
  expect(shapes.note.mock.calls.map(([key]: [string]) => key)).toEqual(['/report-detail']);
});

test('a retry opens the route that is wanted by then', async () => {
  openView.mockReset();
  openView.mockReturnValueOnce(opened(Promise.reject(new Error('offline'))));
  openView.mockReturnValue(opened(Promise.resolve()));
  const { rerender } = render(show('tab-1', '/report-detail?reportcode=a'));
  await screen.findByRole('alert');
  rerender(show('tab-1', '/report-detail?reportcode=b'));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'subapp.retry' }));
  });
  expect(openView.mock.calls.map(([{ route }]) => route)).toEqual([
    '/report-detail?reportcode=a',
    '/report-detail?reportcode=b',
  ]);
});
