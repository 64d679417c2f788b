import { list, looseString, read, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, lazy, object, pipe, safeParse, string, transform } from 'valibot';
import type { GenericSchema } from 'valibot';
import { functionNodeSchema } from './functionTree';
import type { FunctionNode } from './functionTree';
import { stampEntries, stampOf } from './recordApi';
import type { Stamp } from './recordApi';

const PATH = '/api/teapi/protocol/pagenavigation';

/** The beginning of the query keys of the menu and of what its editor offers. */
export const MENU_KEY = [PATH] as const;

/** A menu item as it is edited; an empty text stands for none. */
export interface MenuItem {
  id: string;
  /** Required. The other titles fall back to it. */
  chinese: string;
  english: string;
  tradChinese: string;
  /** An icon's name, optionally with a colour: `order:#0b7a75`. */
  icon: string;
  pageCode: string;
  functionCode: string;
  children: readonly MenuItem[];
}

/** What the editor saves: the whole menu at once. */
export interface MenuDraft {
  items: readonly MenuItem[];
}

/** The menu as it is stored. */
export interface StoredMenu extends Stamp {
  draft: MenuDraft;
}

interface WireItem {
  id: string;
  chinese: string;
  english: string;
  tradchinese: string;
  icon: string;
  pagecode: string;
  functioncode: string;
  dataitems: WireItem[];
}

const wireSchema: GenericSchema<unknown, WireItem> = object({
  id: looseString,
  chinese: looseString,
  english: looseString,
  tradchinese: looseString,
  icon: looseString,
  pagecode: looseString,
  functioncode: looseString,
  dataitems: list(lazy(() => wireSchema)),
}) as GenericSchema<unknown, WireItem>;

const itemOf = (wire: WireItem): MenuItem => ({
  id: wire.id,
  chinese: wire.chinese,
  english: wire.english,
  tradChinese: wire.tradchinese,
  icon: wire.icon,
  pageCode: wire.pagecode,
  functionCode: wire.functioncode,
  children: wire.dataitems.map(itemOf),
});

const wireOf = (item: MenuItem): WireItem => ({
  id: item.id,
  chinese: item.chinese,
  english: item.english,
  tradchinese: item.tradChinese,
  icon: item.icon,
  pagecode: item.pageCode,
  functioncode: item.functionCode,
  dataitems: item.children.map(wireOf),
});

/** Reads the menu as it is stored now, without the HTTP cache, because an edit must start from it. */
export async function getMenu(http: PortalHttp, signal?: AbortSignal): Promise<StoredMenu> {
  const answer = await http.post(`${PATH}/getmenu`, {}, { ...(signal && { signal }), isRead: true, isFresh: true });
  const wire = read(object({ dataitems: list(wireSchema), ...stampEntries }), answer);
  return { draft: { items: (wire.dataitems ?? []).map(itemOf) }, ...stampOf(wire) };
}

/** Saves the whole menu; refused with `record.changed` when the stored one has another version by now. */
export async function saveMenu(http: PortalHttp, { items }: MenuDraft, version: number | undefined): Promise<Stamp> {
  const answer = await http.post(`${PATH}/savemenu`, { version, dataitems: items.map(wireOf) });
  return stampOf(read(object(stampEntries), answer));
}

/** Where a menu item may lead: a page, or a native screen with the function code that it needs itself. */
export interface MenuTarget {
  pageCode: string;
  title: string;
  functionCode: string;
}

/** What the editor offers for an item. */
export interface MenuChoices {
  pages: readonly MenuTarget[];
  screens: readonly MenuTarget[];
  functions: readonly FunctionNode[];
}

const targetSchema = pipe(
  object({ pagecode: looseString, title: looseString, functioncode: looseString }),
  transform((wire): MenuTarget => ({
    pageCode: wire.pagecode,
    title: wire.title,
    functionCode: wire.functioncode,
  })),
);

export async function getMenuChoices(http: PortalHttp, signal: AbortSignal): Promise<MenuChoices> {
  const answer = await http.post(`${PATH}/menuoptions`, {}, { signal, isRead: true });
  return read(
    object({ pages: array(targetSchema), screens: array(targetSchema), functions: array(functionNodeSchema) }),
    answer,
  );
}

/** The function codes of a position: the union of what its roles allow. */
export async function getPositionFunctions(
  http: PortalHttp,
  positionId: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const answer = await http.post(`${PATH}/positionfunctions`, { positionid: positionId }, { signal, isRead: true });
  return read(object({ functioncodes: stringList }), answer).functioncodes;
}

const draftItemSchema: GenericSchema<unknown, MenuItem> = object({
  id: string(),
  chinese: string(),
  english: string(),
  tradChinese: string(),
  icon: string(),
  pageCode: string(),
  functionCode: string(),
  children: array(lazy(() => draftItemSchema)),
});

/** The menu of a stored draft; nothing for anything else, and for one with more than two levels or an id twice. */
export function readMenuDraft(stored: unknown): Partial<MenuDraft> {
  const result = safeParse(object({ items: array(draftItemSchema) }), stored);
  if (!result.success) return {};
  const { items } = result.output;
  const all = items.flatMap((item) => [item, ...item.children]);
  const isFlat = all.every(({ children }) => children.length === 0 || items.some((item) => item.children === children));
  return isFlat && new Set(all.map(({ id }) => id)).size === all.length ? { items } : {};
}
