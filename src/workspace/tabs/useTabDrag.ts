import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { dropIndex } from './dropIndex';

/** Less than this is a click of an unsteady hand. */
const DRAG_THRESHOLD_PX = 5;

/** Marks the elements that can be dragged, with the tab's key. */
export const TAB_ATTRIBUTE = 'data-tab';

/** Handlers for the element that holds the tabs: a tab follows the mouse to its new place. A finger scrolls instead. */
export function useTabDrag(onMove: (key: string, toIndex: number) => void) {
  const drag = useRef<{ key: string; startX: number; isMoving: boolean }>(undefined);
  const tabsIn = (bar: Element) => [...bar.querySelectorAll(`[${TAB_ATTRIBUTE}]`)];

  return {
    onPointerDown({ button, pointerType, target, clientX }: PointerEvent<HTMLElement>) {
      const key =
        target instanceof Element ? target.closest(`[${TAB_ATTRIBUTE}]`)?.getAttribute(TAB_ATTRIBUTE) : undefined;
      drag.current =
        button === 0 && pointerType !== 'touch' && key ? { key, startX: clientX, isMoving: false } : undefined;
    },
    onPointerMove({ buttons, currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || buttons === 0) return;
      if (!now.isMoving) {
        if (Math.abs(clientX - now.startX) < DRAG_THRESHOLD_PX) return;
        now.isMoving = true;
        currentTarget.setPointerCapture(pointerId);
      }
      const elements = tabsIn(currentTarget);
      const from = elements.findIndex((element) => element.getAttribute(TAB_ATTRIBUTE) === now.key);
      const to = dropIndex(
        elements.map((element) => element.getBoundingClientRect()),
        from,
        clientX,
      );
      if (from > 0 && to !== from) onMove(now.key, to);
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };
}
