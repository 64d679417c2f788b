import type { MenuItem } from '@/services';

/**
 * The menu that a person may see (shell spec §6). Removes an item whose function is not held, with everything below it,
 * and an item without children that opens no page.
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
