import type { MenuItem } from '@/services';
import { nativeScreen } from '../navigation/nativeScreens';
import { menuPath, parsePath } from '../navigation/pagePath';
import type { SubAppName } from '../sub-apps/catalogue';
import { flattenMenu } from './menuTree';

/** The sub-app that draws a menu item's screen; undefined for a page, a screen of the host and a group. */
export function appBehind(menu: readonly MenuItem[], id: string): SubAppName | undefined {
  const item = flattenMenu(menu).find((entry) => entry.id === id);
  const path = item && menuPath(item);
  const target = path === undefined ? undefined : parsePath(path);
  return target?.kind === 'native' ? nativeScreen(target.name)?.app : undefined;
}
