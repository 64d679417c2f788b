import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Shorter movements are clicks. */
const DRAG_THRESHOLD_PX = 5;

/** Marks the elements that can be dragged, with the tab's key. */
const TAB_ATTRIBUTE = 'data-tab';

/** The extent of a tab on the bar, in pixels. */
export interface TabExtent {
  left: number;
  width: number;
}

/**
 * The index of a tab that is dragged from `from` with the pointer at `x`: it swaps with the tab whose middle the
 * pointer has passed. Index 0 is home's.
 */
export function dropIndex(tabs: readonly TabExtent[], from: number, x: number): number {
  const middle = ({ left, width }: TabExtent) => left + width / 2;
  const passed = tabs.findLastIndex((tab, index) => index > from && x > middle(tab));
  if (passed > from) return passed;
  const before = tabs.findIndex((tab, index) => index > 0 && index < from && x < middle(tab));
  return before > 0 ? before : from;
}

/** Handlers for the container of the tabs: a tab follows the mouse to its new index. Touch scrolls instead. */
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
