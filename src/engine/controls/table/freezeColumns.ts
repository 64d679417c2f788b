import type { Disposable } from '@/common/disposable';
import { watchScrollEdges } from '@/ui/list/scrollEdges';
import { frozenVariable } from './layoutCells';

const SIDES = ['left', 'right'] as const;

/**
 * Where the frozen columns need more than this share of the room, only the buttons of the rows stay frozen: there would be
 * too little left to scroll.
 */
const LARGEST_SHARE = 0.6;

/** Keeps frozen cells at their sides as widths change, and says at which of them something is scrolled under. */
export function freezeColumns(scroll: HTMLElement): Disposable {
  const headsOf = (side: string) => [...scroll.querySelectorAll<HTMLElement>(`thead th[data-fixed="${side}"]`)];

  function measure() {
    const [left = 0, right = 0] = SIDES.map((side) => {
      const heads = side === 'left' ? headsOf(side) : headsOf(side).reverse();
      return heads.reduce((distance, head, place) => {
        scroll.style.setProperty(frozenVariable(side, place), `${distance}px`);
        return distance + head.getBoundingClientRect().width;
      }, 0);
    });
    const isAll = left + right <= scroll.clientWidth * LARGEST_SHARE;
    const actions = scroll.querySelector('thead th[data-actions]')?.getBoundingClientRect().width ?? 0;
    scroll.dataset.frozen = isAll ? 'all' : 'actions';
    // What gets the focus is brought into sight beside the frozen columns, not under them.
    scroll.style.scrollPaddingInline = isAll ? `${left}px ${right}px` : `0px ${actions}px`;
  }

  const observer = new ResizeObserver(measure);
  [scroll, ...SIDES.flatMap(headsOf)].forEach((element) => observer.observe(element));
  measure();
  const stopEdges = watchScrollEdges(scroll);
  return () => {
    observer.disconnect();
    stopEdges();
    delete scroll.dataset.frozen;
    scroll.style.scrollPaddingInline = '';
  };
}
