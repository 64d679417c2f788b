import type { PointerEvent, RefObject } from 'react';

/** What has presses of its own. */
const PRESSED = 'button, a, input, [data-card]';

/** Scrolls an element while the mouse drags its background. Fingers scroll it anyway. Nothing is rendered meanwhile. */
export function usePan(scroller: RefObject<HTMLElement | null>) {
  const stop = () => {
    delete scroller.current?.dataset.panning;
  };
  return {
    onPointerDown({ button, pointerType, target, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      const isOnBackground = target instanceof Element && !target.closest(PRESSED);
      if (button !== 0 || pointerType !== 'mouse' || !isOnBackground) return;
      currentTarget.setPointerCapture(pointerId);
      if (scroller.current) scroller.current.dataset.panning = '';
    },
    onPointerMove({ movementX, movementY }: PointerEvent) {
      const element = scroller.current;
      if (element?.dataset.panning !== undefined) element.scrollBy(-movementX, -movementY);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
