import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ServicesProvider } from '@/app-context/services';
import { observed, PageView } from '@/engine';
import { createFakeHost } from '@/engine/fakeHost';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Notices } from '../../notices/createNotices';
import { NoticesContext } from '../../runtime/contexts';
import { startTestStore } from '../../testing/testStore';
import { DeveloperMark } from './DeveloperMark';

const PROTOCOL = {
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title: '订单' },
  controls: [
    { type: 'number', name: 'qty', title: '数量', value: 2 },
    { type: 'label', name: 'total', title: '合计', value: '=mul(qty, 3)' },
  ],
};

// jsdom tells no requests.
global.PerformanceObserver = class {
  observe = () => {};
  disconnect = () => {};
} as unknown as typeof PerformanceObserver;

/** @param isOpenBefore The page was opened before developer mode recorded anything. */
async function show({ isOpenBefore = false } = {}) {
  const services = createTestServices();
  services.developerMode.set(true);
  await services.i18n.loadNamespaces('support');
  const undos: (() => void)[] = [];
  const notices = {
    offerUndo: (_text: string, undo: () => void) => (undos.push(undo), () => undefined),
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as Notices;
  const { store, reduxStore } = startTestStore();
  const page = <PageView pageCode="order" protocol={PROTOCOL} host={createFakeHost()} chrome="page" />;
  const view = (children: React.ReactNode) => (
    <ServicesProvider services={services}>
      <Provider store={reduxStore}>
        <NoticesContext value={notices}>
          <header aria-label="工作区">
            <DeveloperMark />
          </header>
          {children}
        </NoticesContext>
      </Provider>
    </ServicesProvider>
  );
  const { rerender, unmount } = render(view(isOpenBefore && page));
  await waitFor(() => expect(observed.record).toBeDefined());
  if (!isOpenBefore) await act(async () => rerender(view(page)));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '开发者模式（DEV）' }));
  return { services, store, undos, user, unmount, panel: await screen.findByRole('dialog', { name: '性能' }) };
}

it('the panel shows what the page in front has cost: its stages, its slowest controls and expressions', async () => {
  const { panel } = await show();
  expect(within(panel).getByText('order')).toBeVisible();
  expect(within(panel).getByText('打开到可用').nextElementSibling).toHaveTextContent(/^\d+(\.\d)? 毫秒$/);
  const expressions = within(panel).getByRole('region', { name: '最慢的表达式' });
  expect(expressions).toHaveTextContent('=mul(qty, 3)');
  expect(expressions).toHaveTextContent('controls[1].value');
  expect(within(panel).getByRole('region', { name: '最慢的控件' })).toHaveTextContent(/qty.*number/);
  expect(within(panel).getByRole('region', { name: '最慢的脚本' })).toHaveTextContent('暂无');
});

it('of a page that was open before it says that nothing was recorded, and offers to open it again', async () => {
  const { panel } = await show({ isOpenBefore: true });
  expect(panel).toHaveTextContent('此页面打开时尚未开始记录');
  expect(within(panel).getByRole('button', { name: '重新打开此页面' })).toBeEnabled();
  expect(within(panel).queryByRole('region', { name: '最慢的表达式' })).toBeNull();
});

it('Escape closes the panel and returns the focus to its button', async () => {
  const { user } = await show();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '开发者模式（DEV）' })).toHaveFocus();
});

it('the mode ends from the panel, which can be undone; when the mark is gone nothing is recorded any more', async () => {
  const { services, undos, user, panel, unmount } = await show();
  await user.click(within(panel).getByRole('button', { name: '退出开发者模式' }));
  expect(services.developerMode.get()).toBe(false);
  act(() => undos[0]?.());
  expect(services.developerMode.get()).toBe(true);
  unmount();
  await waitFor(() => expect(observed.record).toBeUndefined());
});

it('while a dialog makes the header inert, the mark and its panel stand above the dialog', async () => {
  const { store, user } = await show();
  const mark = () => screen.getByRole('button', { name: '开发者模式（DEV）' });
  const header = screen.getByRole('banner', { name: '工作区' });
  expect(header).toContainElement(mark());
  await user.keyboard('{Escape}');
  await act(() => store.dispatch({ type: 'layers/open', payload: { pageCode: 'order', target: { kind: 'home' } } }));
  expect(header).not.toContainElement(mark());
  await user.click(mark());
  expect(await screen.findByRole('dialog', { name: '性能' })).toBeVisible();
});
