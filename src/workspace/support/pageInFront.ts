import type { PageModel } from '@/engine';

/** Whether the page's own elements stand in this one: their ids begin with the page's. */
const isIn = (element: Element, { id }: PageModel) => element.querySelector(`[id^="${id}-"]`) !== null;

/**
 * The page that a person can use now: in the active tab, or in the topmost dialog, which is inert for none. Of several, for
 * example in a page that shows others, the last one.
 */
export function pageInFront(running: ReadonlySet<PageModel>, root: ParentNode): PageModel | undefined {
  const shown = [...root.querySelectorAll<HTMLElement>('[data-page]')].filter((element) => !element.closest('[inert]'));
  const element = shown.at(-1);
  if (!element) return undefined;
  const pages = [...running].filter(({ pageCode }) => pageCode === element.dataset.page).reverse();
  return pages.find((page) => isIn(element, page)) ?? pages[0];
}
