import { act, render, screen } from '@testing-library/react';
import { createTestServices } from '@/services/testing/createTestServices';
import { ServicesProvider } from '@/app-context/services';
import { SignInNotice } from './SignInNotice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the reason of the redirect for two seconds', () => {
  const services = createTestServices();
  services.session.signOut('没有访问权限，请重新登录');
  const show = () =>
    render(
      <ServicesProvider services={services}>
        <SignInNotice />
      </ServicesProvider>,
    );
  const { unmount } = show();
  expect(screen.getByRole('status')).toHaveTextContent('没有访问权限，请重新登录');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('status')).toHaveTextContent('没有访问权限，请重新登录');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
