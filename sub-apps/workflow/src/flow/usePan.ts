import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** What has presses of its own. */
const PRESSED = 'button, a, input, [data-card]';

/** Scrolls an element while the mouse drags its background. Fingers scroll it anyway. */
export function usePan(scroller: RefObject<HTMLElement | null>) {
  const [isPanning, setIsPanning] = useState(false);
  const stop = () => setIsPanning(false);
  return {
    isPanning,
    handlers: {
      onPointerDown({ button, pointerType, target, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
        const isOnBackground = target instanceof Element && !target.closest(PRESSED);
        if (button !== 0 || pointerType !== 'mouse' || !isOnBackground) return;
        currentTarget.setPointerCapture(pointerId);
        setIsPanning(true);
      },
      onPointerMove({ movementX, movementY }: PointerEvent) {
        if (isPanning) scroller.current?.scrollBy(-movementX, -movementY);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
