import { chooseIcon } from '@/common/menu/chooseIcon';
import type { MenuItem } from '@/services';
import { MenuIcon } from '@/ui/MenuIcon';
import { badgesOf } from '../badges/menuBadges';
import type { BadgeKind } from '../badges/menuBadges';

/** A menu item in the format of ProLayout. */
export interface MenuEntry {
  key: string;
  name: string;
  /** Not used as an address; ProLayout drops entries without a path. */
  path: string;
  icon?: React.ReactNode;
  isTop: boolean;
  /** A group that is a page itself. */
  isGroupPage: boolean;
  badges: readonly BadgeKind[];
  /** `MenuTitle` has a tooltip of its own. */
  disabledTooltip: true;
  children?: MenuEntry[];
}

/** The menu for ProLayout, two levels deep (shell spec §2): translated titles, icons on the first level. */
export function menuEntries(items: readonly MenuItem[], t: (key: string) => string, isTop = true): MenuEntry[] {
  return items.map((item) => ({
    key: item.id,
    name: t(item.title),
    path: `/menu/${item.id}`,
    isTop,
    isGroupPage: isTop && item.children.length > 0 && Boolean(item.pageCode),
    badges: badgesOf(item),
    disabledTooltip: true,
    ...(isTop ? { icon: <MenuIcon {...chooseIcon(item.icon, `${item.title} ${t(item.title)}`)} /> } : {}),
    ...(isTop && item.children.length > 0 ? { children: menuEntries(item.children, t, false) } : {}),
  }));
}
