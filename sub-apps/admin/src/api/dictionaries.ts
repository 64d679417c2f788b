import { bit, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { boolean, object, optional, partial, pipe, safeParse, string, transform } from 'valibot';
import { recordApi, stampEntries, stampOf } from './recordApi';
import type { Stamp } from './recordApi';

const CATEGORY_PATH = '/api/teapi/dictionary/category';
const ITEM_PATH = '/api/teapi/dictionary/item';

/** A name in each language; an empty one is that of the Chinese. */
interface Names {
  chinese: string;
  english: string;
  tradChinese: string;
}

/** A category of values that forms and filters offer. */
export interface Category extends Stamp, Names {
  categoryId: string;
  code: string;
  /** Its name in the language of the person. */
  text: string;
  remark: string;
  isBuiltIn: boolean;
  itemCount: number;
  enabledCount: number;
}

/** One of the values of a category. */
export interface Item extends Stamp, Names {
  itemId: string;
  categoryId: string;
  code: string;
  text: string;
  isEnabled: boolean;
  isDefault: boolean;
  remark: string;
  /** Records that have the value. */
  useCount: number;
}

export type CategoryDraft = Names & Pick<Category, 'code' | 'remark'>;
export type ItemDraft = Names & Pick<Item, 'categoryId' | 'code' | 'isEnabled' | 'isDefault' | 'remark'>;

type CategoryFilters = { keyword: string };
type ItemFilters = { categoryId: string; keyword: string; status: string };

const nameEntries = { text: looseString, chinese: looseString, english: looseString, tradchinese: looseString };
const namesOf = ({ chinese, english, tradchinese }: { chinese: string; english: string; tradchinese: string }) => ({
  chinese,
  english,
  tradChinese: tradchinese,
});
const wireNames = ({ chinese, english, tradChinese }: Names) => ({ chinese, english, tradchinese: tradChinese });

const categorySchema = pipe(
  object({
    dictcategoryid: looseString,
    categorycode: looseString,
    ...nameEntries,
    remark: looseString,
    isbuiltin: bit,
    itemcount: optional(numeric, 0),
    enabledcount: optional(numeric, 0),
    ...stampEntries,
  }),
  transform((wire): Category => ({
    categoryId: wire.dictcategoryid,
    code: wire.categorycode,
    text: wire.text,
    ...namesOf(wire),
    remark: wire.remark,
    isBuiltIn: wire.isbuiltin,
    itemCount: wire.itemcount,
    enabledCount: wire.enabledcount,
    ...stampOf(wire),
  })),
);

const itemSchema = pipe(
  object({
    dictitemid: looseString,
    dictcategoryid: looseString,
    itemcode: looseString,
    ...nameEntries,
    status: bit,
    isdefault: bit,
    remark: looseString,
    usecount: optional(numeric, 0),
    ...stampEntries,
  }),
  transform((wire): Item => ({
    itemId: wire.dictitemid,
    categoryId: wire.dictcategoryid,
    code: wire.itemcode,
    text: wire.text,
    ...namesOf(wire),
    isEnabled: wire.status,
    isDefault: wire.isdefault,
    remark: wire.remark,
    useCount: wire.usecount,
    ...stampOf(wire),
  })),
);

const wireBit = (isOn: boolean) => (isOn ? 1 : 0);

export const categoriesApi = recordApi<Category, CategoryDraft, CategoryFilters>({
  path: CATEGORY_PATH,
  idName: 'dictcategoryid',
  schema: categorySchema,
  filtersOf: ({ keyword }) => ({ keyword }),
  draftOf: ({ code, remark, ...names }) => ({ categorycode: code, ...wireNames(names), remark }),
});

export const itemsApi = recordApi<Item, ItemDraft, ItemFilters>({
  path: ITEM_PATH,
  idName: 'dictitemid',
  schema: itemSchema,
  filtersOf: ({ categoryId, keyword, status }) => ({ dictcategoryid: categoryId, keyword, status }),
  draftOf: ({ categoryId, code, isEnabled, isDefault, remark, ...names }) => ({
    dictcategoryid: categoryId,
    itemcode: code,
    ...wireNames(names),
    status: wireBit(isEnabled),
    isdefault: wireBit(isDefault),
    remark,
  }),
});

/** Enables or disables items. A disabled one is no default any more. */
export async function setStatus(http: PortalHttp, itemIds: readonly string[], isEnabled: boolean): Promise<void> {
  const answer = await http.post(`${ITEM_PATH}/setstatus`, { dictitemids: itemIds, status: wireBit(isEnabled) });
  read(object({ changed: numeric }), answer);
}

const formerSchema = object({ formerid: looseString });

/** Makes an item the only default of its category, or takes that from it. Resolves to the id of the default before; '' for none. */
export async function setDefault(http: PortalHttp, itemId: string, isDefault: boolean): Promise<string> {
  const answer = await http.post(`${ITEM_PATH}/setdefault`, { dictitemid: itemId, isdefault: wireBit(isDefault) });
  return read(formerSchema, answer).formerid;
}

/**
 * Moves an item to a place in its category, counted from 0. Refused with `record.changed` when the category has another
 * version, after a concurrent change of the order.
 */
export async function moveItem(http: PortalHttp, itemId: string, place: number, version: number): Promise<void> {
  const answer = await http.post(`${ITEM_PATH}/move`, { dictitemid: itemId, place, version });
  read(object({ version: numeric }), answer);
}

const nameFields = { chinese: string(), english: string(), tradChinese: string() };
const categoryDraftSchema = partial(object({ code: string(), ...nameFields, remark: string() }));
const itemDraftSchema = partial(
  object({
    categoryId: string(),
    code: string(),
    ...nameFields,
    isEnabled: boolean(),
    isDefault: boolean(),
    remark: string(),
  }),
);

/** The fields of a stored draft; none for anything else. */
export function readCategoryDraft(stored: unknown): Partial<CategoryDraft> {
  const result = safeParse(categoryDraftSchema, stored);
  return result.success ? result.output : {};
}
export function readItemDraft(stored: unknown): Partial<ItemDraft> {
  const result = safeParse(itemDraftSchema, stored);
  return result.success ? result.output : {};
}
