import { createUserGestures, MAX_NESTED_OPENINGS, nextOpening } from './opening';
import type { Opening } from './opening';

it('counts consecutive openings and restarts after an input of the user', () => {
  const t = (key: string, params?: Record<string, unknown>) => [key, ...Object.values(params ?? {})].join(' ');
  const openedBy = (opener: Opening | undefined, gesture: number) =>
    nextOpening(opener, 'order', { gestureCount: () => gesture, t });
  let last = openedBy(undefined, 4);
  expect(last.depth).toBe(1);
  while (last.depth < MAX_NESTED_OPENINGS) last = openedBy(last, 4);
  expect(() => openedBy(last, 4)).toThrow(
    expect.objectContaining({
      kind: 'config',
      message: `engine.configerror workspace.opening.endless order ${MAX_NESTED_OPENINGS}`,
    }),
  );
  expect(openedBy(last, 5).depth).toBe(1);
});

it('counts trusted presses, keys and clicks, but no dispatched ones', () => {
  const listeners = new Map<string, (event: Event) => void>();
  const page = {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  } as unknown as Window;
  const gestures = createUserGestures();
  const stop = gestures.start(page);
  const dispatch = (type: string, isTrusted: boolean) => listeners.get(type)?.({ isTrusted } as Event);
  dispatch('keydown', true);
  dispatch('pointerdown', true);
  dispatch('click', false);
  expect(gestures.count()).toBe(2);
  stop();
  expect(listeners.size).toBe(0);
});
