import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

interface Pointing {
  readonly index: number;
  readonly isByKey: boolean;
}

interface Stops {
  /** Categories in order, or the series of each category. */
  stops: readonly number[];
  /** How many of them a category has; 1 when left out. */
  perCategory?: number | undefined;
  /** The one at a position in the chart, in pixels. */
  indexAt(x: number, y: number): number | undefined;
}

/** The stop that a key leads to; undefined for every other key. */
function nextStop({ stops, perCategory = 1 }: Stops, current: number | undefined, key: string): number | undefined {
  const place = current === undefined ? -1 : stops.indexOf(current);
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowRight') return place === -1 ? stops[0] : (stops[place + perCategory] ?? stops[place]);
  if (key === 'ArrowLeft') return place === -1 ? stops.at(-1) : (stops[place - perCategory] ?? stops[place]);
  if (perCategory === 1 || place === -1) return undefined;
  const series = place % perCategory;
  if (key === 'ArrowDown') return stops[series === perCategory - 1 ? place : place + 1];
  if (key === 'ArrowUp') return stops[series === 0 ? place : place - 1];
  return undefined;
}

/**
 * Which category of a chart, or series in it, a person points at: by mouse, by a tap, or by arrow keys. Escape, a press elsewhere and
 * leaving it end that. A click selects what it hits, a tap only what is pointed at already, Enter what the keys point at.
 * @param select Runs when a stop is selected.
 */
export function usePointing({ stops, perCategory, indexAt }: Stops, select?: (index: number) => void) {
  const area = useRef<HTMLDivElement>(null);
  /** What the press that may become a click would select. */
  const pressed = useRef<number>(undefined);
  const [pointing, setPointing] = useState<Pointing>();
  // The rows can have changed meanwhile.
  const active = pointing && stops.includes(pointing.index) ? pointing : undefined;
  const isActive = active !== undefined;

  useEffect(() => {
    if (!isActive) return undefined;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Not for a dialog around the chart: this is the topmost thing to close.
      event.stopPropagation();
      setPointing(undefined);
    };
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setPointing(undefined);
    };
    document.addEventListener('keydown', handleKey, true);
    document.addEventListener('pointerdown', handlePress, true);
    return () => {
      document.removeEventListener('keydown', handleKey, true);
      document.removeEventListener('pointerdown', handlePress, true);
    };
  }, [isActive]);

  const find = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return indexAt(clientX - box.left, clientY - box.top);
  };
  const handlePointer = (event: PointerEvent) => {
    const index = find(event);
    setPointing((now) => {
      if (index === undefined) return undefined;
      return now?.index === index && !now.isByKey ? now : { index, isByKey: false };
    });
  };
  const handlePointerDown = (event: PointerEvent) => {
    const index = find(event);
    // A finger has no hovering: its first tap shows the numbers.
    pressed.current = event.pointerType === 'touch' && index !== active?.index ? undefined : index;
    handlePointer(event);
  };
  const handleClick = (event: MouseEvent) => {
    const index = pressed.current;
    pressed.current = undefined;
    if (index !== undefined && index === find(event)) select?.(index);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && select && active?.isByKey) {
      event.preventDefault();
      select(active.index);
      return;
    }
    const index = nextStop({ stops, perCategory, indexAt }, active?.index, event.key);
    if (index === undefined) return;
    event.preventDefault();
    setPointing({ index, isByKey: true });
  };
  return {
    area,
    active,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointer,
      // A finger that is lifted leaves as well, but what it has tapped stays.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'touch' || setPointing(undefined),
      onClick: handleClick,
      onBlur: () => setPointing(undefined),
      onKeyDown: handleKeyDown,
    },
  };
}
