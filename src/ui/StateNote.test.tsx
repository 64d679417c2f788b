import { render, screen } from '@testing-library/react';
import { FailureNote, StateNote } from './StateNote';

it('is announced: a failure at once, an empty state politely', () => {
  render(<FailureNote title="没有加载成功" hint="服务器繁忙。" details="HTTP 503" />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有加载成功服务器繁忙。HTTP 503');
  render(<StateNote title="还没有角色" />);
  expect(screen.getByRole('status')).toHaveTextContent('还没有角色');
});

it('has the first heading of a page that shows nothing else', () => {
  render(<StateNote title="还没有角色" />);
  expect(screen.getByRole('heading', { level: 2, name: '还没有角色' })).toBeVisible();
  render(<StateNote isWholePage title="Not Found" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
});

it('a failure tries again by itself each time the browser comes online', () => {
  const retry = jest.fn();
  const { unmount } = render(<FailureNote title="没有加载成功" onOnline={retry} />);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
