import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
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
