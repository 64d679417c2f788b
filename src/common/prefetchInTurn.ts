import type { Disposable } from './disposable';
import { whenIdle } from './whenIdle';

/** A person whose hand has been still for so long reads; a hand that moves is on its way to a press. */
const REST_MS = 1_000;

const HAND_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Prefetches one after the other when the browser is idle and the person's hand rests (`hand` gets its events),
 * `delayMs` milliseconds from now at the earliest: evaluating what was fetched takes the main thread, and a press would
 * wait for it. What cannot be fetched is fetched again, and its failure shown, when it is used. The disposable stops
 * what has not begun.
 */
export function prefetchInTurn(tasks: readonly (() => Promise<unknown>)[], hand: EventTarget, delayMs = 0): Disposable {
  const waiting = [...tasks];
  /** The hand has rested from then on; it is looked at since the beginning. */
  let restsAt = 0;
  let cancel: Disposable = () => undefined;
  const noteHand = () => {
    restsAt = performance.now() + REST_MS;
  };
  const stop = () => {
    waiting.length = 0;
    cancel();
    HAND_EVENTS.forEach((type) => hand.removeEventListener(type, noteHand, true));
  };
  function wait(ms: number) {
    const timer = setTimeout(next, ms);
    cancel = () => clearTimeout(timer);
  }
  function next() {
    if (waiting.length === 0) return stop();
    const restMs = restsAt - performance.now();
    if (restMs > 0) wait(restMs);
    else cancel = whenIdle(start);
  }
  function start() {
    // The hand may have moved until the browser was idle.
    if (performance.now() < restsAt) next();
    else void waiting.shift()?.().then(next, next);
  }
  HAND_EVENTS.forEach((type) => hand.addEventListener(type, noteHand, { capture: true, passive: true }));
  wait(delayMs);
  return stop;
}
