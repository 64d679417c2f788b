import { act, render, screen } from '@testing-library/react';
import { SLOW_AFTER_MS, SlowNote } from './SlowNote';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says after 5 s that loading takes longer than usual', () => {
  render(<SlowNote text="加载时间较长，请稍候。" />);
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS - 1));
  expect(screen.queryByText('加载时间较长，请稍候。')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('加载时间较长，请稍候。')).toBeVisible();
});
