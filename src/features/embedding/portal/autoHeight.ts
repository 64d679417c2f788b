import type { Disposable } from '@/common/disposable';

/** The screen is measured at this height, whatever the frame has: so the result cannot feed on itself. */
const PROBE_PX = 240;
/** The height of the screen in the stylesheets of the workspace; by default that of the frame. */
const SCREEN_HEIGHT = '--screen-height';
/** Changes within this time are measured together. */
const SETTLE_MS = 100;
/** A long list scrolls in the frame beyond this height. */
const HIGHEST_PX = 3_000;

/** The least height while a dialog is open, and of the screens before the workspace. */
export const LEAST_PX = 600;

/** The element of the workspace that contains the pages. */
export const CONTENT = '#workspace-content';

interface Excess {
  px: number;
  isScroller: boolean;
}

/**
 * How much higher than at the probe an element must be, so that nothing in it scrolls or is cut off. Nested scrollers add
 * up. A box that hides its overflow counts where it contains a scroller: its rows have a least height, so that at the
 * probe its head and foot do not fit. Any other one hides what nobody should see.
 */
function excessOf(element: Element): Excess {
  const inner = Array.from(element.children, excessOf);
  const { overflowY } = getComputedStyle(element);
  const isScroller = /auto|scroll/.test(overflowY);
  const hasScroller = inner.some((each) => each.isScroller);
  const isCut = /hidden|clip/.test(overflowY) && hasScroller;
  const own = isScroller || isCut ? Math.max(element.scrollHeight - element.clientHeight, 0) : 0;
  return { px: own + Math.max(0, ...inner.map(({ px }) => px)), isScroller: isScroller || hasScroller };
}

const isShown = (element: Element) => element.checkVisibility();

/** The height that the page in front needs, in CSS pixels; undefined before there is a page. */
function neededHeight(document: Document): number | undefined {
  const content = document.querySelector(CONTENT);
  if (!content) return undefined;
  const { style } = document.documentElement;
  style.setProperty(SCREEN_HEIGHT, `${PROBE_PX}px`);
  const needed = PROBE_PX + excessOf(content).px;
  style.removeProperty(SCREEN_HEIGHT);
  const least = [...document.querySelectorAll('[role=dialog]')].some(isShown) ? LEAST_PX : 0;
  return Math.min(Math.max(Math.ceil(needed), least), HIGHEST_PX);
}

/**
 * Reports the height of the page in front, now and after each change of its content. A dialog lies in the part of the
 * frame that is in sight (`showVisiblePart`), and needs room as well.
 */
export function autoHeight(page: Window, report: (heightPx: number) => void): Disposable {
  let last: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    timer = undefined;
    const height = neededHeight(page.document);
    if (height === undefined || height === last) return;
    last = height;
    report(height);
  };
  const schedule = () => (timer ??= setTimeout(measure, SETTLE_MS));
  const observer = new MutationObserver(schedule);
  // A text wraps at another place. The height follows what is reported, and is no reason to measure.
  let width = page.innerWidth;
  const handleResize = () => {
    if (page.innerWidth === width) return;
    width = page.innerWidth;
    schedule();
  };
  page.addEventListener('resize', handleResize);
  // Pictures.
  page.document.addEventListener('load', schedule, { capture: true });
  observer.observe(page.document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  measure();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    page.removeEventListener('resize', handleResize);
    page.document.removeEventListener('load', schedule, { capture: true });
  };
}
