import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

it('has its label as its name and tooltip, and submits no form', async () => {
  const handleSubmit = jest.fn();
  const handleClick = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <IconButton label="关闭" onClick={handleClick}>
        ×
      </IconButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: '关闭' });
  expect(button).toHaveAttribute('title', '关闭');
  await userEvent.click(button);
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('keeps its name when the tooltip has a longer text', () => {
  render(<IconButton label="查找页面" title="查找页面 (Ctrl+K)" />);
  expect(screen.getByRole('button', { name: '查找页面' })).toHaveAttribute('title', '查找页面 (Ctrl+K)');
});
