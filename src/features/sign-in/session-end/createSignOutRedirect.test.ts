import { createSignOutRedirect } from './createSignOutRedirect';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('goes to the sign-in screen after 200 ms and hides the loading mark 1.5 s later', () => {
  const toSignIn = jest.fn();
  const { isSigningOut, leave } = createSignOutRedirect(toSignIn);
  leave();
  expect(isSigningOut.get()).toBe(true);
  jest.advanceTimersByTime(199);
  expect(toSignIn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(toSignIn).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1499);
  expect(isSigningOut.get()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isSigningOut.get()).toBe(false);
});

it('redirects once for several refused calls', () => {
  const toSignIn = jest.fn();
  const { leave } = createSignOutRedirect(toSignIn);
  for (let call = 0; call < 20; call += 1) leave();
  jest.runAllTimers();
  expect(toSignIn).toHaveBeenCalledTimes(1);
});
