import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { NavigationContext, NoticesContext } from '../runtime/contexts';
import { startTestStore, testTab } from '../testing/testStore';
import { TabBar } from './TabBar';

const BAR_PX = 300;
const scrolled = jest.fn();
let notifyResize: () => void = () => undefined;

beforeEach(() => {
  scrolled.mockClear();
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled(this.getAttribute('data-tab'));
  });
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe() {}, unobserve() {}, disconnect() {} };
    notifyResize = () => callback([], observer);
    return observer;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(BAR_PX);
});

afterEach(() => jest.restoreAllMocks());

/** The bar with home and two pages, whose tabs take `widthPx` in a bar of 300 px. */
async function setUp(widthPx: number) {
  const { store, reduxStore } = startTestStore();
  const { run } = store;
  ['home', 'orders', 'customers'].forEach((key) =>
    run({ type: 'tabs/open', payload: { tab: testTab(key), viewId: `view of ${key}` } }),
  );
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const navigation = {
    activate: (key: string) => run({ type: 'tabs/open', payload: { tab: testTab(key), viewId: key } }),
  };
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(widthPx);
  render(
    <ServicesProvider services={services}>
      <Provider store={reduxStore}>
        <NavigationContext value={navigation as unknown as Navigation}>
          <NoticesContext value={{ report: jest.fn(), announce: jest.fn() } as unknown as Notices}>
            <TabBar />
          </NoticesContext>
        </NavigationContext>
      </Provider>
    </ServicesProvider>,
  );
  act(() => notifyResize());
  return { store, run, user: userEvent.setup({ pointerEventsCheck: 0 }), width, services };
}

const more = () => screen.queryByRole('button', { name: '更多页面' });

it('names the open tabs of native screens in the language that is chosen later', async () => {
  const { run, services } = await setUp(BAR_PX);
  const tab = { ...testTab('/importexportlist'), title: 'workspace.screen.importexportlist', isNative: true };
  act(() => void run({ type: 'tabs/open', payload: { tab, viewId: 'view' } }));
  expect(screen.getByRole('tab', { name: '导入导出记录' })).toBeVisible();
  await act(() => services.i18n.setLanguage('en'));
  expect(screen.getByRole('tab', { name: 'Imports and exports' })).toBeVisible();
});

it('is not measured again when a page notes its state, and follows its title', async () => {
  const { run } = await setUp(BAR_PX);
  const observed = jest.mocked(ResizeObserver).mock.calls.length;
  act(() => void run({ type: 'tabs/keepState', payload: { viewId: 'view of orders', state: { page: 2 } } }));
  expect(jest.mocked(ResizeObserver).mock.calls).toHaveLength(observed);
  act(() => void run({ type: 'tabs/setTitle', payload: { viewId: 'view of orders', title: '订单 2' } }));
  expect(screen.getByRole('tab', { name: '订单 2' })).toBeVisible();
});

it('offers a menu of all pages only while their tabs do not fit', async () => {
  const { width } = await setUp(BAR_PX);
  expect(more()).not.toBeInTheDocument();
  width.mockReturnValue(BAR_PX + 1);
  act(() => notifyResize());
  await waitFor(() => expect(more()).toBeVisible());
  width.mockReturnValue(BAR_PX);
  act(() => notifyResize());
  expect(more()).not.toBeInTheDocument();
});

it('lists all pages with the active and the unsaved ones marked, and shows and focuses the chosen one', async () => {
  const { store, run, user } = await setUp(BAR_PX + 1);
  const viewId = store.getState().tabs.tabs.find(({ key }) => key === 'customers')?.viewId ?? '';
  act(() => void run({ type: 'unsaved/mark', payload: { pageId: viewId, isDirty: true } }));
  more()?.focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitemradio');
  expect(items.map((item) => [item.getAttribute('aria-label'), item.getAttribute('aria-checked')])).toEqual([
    ['home', 'false'],
    ['orders', 'false'],
    ['customers，有未保存的内容', 'true'],
  ]);
  await user.click(screen.getByRole('menuitemradio', { name: 'orders' }));
  expect(screen.getByRole('tab', { name: 'orders' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith('orders'));
  // The menu closes over some frames, and holds the focus until then.
  await waitFor(() => expect(screen.getByRole('tab', { name: 'orders' })).toHaveFocus());
});

it('scrolls the active tab into view again when the bar gets narrower', async () => {
  await setUp(BAR_PX);
  scrolled.mockClear();
  act(() => notifyResize());
  expect(scrolled.mock.calls).toEqual([['customers']]);
});
