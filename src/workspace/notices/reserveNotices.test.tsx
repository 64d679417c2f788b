import { render, screen } from '@testing-library/react';
import { Notice, NoticeArea } from '@/ui/Notice';
import { NOTICES_HEIGHT, reserveNotices } from './reserveNotices';

const reserved = () => document.documentElement.style.getPropertyValue(NOTICES_HEIGHT);

/** The callbacks of the observed areas, because jsdom has no layout. */
const resized: (() => void)[] = [];
const disconnect = jest.fn();

beforeEach(() => {
  resized.length = 0;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    (callback) =>
      ({
        observe: () => void resized.push(() => callback([], {} as ResizeObserver)),
        disconnect,
      }) as unknown as ResizeObserver,
  );
});

afterEach(() => jest.restoreAllMocks());

it('screens and dialogs leave the place free that the notices take, and take it back', () => {
  render(
    <NoticeArea place="bottom">
      <Notice>没有网络</Notice>
    </NoticeArea>,
  );
  jest.spyOn(screen.getByRole('status'), 'offsetHeight', 'get').mockReturnValueOnce(42).mockReturnValueOnce(0);
  const handleResize = jest.fn(() => reserved());
  window.addEventListener('resize', handleResize);
  const stop = reserveNotices(window);
  resized.forEach((notify) => notify());
  resized.forEach((notify) => notify());
  expect(handleResize.mock.results.map(({ value }) => value as string)).toEqual(['42px', '0px']);
  stop();
  expect([reserved(), disconnect.mock.calls.length]).toEqual(['', 1]);
  window.removeEventListener('resize', handleResize);
});

it('without an area for notices nothing is reserved', () => {
  reserveNotices(window)();
  expect([reserved(), resized]).toEqual(['', []]);
});
