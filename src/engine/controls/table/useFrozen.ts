import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Disposable } from '@/common/disposable';
import { usePage } from '../../react/pageContext';
import type { RowLayout } from './layoutCells';

/** Freezes the columns that ask for it; few tables do, so what measures them comes when it is needed. */
export function useFrozen(scroll: RefObject<HTMLElement | null>, layout: RowLayout): void {
  const { host } = usePage();
  useEffect(() => {
    const element = scroll.current;
    if (!element || !layout.isFrozen) return undefined;
    let isGone = false;
    let stop: Disposable | undefined;
    import('./freezeColumns')
      .then(({ freezeColumns }) => {
        if (!isGone) stop = freezeColumns(element);
      })
      .catch(host.report);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [scroll, layout, host]);
}
