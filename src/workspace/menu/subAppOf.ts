import { destinationOf, menuPath } from '@/routes/destination';
import type { MenuItem } from '@/services';
import type { SubAppName } from '../sub-apps/catalogue';
import { flattenMenu } from './menuTree';

/** The sub-app of a menu item's screen; undefined for a page, a screen of the host and a group. */
export function subAppOf(menu: readonly MenuItem[], id: string): SubAppName | undefined {
  const item = flattenMenu(menu).find((entry) => entry.id === id);
  const path = item && menuPath(item);
  const target = path === undefined ? undefined : destinationOf(path).target;
  return target?.kind === 'app' ? target.app : undefined;
}
