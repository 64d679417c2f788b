import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { dropTarget } from './dropTarget';

/** Shorter movements are clicks. */
const DRAG_THRESHOLD_PX = 5;

/** The list scrolls while the pointer is this near to its edge. */
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 12;

/** Where an element would be dropped: the `data-zone` under the pointer, and the gap between its elements. */
export interface DropPlace {
  zone: string;
  index: number;
}

interface ElementDrag {
  code: string;
  place: DropPlace | undefined;
  /** The pointer, seen from the editor's corner. */
  x: number;
  y: number;
}

const OWN_PRESS = 'button, input, [role="combobox"], .ant-select';

/** The code of the `data-element` that a press may drag: a mouse drags it anywhere, a finger by its handle only. */
function draggedCode({ button, pointerType, target }: PointerEvent): string | undefined {
  if (button !== 0 || !(target instanceof Element) || target.closest(OWN_PRESS)) return undefined;
  if (pointerType === 'touch' && !target.closest('[data-handle]')) return undefined;
  return target.closest<HTMLElement>('[data-element]')?.dataset.element;
}

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

function placeAt(editor: Element, x: number, y: number): DropPlace | undefined {
  const zones = all(editor, '[data-zone]');
  const boxes = zones.map((zone) => {
    const { top, bottom, left, right } = zone.getBoundingClientRect();
    return { top, bottom, left, right, items: all(zone, '[data-element]').map((item) => item.getBoundingClientRect()) };
  });
  const target = dropTarget(boxes, x, y);
  const zone = target && zones[target.zone]?.dataset.zone;
  return zone === undefined ? undefined : { zone, index: target?.index ?? 0 };
}

/** Scrolls what contains the editor while the pointer is at its edge. */
function scrollAround(editor: Element, y: number): void {
  let around = editor.parentElement;
  while (around && around.scrollHeight <= around.clientHeight) around = around.parentElement;
  if (!around) return;
  const { top, bottom } = around.getBoundingClientRect();
  if (y < top + SCROLL_EDGE_PX) around.scrollTop -= SCROLL_STEP_PX;
  else if (y > bottom - SCROLL_EDGE_PX) around.scrollTop += SCROLL_STEP_PX;
}

/** Handlers for the editor around zones of elements: an element follows the pointer until it is dropped, or Escape. */
export function useElementDrag(onDrop: (code: string, place: DropPlace) => void) {
  const pressed = useRef<{ code: string; x: number; y: number }>(undefined);
  const [drag, setDrag] = useState<ElementDrag>();
  const end = () => {
    pressed.current = undefined;
    setDrag(undefined);
  };
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The panel would close.
      event.stopPropagation();
      pressed.current = undefined;
      setDrag(undefined);
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isDragging]);

  return {
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const code = draggedCode(event);
        pressed.current = code === undefined ? undefined : { code, x: event.clientX, y: event.clientY };
      },
      onPointerMove({ buttons, currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLElement>) {
        const start = pressed.current;
        if (!start || buttons === 0) return;
        if (!drag) {
          if (Math.hypot(clientX - start.x, clientY - start.y) < DRAG_THRESHOLD_PX) return;
          currentTarget.setPointerCapture(pointerId);
        }
        scrollAround(currentTarget, clientY);
        const { left, top } = currentTarget.getBoundingClientRect();
        const place = placeAt(currentTarget, clientX, clientY);
        setDrag({ code: start.code, place, x: clientX - left, y: clientY - top });
      },
      onPointerUp() {
        if (drag?.place) onDrop(drag.code, drag.place);
        end();
      },
      onPointerCancel: end,
    },
  };
}
