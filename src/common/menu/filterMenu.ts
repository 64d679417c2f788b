/** The facts of a menu item that decide whether a position sees it. */
export interface FilteredItem<Item> {
  functionCode?: string;
  pageCode?: string;
  children: readonly Item[];
}

/**
 * Why a position does not see an item (shell spec §6): it does not hold the function code; the item has neither children
 * nor a page; it is no page and none of its children is seen.
 */
export type DropReason = 'function' | 'noTarget' | 'noVisibleChild';

type HasFunction = (code: string | undefined) => boolean;

/** Why a position does not see the item; undefined when it does. */
export function dropReason<Item extends FilteredItem<Item>>(
  { functionCode, pageCode, children }: Item,
  hasFunction: HasFunction,
): DropReason | undefined {
  if (!hasFunction(functionCode)) return 'function';
  if (pageCode || children.some((child) => !dropReason(child, hasFunction))) return undefined;
  return children.length > 0 ? 'noVisibleChild' : 'noTarget';
}

/** The menu that a person may see (shell spec §6): without the items that have a drop reason, and their children. */
export const filterMenu = <Item extends FilteredItem<Item>>(
  items: readonly Item[],
  hasFunction: HasFunction,
): readonly Item[] =>
  items
    .filter((item) => !dropReason(item, hasFunction))
    .map((item) => ({ ...item, children: filterMenu(item.children, hasFunction) }));
