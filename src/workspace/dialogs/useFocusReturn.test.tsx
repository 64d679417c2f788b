import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusReturn } from './useFocusReturn';

function Frame({ rowKey }: { rowKey?: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusReturn(frame, undefined, rowKey);
  return <div ref={frame} role="dialog" tabIndex={-1} />;
}

const List = () => (
  <ul>
    {['1', '2'].map((key) => (
      <li key={key} data-row-key={key}>
        <input type="checkbox" aria-label={`check ${key}`} />
        <button aria-label={`view ${key}`} />
      </li>
    ))}
  </ul>
);

const show = (rowKey?: string, hasFrame = true) => (
  <>
    <List />
    {hasFrame && <Frame rowKey={rowKey} />}
  </>
);

it('the focus returns to what opened the dialog', () => {
  const { rerender } = render(show(undefined, false));
  screen.getByRole('button', { name: 'view 1' }).focus();
  rerender(show('1'));
  expect(screen.getByRole('dialog')).toHaveFocus();
  rerender(show(undefined, false));
  expect(screen.getByRole('button', { name: 'view 1' })).toHaveFocus();
});

it('the focus returns to the same control of the row that was shown last, or to the opener when that row is gone', () => {
  const { rerender } = render(show(undefined, false));
  for (const [last, focused] of [
    ['2', 'view 2'],
    ['gone', 'view 1'],
  ]) {
    screen.getByRole('button', { name: 'view 1' }).focus();
    rerender(show('1'));
    rerender(show(last));
    rerender(show(undefined, false));
    expect(screen.getByRole('button', { name: focused })).toHaveFocus();
  }
});
