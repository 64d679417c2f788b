import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { figureAtPoint } from '../grid/geometry';
import type { Geometry } from '../grid/geometry';
import { viewportOf } from './useGridViewport';

/** Pixels that a drag beyond the edge scrolls in each frame. */
const SCROLL_PX = 24;

interface Point {
  clientX: number;
  clientY: number;
}

/**
 * A drag of the mouse from one figure to others. Within the first figure it selects text, as everywhere; `onExtend` gets
 * each further figure, by row and column without the headers. A drag beyond the edge scrolls.
 */
export function useRangeDrag(
  element: HTMLElement | null,
  geometry: Geometry,
  onExtend: (row: number, column: number) => void,
) {
  const latest = useRef({ geometry, onExtend });
  useEffect(() => {
    latest.current = { geometry, onExtend };
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  return (event: ReactPointerEvent) => {
    if (!element || event.button !== 0 || event.pointerType === 'touch') return;
    const figureAt = ({ clientX, clientY }: Point) => {
      const { left, top } = element.getBoundingClientRect();
      return figureAtPoint(latest.current.geometry, viewportOf(element), clientX - left, clientY - top);
    };
    const start = figureAt(event);
    let point: Point = event;
    let isRange = false;
    let frame = 0;

    const extend = () => {
      const { row, column } = figureAt(point);
      if (!isRange && row === start.row && column === start.column) return;
      if (!isRange) window.getSelection()?.removeAllRanges();
      isRange = true;
      element.toggleAttribute('data-dragging', true);
      latest.current.onExtend(row, column);
    };
    const scrollOn = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const side = (value: number, from: number, to: number) => (value < from ? -1 : value > to ? 1 : 0);
      const x = side(point.clientX, left + (latest.current.geometry.stubEdges.at(-1) ?? 0), right - 1);
      const y = side(point.clientY, top + latest.current.geometry.headPx, bottom - 1);
      if (isRange && (x !== 0 || y !== 0)) {
        element.scrollBy(x * SCROLL_PX, y * SCROLL_PX);
        extend();
      }
      frame = requestAnimationFrame(scrollOn);
    };
    const handleMove = (move: PointerEvent) => {
      point = move;
      extend();
    };
    stop.current();
    stop.current = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', stop.current);
      window.removeEventListener('pointercancel', stop.current);
      element.removeAttribute('data-dragging');
      stop.current = () => undefined;
    };
    frame = requestAnimationFrame(scrollOn);
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', stop.current);
    window.addEventListener('pointercancel', stop.current);
  };
}
