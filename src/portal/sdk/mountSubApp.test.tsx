import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore } from '../../common/store';
import { fakeUser } from '../contract/fakeUser';
import { PORTAL_VERSION } from '../contract/portal';
import type { HostPortal, Portal, SubAppView, Translation } from '../contract/portal';
import { mountSubApp } from './mountSubApp';
import { queryClientOf } from './queryClient';
import type { Screens } from './screenLoader';
import { usePortal, useViewQuery } from './hooks';

const t = (key: string) => key;

function portalOf() {
  const log = jest.fn();
  const portal = {
    version: PORTAL_VERSION,
    session: createStore(fakeUser),
    i18n: { ...createStore<Translation>({ language: 'zh-CN', t }), t, addTexts: jest.fn() },
    theme: createStore({ name: 'light', density: 'default' }),
    log,
  } as unknown as Portal;
  return { portal, log };
}

let views: SubAppView[] = [];
const view = (id: string, route: string, { portal } = portalOf()): SubAppView => {
  const element = document.createElement('section');
  document.body.append(element);
  const added = { id, route, element, portal };
  views.push(added);
  return added;
};
afterEach(() => {
  views.forEach(({ element }) => element.remove());
  views = [];
});

function Roles() {
  const query = useViewQuery();
  return <p>{`roles ${query.get('code')} ${usePortal().version}`}</p>;
}

async function show(screens: Screens, host: HostPortal, opened: SubAppView[]) {
  const { qiankun, rootContainer } = mountSubApp({ appName: 'admin', screens, texts: {} });
  render(rootContainer());
  await act(() => qiankun.mount({ host, views: opened }));
  return qiankun;
}

test('each view shows the screen of its route in its own element', async () => {
  const [first, second] = [view('1', '/rolemgr?code=a'), view('2', '/rolemgr?code=b')];
  await show({ '/rolemgr': () => Promise.resolve({ default: Roles }) }, portalOf().portal, [first, second]);
  expect(first.element).toHaveTextContent(`roles a ${PORTAL_VERSION}`);
  expect(second.element).toHaveTextContent('roles b');
});

test('a closed view empties its element and leaves the others alone', async () => {
  const { portal } = portalOf();
  const [first, second] = [view('1', '/rolemgr?code=a'), view('2', '/rolemgr?code=b')];
  const app = await show({ '/rolemgr': () => Promise.resolve({ default: Roles }) }, portal, [first, second]);
  await act(() => app.update({ host: portal, views: [second] }));
  expect(first.element).toBeEmptyDOMElement();
  expect(second.element).toHaveTextContent('roles b');
});

test('nothing that a sub-app has read stays in memory when it is stopped', async () => {
  function Salaries() {
    const { data } = useQuery({ queryKey: ['salaries'], queryFn: () => Promise.resolve('12,000') });
    return <p>{data}</p>;
  }
  const own = portalOf();
  const only = view('1', '/salaries', own);
  const app = await show({ '/salaries': () => Promise.resolve({ default: Salaries }) }, own.portal, [only]);
  expect(await within(only.element).findByText('12,000')).toBeInTheDocument();
  jest.useFakeTimers();
  await act(() => app.unmount());
  expect(only.element).toBeEmptyDOMElement();
  expect(queryClientOf(own.portal).getQueryCache().getAll()).toEqual([]);
  // A timer that waits for minutes to forget an answer would hold it.
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('shows Not Found for an unknown route', async () => {
  const only = view('1', '/constructor');
  await show({}, portalOf().portal, [only]);
  expect(only.element).toHaveTextContent('subapp.notFound');
});

test('an error of a screen is shown in its view, logged, and can be retried', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const own = portalOf();
  const { portal, log } = own;
  const load = jest.fn(() => Promise.resolve({ default: Roles }));
  load.mockRejectedValue(new Error('chunk lost'));
  const only = view('1', '/rolemgr?code=a', own);
  await show({ '/rolemgr': load }, portal, [only]);
  expect(await screen.findByRole('alert')).toHaveTextContent('subapp.screenFailed');
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ level: 'error', source: 'admin' }));
  load.mockResolvedValue({ default: Roles });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'subapp.retry' }));
  });
  expect(only.element).toHaveTextContent('roles a');
  consoleError.mockRestore();
});

test('shows that the page has expired and offers a reload when the retry of a screen fails too', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' });
  await show({ '/rolemgr': () => Promise.reject(gone) }, portalOf().portal, [view('1', '/rolemgr')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('subapp.screenFailed');
  expect(screen.queryByRole('button', { name: 'errors.page.reload' })).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'subapp.retry' }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('errors.page.expired');
  expect(screen.getByRole('button', { name: 'errors.page.reload' })).toBeVisible();
  consoleError.mockRestore();
});

test('the query of a route does not choose the screen, and reaches it', async () => {
  const only = view('1', '/rolemgr?code=a');
  await show({ '/rolemgr': () => Promise.resolve({ default: Roles }) }, portalOf().portal, [only]);
  expect(only.element).toHaveTextContent('roles a');
});
