/** Marks the text of a group that is a page itself, with the id of its menu item. */
export const GROUP_PAGE_ATTRIBUTE = 'data-group-page';

/** Width of the arrow at the end of a group's title. */
const ARROW_WIDTH_PX = 40;

/**
 * The menu item of the group title that holds the element; undefined for anything else, for a group that is no page,
 * and for a click (at `clientX`) on the arrow.
 */
export function pageOfTitle(element: EventTarget, clientX?: number): string | undefined {
  const title = element instanceof Element ? element.closest('[role=menuitem][aria-haspopup]') : null;
  if (!title || (clientX !== undefined && clientX > title.getBoundingClientRect().right - ARROW_WIDTH_PX))
    return undefined;
  return title.querySelector(`[${GROUP_PAGE_ATTRIBUTE}]`)?.getAttribute(GROUP_PAGE_ATTRIBUTE) ?? undefined;
}
