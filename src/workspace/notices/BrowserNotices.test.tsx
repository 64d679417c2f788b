import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { ServicesProvider } from '@/app-context/services';
import { BrowserNotices } from './BrowserNotices';

const show = async (services: ReturnType<typeof createTestServices>) => {
  await services.i18n.ready;
  render(
    <ServicesProvider services={services}>
      <BrowserNotices />
    </ServicesProvider>,
  );
};

it('a lost network is said at once, for as long as it lasts', async () => {
  const listeners = new Map<string, () => void>();
  const page = {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  } as unknown as Window;
  await show(createTestServices({ page }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => listeners.get('offline')?.());
  expect(screen.getByRole('status')).toHaveTextContent('网络异常，请检查网络！');
  act(() => listeners.get('online')?.());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('storage that the browser refuses is said once', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const services = createTestServices({
    storage: { getItem: () => null, setItem: refuse, removeItem: () => undefined, keys: () => [] },
  });
  await show(services);
  act(() => services.records.write('anything', 1));
  expect(screen.getByRole('status')).toHaveTextContent('浏览器不允许保存数据');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(services.records.read('anything')).toBe(1);
});

it('a database that the browser denies is said as well, by what is lost with it, and once', async () => {
  const services = createTestServices({ indexedDb: undefined });
  await show(services);
  await act(() => services.localDb.i18n.set('en', {}));
  expect(screen.getByRole('status')).toHaveTextContent('浏览器不允许保存草稿：关闭页面后，未提交的内容会丢失。');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  await act(() => services.localDb.components.set('x', {}));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
