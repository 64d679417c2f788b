import type { MenuItem } from '@/services';
import type { Records } from '@/services/storage/records';
import { findByPageCode } from '../menu/activeItem';
import { firstLeaf } from '../menu/menuTree';
import type { PageAddress } from './pagePath';

/** Where each position starts: a page code and its first parameter (shell spec §3). */
const keyOf = (positionId: string) => `atrium.first-page.${positionId}`;

/**
 * The page a position starts on: the cached one as long as the menu still offers it, otherwise the first leaf of the
 * menu, which is then cached (shell spec §2).
 */
export function firstPage(positionId: string, menu: readonly MenuItem[], records: Records): PageAddress | undefined {
  const cached = readAddress(records.read(keyOf(positionId)));
  if (cached && findByPageCode(menu, cached.pageCode)) return cached;
  const pageCode = firstLeaf(menu)?.pageCode;
  if (!pageCode) return undefined;
  records.write(keyOf(positionId), { pagecode: pageCode });
  return { pageCode };
}

function readAddress(value: unknown): PageAddress | undefined {
  if (typeof value !== 'object' || value === null || !('pagecode' in value)) return undefined;
  if (typeof value.pagecode !== 'string') return undefined;
  const linkParam = 'param' in value && typeof value.param === 'object' && value.param !== null ? { ...value.param } : {};
  return { pageCode: value.pagecode, linkParam };
}
