import { destinationOf, menuPath } from '@/routes/destination';
import type { Target } from '@/routes/destination';
import type { MenuItem } from '@/services';
import { flattenMenu } from './menuTree';

/** A screen that a sub-app draws. */
export type SubAppScreen = Extract<Target, { kind: 'app' }>;

/** What a menu item opens; undefined for a group without a page. */
export function targetOf(menu: readonly MenuItem[], id: string): Target | undefined {
  const item = flattenMenu(menu).find((entry) => entry.id === id);
  const path = item && menuPath(item);
  return path === undefined ? undefined : destinationOf(path).target;
}

/** The sub-apps that the person's menu leads to, each with the first of its screens in the menu. */
export function subAppsOf(menu: readonly MenuItem[]): readonly SubAppScreen[] {
  const screens = flattenMenu(menu).flatMap(({ id }) => {
    const target = targetOf(menu, id);
    return target?.kind === 'app' ? target : [];
  });
  return screens.filter(({ app }, index) => screens.findIndex((screen) => screen.app === app) === index);
}
