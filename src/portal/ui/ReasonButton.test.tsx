import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReasonButton } from './ReasonButton';

test('an unavailable button can be focused, says why, and does nothing', () => {
  const handleClick = jest.fn();
  render(
    <ReasonButton type="primary" reason="没有需要发布的修改" onClick={handleClick}>
      发布
    </ReasonButton>,
  );
  const button = screen.getByRole('button', { name: /发布/ });
  expect(button).toHaveAccessibleDescription('没有需要发布的修改');
  act(() => button.focus());
  expect(button).toHaveFocus();
  fireEvent.click(button);
  expect(handleClick).not.toHaveBeenCalled();
});

test('its text is muted text on the canvas, whose contrast the theme keeps, and is not made paler', () => {
  const css = readFileSync(join(__dirname, 'ReasonButton.module.css'), 'utf8');
  expect(css).not.toMatch(/opacity/);
  expect(css).toMatch(/color: var\(--color-muted\)/);
  expect(css).toMatch(/background: var\(--color-canvas\)/);
});
