import type { MenuItem } from '@/services';
import { menuPath, pathOf } from '@/routes/destination';
import { splitAddress } from '@/routes/routes';
import type { Records } from '@/services/storage/records';
import { flattenMenu } from '../menu/menuTree';

/** The start page of the position: a page code and the first parameter of its path (shell spec §3). */
const KEY = 'first-page';

/**
 * The start path of a position: the cached one while the menu contains it, otherwise the first leaf of the menu that
 * the position may visit, which is then cached (shell spec §2).
 */
export function firstPage(
  menu: readonly MenuItem[],
  mayVisit: (path: string) => boolean,
  records: Records,
): string | undefined {
  const items = flattenMenu(menu).flatMap((item) => ({ item, path: menuPath(item) }));
  const isOffered = (path: string | undefined): path is string => path !== undefined && mayVisit(path);
  const cached = readPath(records.read(KEY));
  if (isOffered(cached) && items.some(({ path }) => path === cached)) return cached;
  const first = items.find(({ item, path }) => item.children.length === 0 && isOffered(path))?.path;
  if (first !== undefined) records.write(KEY, toRecord(first));
  return first;
}

/** The full path of a menu item may be `/{param}?pagecode={pagecode}` (shell spec §3). */
function toRecord(path: string): { pagecode: string; param: string } {
  const { path: route, query } = splitAddress(path);
  const pageCode = new URLSearchParams(query).get('pagecode');
  return { pagecode: pageCode ?? `native:${path.slice(1)}`, param: route.slice(1) };
}

function readPath(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('pagecode' in value) || !('param' in value)) return undefined;
  const { pagecode, param } = value;
  if (typeof pagecode !== 'string' || typeof param !== 'string') return undefined;
  return param.startsWith('litheform')
    ? pathOf({ pageCode: `/${param}`, dataCode: pagecode })
    : pathOf({ pageCode: pagecode });
}
