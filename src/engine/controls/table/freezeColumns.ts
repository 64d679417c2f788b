import type { Disposable } from '@/common/disposable';
import { frozenVariable } from './layoutCells';

const SIDES = ['left', 'right'] as const;

/** More than this share of the room is not frozen: there would be too little left to scroll. */
const LARGEST_SHARE = 0.6;

/** Scroll positions are rounded. */
const SLACK_PX = 1;

/** Keeps frozen cells at their sides as widths change, and says at which of them something is scrolled under. */
export function freezeColumns(scroll: HTMLElement): Disposable {
  const headsOf = (side: string) => [...scroll.querySelectorAll<HTMLElement>(`thead th[data-fixed="${side}"]`)];

  function mark() {
    const passed = Math.abs(scroll.scrollLeft);
    scroll.toggleAttribute('data-under-left', passed > SLACK_PX);
    scroll.toggleAttribute('data-under-right', passed + scroll.clientWidth < scroll.scrollWidth - SLACK_PX);
  }

  function measure() {
    const [left = 0, right = 0] = SIDES.map((side) => {
      const heads = side === 'left' ? headsOf(side) : headsOf(side).reverse();
      return heads.reduce((distance, head, place) => {
        scroll.style.setProperty(frozenVariable(side, place), `${distance}px`);
        return distance + head.getBoundingClientRect().width;
      }, 0);
    });
    const isFrozen = left + right <= scroll.clientWidth * LARGEST_SHARE;
    scroll.toggleAttribute('data-frozen', isFrozen);
    // What gets the focus is brought into sight beside the frozen columns, not under them.
    scroll.style.scrollPaddingInline = isFrozen ? `${left}px ${right}px` : '';
    mark();
  }

  const observer = new ResizeObserver(measure);
  [scroll, ...SIDES.flatMap(headsOf)].forEach((element) => observer.observe(element));
  scroll.addEventListener('scroll', mark, { passive: true });
  measure();
  return () => {
    observer.disconnect();
    scroll.removeEventListener('scroll', mark);
    scroll.removeAttribute('data-frozen');
    scroll.style.scrollPaddingInline = '';
  };
}
