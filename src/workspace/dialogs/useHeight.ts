import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Height of an element in pixels, as it is laid out. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setHeight(target.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
