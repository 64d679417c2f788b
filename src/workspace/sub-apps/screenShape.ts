import { bounded } from '../content/pageShapes';
import type { PageShape } from '../content/pageShapes';

/** What the kit marks as the place of something that is loading (`ui/Skeleton`). */
const PLACEHOLDER = '[data-placeholder]';

/** Whether a screen shows its first data, or says why it has none. */
export const isComplete = (screen: Element): boolean => screen.hasChildNodes() && !screen.querySelector(PLACEHOLDER);

/** Whether a screen shows anything. */
export const hasContent = (screen: Element): boolean => screen.hasChildNodes();

/** Whether a screen says that something could not be loaded (`ui/StateNote`). */
export const showsFailure = (screen: Element): boolean => screen.querySelector('[role="alert"]') !== null;

/** Resolves when what an element contains meets the condition. Never, once the signal is aborted. */
export function whenContent(
  element: Element,
  meets: (element: Element) => boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    if (meets(element)) return resolve();
    const observer = new MutationObserver(() => {
      if (!meets(element)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** What a screen consists of, read from what it shows. */
export function screenShape(screen: Element): PageShape {
  const labels = [...screen.querySelectorAll('label')];
  const filters = labels.filter((label) => label.closest('[role="search"]')).length;
  const tables = screen.querySelector('table, ul') ? 1 : 0;
  return bounded({ filters, fields: labels.length - filters, tables, columns: 1 });
}
