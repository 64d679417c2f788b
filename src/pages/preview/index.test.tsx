import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { ServicesProvider } from '@/app-context/services';
import PreviewPage from '.';

/** Opens `/#/preview` in a deployment whose `config.json` is answered like this. */
function open(answer: () => Response) {
  const services = createTestServices();
  services.server.on('/config.json', answer);
  render(
    <ServicesProvider services={services}>
      <PreviewPage />
    </ServicesProvider>,
  );
  return services;
}

it('shows that the preview is turned off, with a link to the home page', async () => {
  open(() => new Response('{"preview": "0"}'));
  expect(await screen.findByText('此环境未开启页面预览。')).toBeVisible();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '#/');
  expect(screen.queryByText('配对码')).not.toBeInTheDocument();
});

it('stays closed and offers a retry while the configuration cannot be loaded', async () => {
  jest.useFakeTimers();
  let answer = () => new Response('', { status: 503 });
  open(() => answer());
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByRole('alert')).toHaveTextContent('暂时无法读取系统配置，请稍后重试。');
  jest.useRealTimers();
  answer = () => new Response('{"preview": false}');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('此环境未开启页面预览。')).toBeVisible();
});
