import type { Administration } from '../administration/administration';
import type { ApiError } from '../apiError';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import { isFunctionCode } from '../functions';
import type { Actor } from '../records/record';
import type { Menu, MenuEntry } from './menu';
import { flattenMenu, MENU_ID } from './menu';
import { seedMenu } from './seedMenu';

const LONGEST_TITLE = 30;
const MOST_ITEMS = 300;
/** A name, and a colour by its name or number. */
const ICON = /^[A-Za-z0-9-]{1,40}(:(#[0-9A-Fa-f]{3,8}|[A-Za-z]{1,30}))?$/;
/** A page, the pages of a folder, or the path of a native screen, which may have a query. */
const PAGE_CODE = /^((folder:)?[\w.-]{1,100}|native:[\w./?&=%-]{1,200})$/;

/** The first thing that makes the menu invalid; undefined for a valid one. */
function problemOf(items: readonly MenuEntry[], seeded: readonly MenuEntry[]): ApiError | undefined {
  const all = flattenMenu(items);
  const seededCodes = new Set(flattenMenu(seeded).map(({ functionCode }) => functionCode));
  const isKnown = ({ functionCode }: MenuEntry) =>
    !functionCode || isFunctionCode(functionCode) || seededCodes.has(functionCode);
  if (items.some(({ children = [] }) => children.some((child) => child.children?.length)))
    return businessError('menu.too_deep');
  if (all.length > MOST_ITEMS) return businessError('menu.too_many', { max: MOST_ITEMS, count: all.length });
  if (all.some(({ id }) => id === '')) return businessError('menu.id_required');
  if (new Set(all.map(({ id }) => id)).size < all.length) return businessError('menu.id_taken');
  if (all.some(({ titles }) => titles[0] === '')) return businessError('menu.title_required');
  if (all.some(({ titles }) => titles.some((title) => title && [...title].length > LONGEST_TITLE)))
    return businessError('menu.title_too_long');
  const wrongIcon = all.find(({ icon }) => icon && !ICON.test(icon));
  if (wrongIcon) return businessError('menu.icon_invalid', { name: wrongIcon.titles[0] });
  const wrongPage = all.find(({ pageCode }) => pageCode && !PAGE_CODE.test(pageCode));
  if (wrongPage) return businessError('menu.page_invalid', { name: wrongPage.titles[0] });
  return all.every(isKnown) ? undefined : businessError('menu.function_unknown');
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

/**
 * Stores the whole menu. A function code that no function has is accepted when the menu began with it: the menu cannot have
 * got another one since, and an item that was deleted can be restored.
 */
export function saveMenu(
  { menu }: Administration,
  { tenantCode }: Pick<Company, 'tenantCode'>,
  input: { items: readonly MenuEntry[]; version: number | undefined },
  actor: Actor,
  now: number,
): Menu {
  const before = menu.get(MENU_ID);
  const problem = problemOf(input.items, seedMenu(tenantCode).items);
  if (problem) throw problem;
  const items = withOtherTitles(input.items, new Map(flattenMenu(before.items).map((item) => [item.id, item])));
  return menu.update(MENU_ID, input.version, { items, titlesChangedAt: now }, actor);
}
