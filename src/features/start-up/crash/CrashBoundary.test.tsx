import { render, screen } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { CrashBoundary } from './CrashBoundary';

function Broken(): never {
  throw new Error('Cannot read x');
}

it('an error that nothing else catches leaves a page with a reload and a report for support', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const services = createTestServices();
  render(
    <ServicesProvider services={services}>
      <CrashBoundary services={services}>
        <Broken />
      </CrashBoundary>
    </ServicesProvider>,
  );
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '为技术支持保存报告' })).toBeVisible();
  expect(services.recent.entries()).toMatchObject([{ level: 'error', source: 'app' }]);
});
