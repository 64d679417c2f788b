import { destinationOf } from '@/routes/destination';
import { findRoute } from '@/routes/routes';
import type { MenuItem } from '@/services';

/**
 * Ids from the top of the menu down to the entry that an open page belongs to: its own, else that of its list. Empty
 * when the menu contains neither.
 */
export function activePath(items: readonly MenuItem[], page: { key: string; code: string } | undefined) {
  if (!page) return [];
  const own = pathToCode(items, page.code);
  const listPath = findRoute(page.key)?.listPath;
  return own.length > 0 || listPath === undefined ? own : pathToCode(items, destinationOf(listPath).code);
}

/** Ids from the top of the menu down to the entry of the page code; empty when the menu does not contain it. */
function pathToCode(items: readonly MenuItem[], pageCode: string): readonly string[] {
  for (const item of items) {
    const below = pathToCode(item.children, pageCode);
    if (below.length > 0) return [item.id, ...below];
    if (isPageOf(item, pageCode)) return [item.id];
  }
  return [];
}

const LITHE_FORM = /^(native:)?\/?litheform/i;

/** A lithe form is identified by its data code. Native names are compared case-insensitively, without their query. */
function isPageOf({ pageCode, dataCode }: MenuItem, code: string): boolean {
  if (!pageCode || code === '') return false;
  if (LITHE_FORM.test(pageCode)) return dataCode === code;
  if (!pageCode.startsWith('native:')) return pageCode === code;
  return pageCode.split('?')[0]?.toLowerCase() === code.toLowerCase();
}

/** The menu entry that opens the page code. */
export function findByPageCode(items: readonly MenuItem[], pageCode: string): MenuItem | undefined {
  for (const item of items) {
    const found = isPageOf(item, pageCode) ? item : findByPageCode(item.children, pageCode);
    if (found) return found;
  }
  return undefined;
}
