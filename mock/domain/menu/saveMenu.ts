import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import { isFunctionCode } from '../functions';
import type { Actor } from '../records/record';
import type { Menu, MenuEntry } from './menu';
import { flattenMenu, MENU_ID } from './menu';

const LONGEST_TITLE = 30;

/** The first thing that makes the menu invalid; undefined for a valid one. */
function problemOf(items: readonly MenuEntry[], before: readonly MenuEntry[]): string | undefined {
  const all = flattenMenu(items);
  const knownCodes = new Set(flattenMenu(before).map(({ functionCode }) => functionCode));
  const isKnown = ({ functionCode }: MenuEntry) =>
    !functionCode || isFunctionCode(functionCode) || knownCodes.has(functionCode);
  if (items.some(({ children = [] }) => children.some((child) => child.children?.length))) return 'menu.too_deep';
  if (all.some(({ id }) => id === '')) return 'menu.id_required';
  if (new Set(all.map(({ id }) => id)).size < all.length) return 'menu.id_taken';
  if (all.some(({ titles }) => titles[0] === '')) return 'menu.title_required';
  if (all.some(({ titles }) => titles.some((title) => title && [...title].length > LONGEST_TITLE)))
    return 'menu.title_too_long';
  return all.every(isKnown) ? undefined : 'menu.function_unknown';
}

/** The editor knows no titles of the partial language: they stay while the Chinese title does. */
function withOtherTitles(items: readonly MenuEntry[], before: ReadonlyMap<string, MenuEntry>): MenuEntry[] {
  return items.map((item) => {
    const [chinese, english, tradChinese] = item.titles;
    const [known, , , other] = before.get(item.id)?.titles ?? [];
    return {
      ...item,
      titles: known === chinese && other ? [chinese, english, tradChinese, other] : item.titles,
      ...(item.children && { children: withOtherTitles(item.children, before) }),
    };
  });
}

/** Stores the whole menu. Function codes that no function has are accepted only where they are already stored. */
export function saveMenu(
  { menu }: Administration,
  input: { items: readonly MenuEntry[]; version: number | undefined },
  actor: Actor,
  now: number,
): Menu {
  const before = menu.get(MENU_ID);
  const problem = problemOf(input.items, before.items);
  if (problem) throw businessError(problem);
  const items = withOtherTitles(input.items, new Map(flattenMenu(before.items).map((item) => [item.id, item])));
  return menu.update(MENU_ID, input.version, { items, titlesChangedAt: now }, actor);
}
