import type { MenuItem } from '@/services';

/**
 * The menu that a person may see (shell spec §6). Removes items whose function code the person does not have, with all
 * their children, and items without children and without a page.
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
