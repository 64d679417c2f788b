import type { Disposable } from '../../common/disposable';

/** Scroll positions are rounded. */
const SLACK_PX = 1;

/**
 * Sets `data-under-left` and `data-under-right` on `marked` while something is scrolled under the edges of `scroll`, so
 * that the pinned cells show a shadow there.
 */
export function watchScrollEdges(scroll: HTMLElement, marked = scroll): Disposable {
  function mark() {
    const passed = Math.abs(scroll.scrollLeft);
    marked.toggleAttribute('data-under-left', passed > SLACK_PX);
    marked.toggleAttribute('data-under-right', passed + scroll.clientWidth < scroll.scrollWidth - SLACK_PX);
  }
  // Observing begins with a first measurement, after the layout: one at once would force a layout of its own.
  const observer = new ResizeObserver(mark);
  [scroll, ...scroll.querySelectorAll(':scope > *, table')].forEach((element) => observer.observe(element));
  scroll.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    scroll.removeEventListener('scroll', mark);
  };
}
