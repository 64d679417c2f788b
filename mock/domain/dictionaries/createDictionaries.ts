import type { Company } from '../company/company';
import { createIdSource } from '../ids';
import { createRecords } from '../records/createRecords';
import type { Records } from '../records/createRecords';
import type { OperationLog } from '../records/operationLog';
import type { DictionaryCategory, DictionaryItem } from './dictionary';

/** Ids of new records, above the seeded ones. */
const AFTER_SEED = 1_000;

interface Dictionaries {
  dictionaries: Records<DictionaryCategory>;
  dictionaryItems: Records<DictionaryItem>;
}

/** The data dictionaries of a company. Both kinds of records are one kind of object in the operation log. */
export function createDictionaries(company: Company, log: OperationLog): Dictionaries {
  const shared = { kind: 'dictionary', log, onChange: () => company.markChanged() } as const;
  const items = company.dictionaryItems;
  const dictionaries = createRecords<DictionaryCategory>({
    ...shared,
    notFoundCode: 'dictionary.not_found',
    store: company.dictionaries,
    nameOf: ({ names }) => names[0],
    loggedFields: ({ code, names: [chinese, english, tradChinese], remark, order }) => ({
      code,
      chinese,
      english,
      tradChinese,
      remark,
      order: order.flatMap((id) => items.get(id)?.names[0] ?? []),
    }),
    nextId: createIdSource('dictionary', AFTER_SEED).next,
  });
  const dictionaryItems = createRecords<DictionaryItem>({
    ...shared,
    notFoundCode: 'dictionary.item_not_found',
    store: items,
    nameOf: ({ categoryId, names }) => `${dictionaries.find(categoryId)?.names[0] ?? ''} · ${names[0]}`,
    loggedFields: ({ code, names: [chinese, english, tradChinese], isEnabled, isDefault, remark }) => ({
      code,
      chinese,
      english,
      tradChinese,
      enabled: isEnabled,
      default: isDefault,
      remark,
    }),
    nextId: createIdSource('dictionaryItem', AFTER_SEED).next,
  });
  return { dictionaries, dictionaryItems };
}
