import type { MenuItem } from '@/services';
import { chooseIcon } from './chooseIcon';
import { MenuIcon } from './MenuIcon';

/** A menu item in the shape of the layout's menu. */
export interface MenuEntry {
  key: string;
  name: string;
  /** The layout drops an entry without one; it leads nowhere. */
  path: string;
  icon?: React.ReactNode;
  isTop: boolean;
  /** A group that is a page itself. */
  isGroupPage: boolean;
  /** Our own tooltip-free title carries the full text. */
  disabledTooltip: true;
  children?: MenuEntry[];
}

/** The menu for the layout, two levels deep (shell spec §2); titles translated, icons on the first level. */
export function menuEntries(items: readonly MenuItem[], t: (key: string) => string, isTop = true): MenuEntry[] {
  return items.map((item) => ({
    key: item.id,
    name: t(item.title),
    path: `/menu/${item.id}`,
    isTop,
    isGroupPage: isTop && item.children.length > 0 && Boolean(item.pageCode),
    disabledTooltip: true,
    ...(isTop ? { icon: <MenuIcon {...chooseIcon(item.icon, `${item.title} ${t(item.title)}`)} /> } : {}),
    ...(isTop && item.children.length > 0 ? { children: menuEntries(item.children, t, false) } : {}),
  }));
}
