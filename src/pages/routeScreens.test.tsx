import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { prefetchScreen, replaceLazyScreens } from './routeScreens';

jest.mock('./login', () => ({ default: () => <h1>登录</h1>, __esModule: true }));
jest.mock('./loading', () => ({ default: () => <p>加载中</p>, __esModule: true }));

const table = {
  routes: { 1: { path: '/login' }, 2: { path: '/loading' }, 3: { path: '/foreign' } },
  routeComponents: { 1: 'lazy login', 2: 'lazy loading', 3: 'lazy foreign' } as Record<number, unknown>,
};

const services = createTestServices();
const { routeComponents } = replaceLazyScreens(table);

function show(id: number) {
  const Screen = routeComponents[id] as ComponentType;
  render(
    <ServicesProvider services={services}>
      <Screen />
    </ServicesProvider>,
  );
}

it('a prefetched screen is rendered at once', async () => {
  await prefetchScreen('/login');
  show(1);
  expect(screen.getByRole('heading', { name: '登录' })).toBeVisible();
});

it('a screen that was not prefetched is announced, and rendered as soon as it is loaded', async () => {
  await services.i18n.ready;
  show(2);
  expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
  expect(screen.queryByText('加载中')).toBeNull();
  await act(async () => {});
  expect(screen.getByText('加载中')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('a route without a loader keeps its component, and prefetching it loads nothing', async () => {
  await expect(prefetchScreen('/foreign')).resolves.toBeUndefined();
  expect(routeComponents[3]).toBe('lazy foreign');
});
