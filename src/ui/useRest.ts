import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';

/** A pointer that only passes over an element is gone sooner. */
const REST_MS = 80;

/**
 * Handlers of an element that a press opens something from: `onRest` runs when a mouse rests on it, which it does before
 * most presses. What the press needs can be fetched meanwhile.
 */
export function useRest(onRest: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      stop();
      if (onRest && pointerType === 'mouse') timer.current = setTimeout(onRest, REST_MS);
    },
    onPointerLeave: stop,
  };
}
