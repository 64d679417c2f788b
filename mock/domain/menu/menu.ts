import { LANGUAGES } from '../languages/table';
import type { Language, Text } from '../languages/table';
import type { TextRecord } from '../languages/records';
import type { AdminRecord } from '../records/record';

/** A menu entry, not filtered by permissions (shell spec §3). */
export interface MenuEntry {
  id: string;
  /** The title in each language; an empty one is that of the Chinese. */
  titles: Text;
  /** An icon's name, optionally with a colour: `order:#0b7a75`. */
  icon?: string;
  /** A page, `native:{screen}` or `folder:{entry}`. */
  pageCode?: string;
  functionCode?: string;
  children?: readonly MenuEntry[];
}

/** The whole menu of a tenant: one record, because its order is the order of all entries. */
export interface Menu extends AdminRecord {
  items: readonly MenuEntry[];
  /** Milliseconds since 1970: browsers fetch the titles that changed since their last request. */
  titlesChangedAt: number;
}

/** The id of the one menu of a tenant. */
export const MENU_ID = 'web';

/** All entries, parents before their children. */
export const flattenMenu = (items: readonly MenuEntry[]): MenuEntry[] =>
  items.flatMap((item) => [item, ...flattenMenu(item.children ?? [])]);

/** The title in the language. */
export const titleOf = ({ titles }: MenuEntry, language: Language): string =>
  titles[LANGUAGES.indexOf(language)] || titles[0];

/** The direct child pages of a folder that the function codes allow; empty for an unknown folder. */
export const pagesOf = ({ items }: Menu, folder: string, functionCodes: readonly string[], language: Language) =>
  items
    .find(({ id }) => id === folder)
    ?.children?.flatMap((entry) =>
      entry.pageCode && (!entry.functionCode || functionCodes.includes(entry.functionCode))
        ? [{ title: titleOf(entry, language), pageCode: entry.pageCode }]
        : [],
    ) ?? [];

/**
 * The titles as texts of the tenant, by each of their languages, so that a menu that is shown can change its language. Of
 * entries with one title the first one wins.
 */
export function menuTexts({ items, titlesChangedAt }: Menu): TextRecord[] {
  const texts = new Map<string, Text>();
  for (const { titles } of flattenMenu(items)) {
    const [chinese, english, tradChinese, other] = titles;
    const filled: Text = [chinese, english || chinese, tradChinese || chinese, other ?? ''];
    for (const key of filled) if (key && !texts.has(key)) texts.set(key, filled);
  }
  return [...texts].map(([key, text]) => ({ key, text, updatedAt: titlesChangedAt }));
}
