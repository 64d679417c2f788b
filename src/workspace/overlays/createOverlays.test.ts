import { createOverlays } from './createOverlays';

it('shows an overlay until it closes, and answers its result', async () => {
  const overlays = createOverlays();
  let close: (result: string) => void = () => undefined;
  const result = overlays.open<string>((handler) => {
    close = handler;
    return 'dialog';
  });
  expect(overlays.get().map(({ content }) => content)).toEqual(['dialog']);
  close('done');
  await expect(result).resolves.toBe('done');
  expect(overlays.get()).toEqual([]);
});

it('answers nothing to those that are open when the workspace ends', async () => {
  const overlays = createOverlays();
  const results = [overlays.open<string>(() => 'a'), overlays.open<string>(() => 'b')];
  overlays.dispose();
  await expect(Promise.all(results)).resolves.toEqual([undefined, undefined]);
  expect(overlays.get()).toEqual([]);
});
