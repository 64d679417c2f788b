import type { Disposable } from '@/common/disposable';

/** The screen is measured at this height, whatever the frame has: so the result cannot feed on itself. */
const PROBE_PX = 240;
/** Changes within this time are measured together. */
const SETTLE_MS = 100;
/** A long list scrolls in the frame beyond this height. */
const HIGHEST_PX = 3_000;

/** The least height while a dialog is open. */
const DIALOG_PX = 600;

const CONTENT = '#workspace-content';

/** How much higher than at the probe the page must be, so that nothing in it scrolls: nested scrollers add up. */
function excessOf(element: Element): number {
  const own = Math.max(element.scrollHeight - element.clientHeight, 0);
  const scrolls = own > 0 && /auto|scroll/.test(getComputedStyle(element).overflowY);
  const inner = Array.from(element.children, excessOf);
  return (scrolls ? own : 0) + Math.max(0, ...inner);
}

/** The height that the page in front needs, in CSS pixels; undefined before there is a page. */
function neededHeight(document: Document): number | undefined {
  const content = document.querySelector(CONTENT);
  const screen = content?.closest('main')?.parentElement;
  if (!content || !screen) return undefined;
  const before = screen.style.height;
  screen.style.height = `${PROBE_PX}px`;
  const needed = PROBE_PX + excessOf(content);
  screen.style.height = before;
  const least = document.querySelector('[role=dialog]') ? DIALOG_PX : 0;
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
    // The probe itself has changed a style.
    observer.takeRecords();
    if (height === undefined || height === last) return;
    last = height;
    report(height);
  };
  const schedule = () => (timer ??= setTimeout(measure, SETTLE_MS));
  const observer = new MutationObserver(schedule);
  // Pictures.
  page.document.addEventListener('load', schedule, { capture: true });
  observer.observe(page.document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  measure();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    page.document.removeEventListener('load', schedule, { capture: true });
  };
}
