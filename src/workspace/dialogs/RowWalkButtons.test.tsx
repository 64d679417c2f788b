import { fireEvent, render, screen } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { canLeave, RowWalkButtons, stepOfKey } from './RowWalkButtons';

jest.mock('@/app-context/services', () => ({ useTranslate: () => (key: string) => key }));

const DEFAULT_FRAME = { position: 'center', hasCloseIcon: true } as const;

const buttons = (place: number, onWalk = jest.fn(), isLoaded = true) => (
  <RowWalkButtons
    walk={{ key: `row ${place}`, place, count: 3, go: jest.fn() }}
    title={`SO-${place}`}
    isLoaded={isLoaded}
    onWalk={onWalk}
  />
);
const previous = () => screen.getByRole('button', { name: 'workspace.walk.previous' });
const next = () => screen.getByRole('button', { name: 'workspace.walk.next' });

describe('the buttons to the previous and the next record', () => {
  it('show the place and lead to both sides', () => {
    const onWalk = jest.fn();
    render(buttons(2, onWalk));
    expect(screen.getByText('2 / 3')).toBeVisible();
    fireEvent.click(previous());
    fireEvent.click(next());
    expect(onWalk.mock.calls).toEqual([[-1], [1]]);
  });

  it('say at an end why they lead no further, and keep the focus there', () => {
    const { rerender } = render(buttons(2));
    next().focus();
    rerender(buttons(3));
    expect(next()).toHaveFocus();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAccessibleDescription('workspace.walk.last');
    expect(previous()).not.toHaveAttribute('aria-disabled');
    rerender(buttons(1));
    expect(previous()).toHaveAccessibleDescription('workspace.walk.first');
  });

  it('announce the title of another record once it is loaded, not that of the first', () => {
    const { rerender } = render(buttons(1));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    rerender(buttons(2, jest.fn(), false));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    rerender(buttons(2));
    expect(screen.getByRole('status')).toHaveTextContent('SO-2 2 / 3');
  });
});

describe('the keys for the previous and the next record', () => {
  const press = (target: Element, change: Partial<KeyboardEvent>) =>
    stepOfKey({ altKey: true, key: 'ArrowDown', target, ...change } as KeyboardEvent);

  it('are Alt-↑ and Alt-↓', () => {
    const target = document.createElement('button');
    expect([press(target, {}), press(target, { key: 'ArrowUp' })]).toEqual([1, -1]);
    expect([press(target, { altKey: false }), press(target, { ctrlKey: true }), press(target, { key: 'a' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('belong to the field that has the focus', () => {
    expect(press(document.createElement('input'), {})).toBeUndefined();
  });
});

it('a page with unsaved input, or with a page pushed over it, keeps its place', () => {
  const page = { pageCode: 'a', title: '', target: { kind: 'home' } as const, frame: DEFAULT_FRAME };
  const pushed = { id: 'd2', over: 'd1', page };
  expect(canLeave({ layers: [], unsaved: ['d2'] }, 'd1')).toBe(true);
  expect(canLeave({ layers: [], unsaved: ['d1/0'] }, 'd1')).toBe(false);
  expect(canLeave({ layers: [pushed], unsaved: [] }, 'd1')).toBe(false);
});
