import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element's first child is larger than it, so that it scrolls. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const outer = element.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(outer.scrollHeight > outer.clientHeight || outer.scrollWidth > outer.clientWidth),
    );
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
