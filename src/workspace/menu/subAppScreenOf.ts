import { destinationOf, menuPath } from '@/routes/destination';
import type { MenuItem } from '@/services';
import type { SubAppName } from '@/routes/subApps';
import { flattenMenu } from './menuTree';

/** A screen that a sub-app draws. */
export interface SubAppScreen {
  app: SubAppName;
  /** Native route with its query. */
  route: string;
}

/** The sub-app's screen that a menu item opens; undefined for a page, a screen of the host and a group. */
export function subAppScreenOf(menu: readonly MenuItem[], id: string): SubAppScreen | undefined {
  const item = flattenMenu(menu).find((entry) => entry.id === id);
  const path = item && menuPath(item);
  const target = path === undefined ? undefined : destinationOf(path).target;
  return target?.kind === 'app' ? { app: target.app, route: target.route } : undefined;
}

/** The sub-apps that the person's menu leads to, each with the first of its screens in the menu. */
export function subAppsOf(menu: readonly MenuItem[]): readonly SubAppScreen[] {
  const screens = flattenMenu(menu).flatMap(({ id }) => subAppScreenOf(menu, id) ?? []);
  return screens.filter(({ app }, index) => screens.findIndex((screen) => screen.app === app) === index);
}
