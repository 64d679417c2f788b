import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Navigation } from '../navigation/createNavigation';
import { MenuContext, NavigationContext } from '../runtime/contexts';
import { startTestStore } from '../testing/testStore';
import { NotFoundNote } from './NotFoundNote';

const MENU = [{ id: 'orders', title: '订单列表', pageCode: 'order-list', children: [] }];

async function show(address: string) {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const { store, reduxStore } = startTestStore();
  const navigate = jest.fn();
  const goHome = jest.fn();
  render(
    <ServicesProvider services={services}>
      <Provider store={reduxStore}>
        <MenuContext value={MENU}>
          <NavigationContext value={{ navigate, goHome } as unknown as Navigation}>
            <NotFoundNote address={address} />
          </NavigationContext>
        </MenuContext>
      </Provider>
    </ServicesProvider>,
  );
  return { store, navigate, goHome };
}
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('a mistyped address leads to the page of the menu that it resembles, to the home page and to the search', async () => {
  const { store, navigate, goHome } = await show('/orders-list');
  expect(screen.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  expect(screen.getByText(/地址可能有误，页面可能已被移除，或当前岗位没有它的权限/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '打开相近的页面：订单列表' }));
  expect(navigate.mock.calls).toEqual([['/page?pagecode=order-list', '订单列表']]);
  await userEvent.click(screen.getByRole('button', { name: '回到首页' }));
  expect(goHome).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '搜索页面 (Ctrl K)' }));
  expect(store.getState().palette.isOpen).toBe(true);
});

it('an address that resembles no page leads to none', async () => {
  await show('/qqqq');
  expect(buttons()).toEqual(['回到首页', '搜索页面 (Ctrl K)']);
});

it('below an open dialog, which disables the search, there is no button for it', async () => {
  const { store } = await show('/qqqq');
  await act(async () => {
    await store.dispatch({
      type: 'layers/open',
      payload: {
        pageCode: 'x',
        target: { kind: 'page', pageCode: 'x', linkParam: {} },
        opening: { depth: 1, gesture: 0 },
      },
    });
  });
  expect(buttons()).toEqual(['回到首页']);
});
