import { fireEvent, render, screen } from '@testing-library/react';
import { useRest } from './useRest';

const Opener = ({ onRest }: { onRest?: () => void }) => (
  <button type="button" {...useRest(onRest)}>
    打开
  </button>
);

/** jsdom has no `PointerEvent`; React makes an enter of an over. */
const enter = (pointerType: string) =>
  fireEvent(
    screen.getByRole('button'),
    Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }),
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a button opens is prepared', () => {
  it('when a mouse rests on it, once', () => {
    const onRest = jest.fn();
    render(<Opener onRest={onRest} />);
    enter('mouse');
    jest.advanceTimersByTime(79);
    expect(onRest).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(onRest).toHaveBeenCalledTimes(1);
  });

  it('not when the pointer only passes, when a finger touches it, or when the button is gone', () => {
    const onRest = jest.fn();
    const { unmount } = render(<Opener onRest={onRest} />);
    enter('mouse');
    fireEvent.pointerLeave(screen.getByRole('button'));
    enter('touch');
    jest.advanceTimersByTime(1000);
    enter('mouse');
    unmount();
    jest.advanceTimersByTime(1000);
    expect(onRest).not.toHaveBeenCalled();
  });
});
