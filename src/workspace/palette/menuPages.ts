import { menuPath } from '@/routes/destination';
import type { MenuItem } from '@/services';
import { findByPageCode } from '../menu/activeItem';
import { chooseIcon } from '@/common/menu/chooseIcon';
import type { ChosenIcon } from '@/common/menu/chooseIcon';
import type { TabFacts } from '../tabs/tabReducers';

/** A page of the menu. */
export interface MenuPage {
  /** Identifies the page in the palette and in the stored lists. */
  path: string;
  code: string;
  /** A translation key or a plain title, as in the menu. */
  title: string;
  /** Title of the parent menu entry; none on the first level. */
  group?: string;
  icon: ChosenIcon;
}

/** Every page of the menu once, in the menu's order, including groups with a page. The default icon is the group's. */
export function menuPages(items: readonly MenuItem[]): readonly MenuPage[] {
  const pages = new Map<string, MenuPage>();
  for (const page of pagesIn(items)) if (!pages.has(page.path)) pages.set(page.path, page);
  return [...pages.values()];
}

function pagesIn(items: readonly MenuItem[], parent?: MenuItem): readonly MenuPage[] {
  return items.flatMap((item) => {
    const below = pagesIn(item.children, item);
    const path = menuPath(item);
    if (path === undefined || item.pageCode === undefined) return below;
    const icon = chooseIcon(item.icon ?? parent?.icon, item.title);
    return [
      { path, code: item.pageCode, title: item.title, icon, ...(parent ? { group: parent.title } : {}) },
      ...below,
    ];
  });
}

/** The path of the menu page that a tab shows, regardless of its parameters. */
export function menuPathOfTab(items: readonly MenuItem[], tab: Pick<TabFacts, 'key' | 'code'>): string | undefined {
  if (menuPages(items).some(({ path }) => path === tab.key)) return tab.key;
  const item = findByPageCode(items, tab.code);
  return item && menuPath(item);
}
