import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { FlowLayout } from '../flow/layoutFlow';
import { nearestPlace } from './rules/dropPlaces';
import type { DropPlace } from './rules/dropPlaces';

/** Shorter movements are presses. */
const DRAG_THRESHOLD_PX = 5;

/** The diagram scrolls while the pointer is this near to its edge. */
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 12;

/** A card that follows the pointer, in pixels of the diagram, and the place that would take it. */
interface CardDrag {
  id: string;
  x: number;
  y: number;
  place: DropPlace | undefined;
}

interface Options {
  layout: FlowLayout;
  /** Where the card can be dropped; one without any is not dragged. */
  placesOf(id: string): readonly DropPlace[];
  onDrop(id: string, place: DropPlace): void;
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

/** Handlers for what contains the cards: a card follows the pointer until it is dropped into a place, or Escape. */
export function useCardDrag({ layout, placesOf, onDrop }: Options) {
  const pressed = useRef<{ id: string; x: number; y: number; places: readonly DropPlace[] }>(undefined);
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
        const places = id === undefined ? [] : placesOf(id);
        pressed.current =
          id === undefined || places.length === 0 ? undefined : { id, x: event.clientX, y: event.clientY, places };
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
        setDrag({ id: start.id, x, y, place: nearestPlace(start.places, x, y) });
      },
      onPointerUp() {
        if (drag?.place) onDrop(drag.id, drag.place);
        end();
      },
      onPointerCancel: end,
    },
  };
}
