import type { MenuItem } from '@/services';

/** Every node, parents before their children. */
export function flattenMenu(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...flattenMenu(item.children)]);
}

/** The first entry without children that opens a page: the start page (shell spec §2). */
export function firstLeaf(items: readonly MenuItem[]): MenuItem | undefined {
  return flattenMenu(items).find((item) => item.children.length === 0 && Boolean(item.pageCode));
}
