import type { MenuItem } from '@/services';

/** Ids from the top of the menu down to the entry of the page code; empty when the menu does not hold it. */
export function activePath(items: readonly MenuItem[], pageCode: string | undefined): readonly string[] {
  if (!pageCode) return [];
  for (const item of items) {
    const below = activePath(item.children, pageCode);
    if (below.length > 0) return [item.id, ...below];
    if (samePage(item.pageCode, pageCode)) return [item.id];
  }
  return [];
}

/** Native names are compared without regard to case: the spec itself writes report-List and report-list. */
function samePage(a: string | undefined, b: string): boolean {
  return a !== undefined && (a === b || (a.startsWith('native:') && a.toLowerCase() === b.toLowerCase()));
}

/** The menu entry that opens the page code. */
export function findByPageCode(items: readonly MenuItem[], pageCode: string): MenuItem | undefined {
  for (const item of items) {
    const found = samePage(item.pageCode, pageCode) ? item : findByPageCode(item.children, pageCode);
    if (found) return found;
  }
  return undefined;
}
