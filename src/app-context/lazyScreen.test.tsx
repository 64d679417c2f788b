import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { SLOW_AFTER_MS } from '@/ui/SlowNote';
import { lazyScreen } from './lazyScreen';
import { ServicesProvider } from './services';

it('loads component and texts, and offers a retry when that fails', async () => {
  const services = createTestServices();
  await services.i18n.ready;
  const load = jest.fn(async () => () => <p>{services.i18n.t('password.save')}</p>);
  load.mockRejectedValueOnce(new Error('offline'));
  const Screen = lazyScreen(load, 'account');
  const tree = (
    <ServicesProvider services={services}>
      <Screen />
    </ServicesProvider>
  );
  const { unmount } = render(tree);
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('保存')).toBeInTheDocument();
  unmount();
  render(tree);
  expect(screen.getByText('保存')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again by itself when the connection is back', async () => {
  const services = createTestServices();
  await services.i18n.ready;
  const load = jest.fn(async () => () => <p>已加载</p>);
  load.mockRejectedValueOnce(new Error('offline'));
  const Screen = lazyScreen(load, 'account');
  render(
    <ServicesProvider services={services}>
      <Screen />
    </ServicesProvider>,
  );
  await screen.findByRole('alert');
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('已加载')).toBeVisible();
});

it('shows a skeleton while it loads, and says so when that takes long', async () => {
  const services = createTestServices();
  await services.i18n.ready;
  await services.i18n.loadNamespaces('account');
  jest.useFakeTimers();
  const Screen = lazyScreen(() => new Promise<never>(() => undefined), 'account');
  render(
    <ServicesProvider services={services}>
      <Screen />
    </ServicesProvider>,
  );
  expect(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
  expect(screen.queryByText('加载时间较长，请稍候。')).toBeNull();
  act(() => void jest.advanceTimersByTime(SLOW_AFTER_MS));
  expect(screen.getByText('加载时间较长，请稍候。')).toBeVisible();
  jest.useRealTimers();
});
