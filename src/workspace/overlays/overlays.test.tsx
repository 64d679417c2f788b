import { act, render, screen } from '@testing-library/react';
import { useCloseRequest } from './OverlayContext';
import { createOverlays } from './createOverlays';
import { OverlaysLayer } from './OverlaysLayer';

const question = (text: string) => (close: (result: string) => void) => (
  <button onClick={() => close('yes')}>{text}</button>
);

function setUp() {
  const overlays = createOverlays();
  render(<OverlaysLayer overlays={overlays} />);
  return overlays;
}

it('shows an overlay until it closes with a result', async () => {
  const overlays = setUp();
  const results: Promise<unknown>[] = [];
  act(() => void results.push(overlays.open(question('Sure?')), overlays.open(question('Really?'))));
  act(() => screen.getByRole('button', { name: 'Really?' }).click());
  await expect(results[1]).resolves.toBe('yes');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sure?']);
});

function Guarded({ mayClose, close }: { mayClose(): boolean; close(): void }) {
  useCloseRequest(async () => {
    if (mayClose()) close();
    return mayClose();
  });
  return <button>Guarded</button>;
}

it('asks the topmost overlay to close, which may refuse; one that has no say closes at once', async () => {
  const overlays = setUp();
  expect(overlays.requestClose()).toBeUndefined();
  let mayClose = false;
  act(() => {
    void overlays.open((close) => <Guarded mayClose={() => mayClose} close={() => close(undefined)} />);
    void overlays.open(question('On top'));
  });
  const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  await act(() => expect(overlays.requestClose()).resolves.toBe(true));
  expect(names()).toEqual(['Guarded']);
  await act(() => expect(overlays.requestClose()).resolves.toBe(false));
  expect(names()).toEqual(['Guarded']);
  mayClose = true;
  await act(() => expect(overlays.requestClose()).resolves.toBe(true));
  expect(names()).toEqual([]);
});

it('closes all overlays without a result when the session ends', async () => {
  const overlays = setUp();
  const results: Promise<unknown>[] = [];
  act(() => void results.push(overlays.open(question('a')), overlays.open(question('b'))));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  act(() => overlays.closeAll());
  await expect(Promise.all(results)).resolves.toEqual([undefined, undefined]);
  expect(screen.queryByRole('button')).toBeNull();
});
