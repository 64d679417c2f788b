import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { FlowLayout, PlacedSlot, Slot } from '../flow/layoutFlow';
import { nearestSlot } from './rules/nearestSlot';

/** Shorter movements are presses. */
const DRAG_THRESHOLD_PX = 5;

/** A slot takes a card within this distance, in pixels of the diagram. */
const CATCH_PX = 120;

/** The diagram scrolls while the pointer is this near to its edge. */
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 12;

/** A card that follows the pointer, in pixels of the diagram, and the slot that would take it. */
interface CardDrag {
  id: string;
  x: number;
  y: number;
  slot: PlacedSlot | undefined;
}

interface Options {
  layout: FlowLayout;
  canDrag(id: string): boolean;
  canDrop(id: string, slot: Slot): boolean;
  onDrop(id: string, slot: Slot): void;
}

/** The card that a press may drag: a mouse drags it anywhere, a finger by its handle only. */
function draggedId({ button, pointerType, target }: PointerEvent): string | undefined {
  if (button !== 0 || !(target instanceof Element)) return undefined;
  if (pointerType === 'touch' && !target.closest('[data-handle]')) return undefined;
  return target.closest<HTMLElement>('[data-card]')?.dataset.card;
}

function scrollAround(canvas: Element, { clientX, clientY }: PointerEvent): void {
  const scroller = canvas.closest('[data-scroller]');
  if (!scroller) return;
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  if (clientY < top + SCROLL_EDGE_PX) scroller.scrollTop -= SCROLL_STEP_PX;
  else if (clientY > bottom - SCROLL_EDGE_PX) scroller.scrollTop += SCROLL_STEP_PX;
  if (clientX < left + SCROLL_EDGE_PX) scroller.scrollLeft -= SCROLL_STEP_PX;
  else if (clientX > right - SCROLL_EDGE_PX) scroller.scrollLeft += SCROLL_STEP_PX;
}

/** Handlers for what contains the cards: a card follows the pointer until it is dropped into a slot, or Escape. */
export function useCardDrag({ layout, canDrag, canDrop, onDrop }: Options) {
  const pressed = useRef<{ id: string; x: number; y: number }>(undefined);
  const [drag, setDrag] = useState<CardDrag>();
  const end = () => {
    pressed.current = undefined;
    setDrag(undefined);
  };
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A panel around the designer would close.
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
        const id = draggedId(event);
        pressed.current = id === undefined || !canDrag(id) ? undefined : { id, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = pressed.current;
        const canvas = event.currentTarget.closest('[data-canvas]');
        if (!start || !canvas || event.buttons === 0) return;
        if (!drag) {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_THRESHOLD_PX) return;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        scrollAround(canvas, event);
        const { left, top, width } = canvas.getBoundingClientRect();
        const zoom = width / layout.width || 1;
        const [x, y] = [(event.clientX - left) / zoom, (event.clientY - top) / zoom];
        const open = layout.slots.filter((slot) => canDrop(start.id, slot));
        setDrag({ id: start.id, x, y, slot: nearestSlot(open, x, y, CATCH_PX) });
      },
      onPointerUp() {
        if (drag?.slot) onDrop(drag.id, drag.slot);
        end();
      },
      onPointerCancel: end,
    },
  };
}
