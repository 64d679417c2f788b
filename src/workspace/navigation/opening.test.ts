import { createActCounter, nextOpening } from './opening';

it('counts openings in a row, and starts again when the person has done something', () => {
  const first = nextOpening(undefined, 4);
  const second = nextOpening(first, 4);
  expect([first.depth, second.depth, nextOpening(second, 5).depth]).toEqual([1, 2, 1]);
});

it('counts presses, keys and clicks of the person, but none that a program dispatches', () => {
  const listeners = new Map<string, (event: Event) => void>();
  const page = {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  } as unknown as Window;
  const acts = createActCounter();
  const stop = acts.start(page);
  const dispatch = (type: string, isTrusted: boolean) => listeners.get(type)?.({ isTrusted } as Event);
  dispatch('keydown', true);
  dispatch('pointerdown', true);
  dispatch('click', false);
  expect(acts.count()).toBe(2);
  stop();
  expect(listeners.size).toBe(0);
});
