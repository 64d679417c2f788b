import { integer, minValue, number, object, optional, picklist, pipe } from 'valibot';
import { actorOf } from '../domain/accounts/caller';
import { deleteCategories, listCategories, saveCategory } from '../domain/dictionaries/manageCategories';
import {
  deleteItems,
  enableItems,
  itemsIn,
  listItems,
  moveItem,
  saveItem,
  setDefault,
} from '../domain/dictionaries/manageItems';
import { usageCounter } from '../domain/dictionaries/usage';
import { localise } from '../domain/languages/localise';
import type { Language, Text } from '../domain/languages/table';
import { positionCall } from '../http/calls';
import { name, text, texts } from '../http/fields';
import { administrationOf, recordCalls } from '../http/recordCalls';

const CATEGORY = '/api/teapi/dictionary/category';
const ITEM = '/api/teapi/dictionary/item';
const CODES = { view: 'DICTIONARY_VIEW', manage: 'DICTIONARY_MANAGE' } as const;

const flag = picklist([0, 1]);
const names = { chinese: name, english: name, tradchinese: name };
const namesOf = (input: { chinese: string; english: string; tradchinese: string }): Text => [
  input.chinese,
  input.english,
  input.tradchinese,
];
const namesShape = ([chinese, english, tradchinese]: Text, language: Language) => ({
  text: localise([chinese, english, tradchinese], language),
  chinese,
  english,
  tradchinese,
});

/** Data dictionaries: categories and their items. */
export default {
  ...recordCalls({
    ...CODES,
    path: CATEGORY,
    idName: 'dictcategoryid',
    records: ({ dictionaries }) => dictionaries,
    filters: { keyword: text },
    find: (administration, { keyword }) => listCategories(administration, keyword),
    shape: (administration, language) => (category) => {
      const items = itemsIn(administration, category);
      return {
        categorycode: category.code,
        ...namesShape(category.names, language),
        remark: category.remark,
        isbuiltin: category.isBuiltIn ? 1 : 0,
        itemcount: items.length,
        enabledcount: items.filter(({ isEnabled }) => isEnabled).length,
      };
    },
    fields: { categorycode: text, ...names, remark: text },
    save: (administration, { id, version, categorycode, remark, ...input }, actor) =>
      saveCategory(administration, { id, version, code: categorycode, names: namesOf(input), remark }, actor),
    remove: deleteCategories,
  }),

  ...recordCalls({
    ...CODES,
    path: ITEM,
    idName: 'dictitemid',
    records: ({ dictionaryItems }) => dictionaryItems,
    filters: { dictcategoryid: text, keyword: text, status: picklist(['', '0', '1']) },
    find: (administration, { dictcategoryid, keyword, status }) =>
      listItems(administration, { categoryId: dictcategoryid, keyword, status }),
    shape({ dictionaries }, language, { company }) {
      const counters = new Map(dictionaries.all().map((category) => [category.id, usageCounter(company, category)]));
      return (item) => ({
        dictcategoryid: item.categoryId,
        itemcode: item.code,
        ...namesShape(item.names, language),
        status: item.isEnabled ? 1 : 0,
        isdefault: item.isDefault ? 1 : 0,
        remark: item.remark,
        usecount: counters.get(item.categoryId)?.(item.code) ?? 0,
      });
    },
    fields: { dictcategoryid: text, itemcode: text, ...names, status: flag, isdefault: flag, remark: text },
    save: (administration, { id, version, dictcategoryid, itemcode, status, isdefault, remark, ...input }, actor) =>
      saveItem(
        administration,
        {
          id,
          version,
          categoryId: dictcategoryid,
          code: itemcode,
          names: namesOf(input),
          isEnabled: status === 1,
          isDefault: isdefault === 1,
          remark,
        },
        actor,
      ),
    remove: (administration, ids, actor, { caller }) => deleteItems(administration, caller.company, ids, actor),
  }),

  [`POST ${ITEM}/setstatus`]: positionCall(
    CODES.manage,
    object({ dictitemids: texts, status: flag }),
    ({ dictitemids, status }, caller, context) => ({
      changed: enableItems(administrationOf(caller, context), dictitemids, status === 1, actorOf(caller)),
    }),
  ),

  [`POST ${ITEM}/setdefault`]: positionCall(
    CODES.manage,
    object({ dictitemid: text, isdefault: flag }),
    ({ dictitemid, isdefault }, caller, context) => ({
      formerid: setDefault(administrationOf(caller, context), dictitemid, isdefault === 1, actorOf(caller)) ?? '',
    }),
  ),

  /** `place` counts from 0; `version` is that of the category. */
  [`POST ${ITEM}/move`]: positionCall(
    CODES.manage,
    object({
      dictitemid: text,
      place: pipe(number(), integer(), minValue(0)),
      version: optional(pipe(number(), integer())),
    }),
    ({ dictitemid, place, version }, caller, context) => ({
      version: moveItem(administrationOf(caller, context), { id: dictitemid, place, version }, actorOf(caller)).version,
    }),
  ),
};
