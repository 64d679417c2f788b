import type { MenuItem } from '@/services';

/**
 * What of the menu a person may see (shell spec §6): an item whose function is not held goes, with everything below it;
 * an item that then has neither children nor a page goes too; a parent without visible children stays only as a page.
 */
export function filterMenu(
  items: readonly MenuItem[],
  hasFunction: (code: string | undefined) => boolean,
): readonly MenuItem[] {
  return items.flatMap((item) => {
    if (!hasFunction(item.functionCode)) return [];
    const children = filterMenu(item.children, hasFunction);
    return children.length > 0 || item.pageCode ? [{ ...item, children }] : [];
  });
}
