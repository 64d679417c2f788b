import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { ServicesProvider } from './services';
import { BrowserNotices } from './BrowserNotices';

const show = async (services: ReturnType<typeof createTestServices>) => {
  await services.i18n.ready;
  render(
    <ServicesProvider services={services}>
      <BrowserNotices />
    </ServicesProvider>,
  );
};

it('shows a notice while the browser is offline', async () => {
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

it('shows once that the browser refuses to store settings', async () => {
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

it('shows once that the browser refuses to store drafts', async () => {
  const services = createTestServices({ indexedDb: undefined });
  await show(services);
  await act(() => services.localDb.i18n.set('en', {}));
  expect(screen.getByRole('status')).toHaveTextContent('浏览器不允许保存草稿：关闭页面后，未提交的内容会丢失。');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  await act(() => services.localDb.components.set('x', {}));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that a new version is there until the person puts it off, and offers to reload', async () => {
  const services = createTestServices();
  await show(services);
  act(() => services.isOutdated.set(true));
  expect(screen.getByRole('status')).toHaveTextContent('系统已更新到新版本。');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '稍后' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
