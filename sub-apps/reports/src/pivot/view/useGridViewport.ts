import { useMemo, useSyncExternalStore } from 'react';
import { steppedViewport } from '../grid/geometry';
import type { Viewport } from '../grid/geometry';

const NOTHING: Viewport = { width: 0, height: 0, top: 0, left: 0 };

const isSame = (a: Viewport, b: Viewport) =>
  a.width === b.width && a.height === b.height && a.top === b.top && a.left === b.left;

export const viewportOf = ({ clientWidth, clientHeight, scrollTop, scrollLeft }: HTMLElement): Viewport => ({
  width: clientWidth,
  height: clientHeight,
  top: scrollTop,
  left: scrollLeft,
});

/** What is in sight of an element, in steps of some rows and columns. */
function watchViewport(element: HTMLElement | null, rowPx: number) {
  const read = () => (element ? steppedViewport(viewportOf(element), rowPx) : NOTHING);
  let current = read();
  return {
    get: () => current,
    subscribe(listener: () => void) {
      const look = () => {
        const next = read();
        if (isSame(next, current)) return;
        current = next;
        listener();
      };
      look();
      const observer = new ResizeObserver(look);
      if (element) observer.observe(element);
      element?.addEventListener('scroll', look, { passive: true });
      return () => {
        observer.disconnect();
        element?.removeEventListener('scroll', look);
      };
    },
  };
}

/** The viewport of a scrolled grid; a change is rendered within the same frame. */
export function useGridViewport(scroller: HTMLElement | null, rowPx: number): Viewport {
  const { subscribe, get } = useMemo(() => watchViewport(scroller, rowPx), [scroller, rowPx]);
  return useSyncExternalStore(subscribe, get);
}
