import { bounded } from '../content/pageShapes';
import type { PageShape } from '../content/pageShapes';

/** What the kit marks as the place of something that is loading (`ui/Skeleton`). */
const PLACEHOLDER = '[data-placeholder]';

/** Resolves when a screen shows its first data, or says why it has none. Never, once the signal is aborted. */
export function whenShown(element: Element, signal: AbortSignal): Promise<void> {
  const isShown = () => element.hasChildNodes() && !element.querySelector(PLACEHOLDER);
  return new Promise((resolve) => {
    if (isShown()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
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
