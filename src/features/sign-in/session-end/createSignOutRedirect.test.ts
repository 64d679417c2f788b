import { createSignOutRedirect } from './createSignOutRedirect';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('leads to the sign-in screen after 200 ms, and hides the mark of loading a further 1.5 s later', () => {
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

it('goes there once, however many calls were refused', () => {
  const toSignIn = jest.fn();
  const { leave } = createSignOutRedirect(toSignIn);
  for (let call = 0; call < 20; call += 1) leave();
  jest.runAllTimers();
  expect(toSignIn).toHaveBeenCalledTimes(1);
});
