import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { anchoredScroll, firstZoom, fitZoom, limitZoom, ZOOM } from './zoom';

/** A point in the window. */
interface Point {
  clientX: number;
  clientY: number;
}

/** The wheel's pixels that halve or double the size. */
const WHEEL_OCTAVE_PX = 400;

const IN_FIELD = 'input, textarea, select, [contenteditable], [role="combobox"]';

const distance = ([a, b]: readonly Point[]) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : undefined;
const middle = ([a, b]: readonly Point[]): Point | undefined =>
  a && b && { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };

/**
 * The zoom of a diagram in an element that scrolls: by Ctrl with the wheel, two fingers and the keys + - 0. The point
 * under the pointer stays where it is, or the middle of the room.
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, diagramWidthPx: number) {
  const [zoom, setZoom] = useState(1);
  const pending = useRef<{ before: number; x: number; y: number }>(undefined);

  function zoomTo(next: number, point?: Point): void {
    const element = scroller.current;
    const limited = limitZoom(next);
    if (!element || limited === zoom) return;
    const { left, top } = element.getBoundingClientRect();
    const x = point ? point.clientX - left : element.clientWidth / 2;
    const y = point ? point.clientY - top : element.clientHeight / 2;
    pending.current = { before: zoom, x, y };
    setZoom(limited);
  }
  useLayoutEffect(() => {
    const [element, change] = [scroller.current, pending.current];
    pending.current = undefined;
    if (!element || !change) return;
    element.scrollLeft = anchoredScroll(element.scrollLeft, change.x, change.before, zoom);
    element.scrollTop = anchoredScroll(element.scrollTop, change.y, change.before, zoom);
  }, [scroller, zoom]);

  const [isFitted, setIsFitted] = useState(false);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const handleRoom = useEffectEvent((width: number, height: number) => {
    if (width === 0) return;
    if (width !== room.width || height !== room.height) setRoom({ width, height });
    if (isFitted) return;
    setZoom(firstZoom(diagramWidthPx, width));
    setIsFitted(true);
  });
  // A panel that slides in, or a tab behind another, has no width yet.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => handleRoom(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom * 2 ** (-event.deltaY / WHEEL_OCTAVE_PX), event);
  });
  /** The distance of two fingers and the zoom when they came down. */
  const pinch = useRef<{ distance: number; zoom: number }>(undefined);
  const handleTouchStart = useEffectEvent(({ touches }: TouchEvent) => {
    const apart = distance([...touches]);
    pinch.current = apart ? { distance: apart, zoom } : undefined;
  });
  const handleTouchMove = useEffectEvent((event: TouchEvent) => {
    const apart = distance([...event.touches]);
    if (!pinch.current || !apart) return;
    event.preventDefault();
    zoomTo((pinch.current.zoom * apart) / pinch.current.distance, middle([...event.touches]));
  });
  // React listens passively: it cannot keep the browser from zooming the page.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const options = { passive: false, signal: listeners.signal };
    element.addEventListener('wheel', (event) => handleWheel(event), options);
    element.addEventListener('touchstart', (event) => handleTouchStart(event), { signal: listeners.signal });
    element.addEventListener('touchmove', (event) => handleTouchMove(event), options);
    return () => listeners.abort();
  }, [scroller]);

  const zoomIn = () => zoomTo(zoom * ZOOM.step);
  const zoomOut = () => zoomTo(zoom / ZOOM.step);
  const fit = () => zoomTo(fitZoom(diagramWidthPx, scroller.current?.clientWidth ?? 0));

  return {
    zoom,
    /** In pixels; nothing while it is not known. */
    room,
    /** The width of the room is known, and the diagram has its first zoom. */
    isFitted,
    zoomIn,
    zoomOut,
    fit,
    handleKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(IN_FIELD)) return;
      if (event.key === '+' || event.key === '=') zoomIn();
      else if (event.key === '-') zoomOut();
      else if (event.key === '0') fit();
      else return;
      event.preventDefault();
    },
  };
}
