import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { onEscape } from '../common/dom/onEscape';

/** Calls the handler on Escape while the layer is open and the topmost one (`onEscape`). */
export function useEscape(layer: RefObject<Element | null>, isOpen: boolean, handler: () => void): void {
  const handle = useEffectEvent(handler);
  // With the frame: a key may arrive before passive effects have run.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return onEscape(
      () => layer.current,
      () => handle(),
    );
  }, [layer, isOpen]);
}
