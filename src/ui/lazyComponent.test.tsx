import { act, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent, lazyPart } from './lazyComponent';

class Boundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false };
  static getDerivedStateFromError = () => ({ isFailed: true });
  override render = () => (this.state.isFailed ? 'failed' : this.props.children);
}

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const show = async (element: ReactNode) => {
  const shown = render(element);
  await act(async () => {});
  return shown;
};

it('shows the fallback for its props until the component is loaded', async () => {
  const Lazy = lazyComponent(
    async () => Greeting,
    ({ name }) => <p>Loading {name}</p>,
  );
  render(<Lazy name="Li" />);
  expect(screen.getByText('Loading Li')).toBeInTheDocument();
  expect(await screen.findByText('Hello Li')).toBeInTheDocument();
});

it('renders at once when it is shown again', async () => {
  const fetch = jest.fn(async () => Greeting);
  const Lazy = lazyComponent(fetch, 'loading');
  const { unmount } = await show(<Lazy name="Li" />);
  unmount();
  render(<Lazy name="Zhang" />);
  expect(screen.getByText('Hello Zhang')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('throws a failure to the error boundary and loads again when it is mounted again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyComponent(fetch, 'loading');
  const { unmount } = await show(
    <Boundary>
      <Lazy name="Li" />
    </Boundary>,
  );
  expect(screen.getByText('failed')).toBeInTheDocument();
  unmount();
  await show(<Lazy name="Li" />);
  expect(screen.getByText('Hello Li')).toBeInTheDocument();
});

describe('a part that the page can do without', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => isOnline.mockRestore());

  const showPart = () => {
    const fetch = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
    const Part = lazyPart(fetch, 'closed');
    return show(
      <Boundary>
        <Part name="Li" />
      </Boundary>,
    );
  };

  it('stays away while the browser is offline, and comes with the connection', async () => {
    isOnline.mockReturnValue(false);
    await showPart();
    expect(screen.getByText('closed')).toBeInTheDocument();
    isOnline.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Hello Li')).toBeInTheDocument();
  });

  it('throws any other failure to the error boundary', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    isOnline.mockReturnValue(true);
    await showPart();
    expect(screen.getByText('failed')).toBeInTheDocument();
  });
});
