import { insertStylesheet } from './styleTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a style sheet without a response after 120 s counts as failed', () => {
  const link = document.createElement('link');
  link.onerror = jest.fn();
  insertStylesheet(link);
  expect(link.isConnected).toBe(true);
  jest.advanceTimersByTime(119_999);
  expect(link.onerror).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(link.onerror).toHaveBeenCalledTimes(1);
});
