import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { columnsInSight } from './sight';
import type { ColumnsInSight } from './sight';

/** The columns that are in sight in a grid, also after it is scrolled or its width changes. */
export function useColumnsInSight(grid: RefObject<HTMLElement | null>, columns: number): ColumnsInSight {
  const [sight, setSight] = useState<ColumnsInSight>({ first: 0, last: columns - 1 });
  // The grid may stand behind the caller: its element is there when all layout effects have run.
  useEffect(() => {
    const box = grid.current;
    if (!box) return undefined;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = box;
      const numberWidth = box.querySelector<HTMLElement>('[role=columnheader]')?.offsetWidth ?? 0;
      const next = columnsInSight({ scrollLeft, clientWidth, scrollWidth, numberWidth }, columns);
      setSight((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [grid, columns]);
  return sight;
}
