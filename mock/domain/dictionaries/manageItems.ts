import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import type { Text } from '../languages/table';
import { contains } from '../query/text';
import type { Actor } from '../records/record';
import { checkCode, checkNames, checkRemark } from './checkFields';
import type { DictionaryCategory, DictionaryItem } from './dictionary';
import { itemsOf } from './options';
import { usageCounter } from './usage';

const MOST_ITEMS = 200;

/** The items of a category in the order in which they are offered. */
export const itemsIn = ({ dictionaryItems }: Administration, category: DictionaryCategory) =>
  itemsOf(dictionaryItems.all(), category);

/** Filters of the items of a category; an empty text does not restrict. */
export interface ItemFilter {
  categoryId: string;
  keyword: string;
  /** `1` enabled, `0` disabled. */
  status: string;
}

export function listItems(administration: Administration, { categoryId, keyword, status }: ItemFilter) {
  const hits = contains(keyword);
  return itemsIn(administration, administration.dictionaries.get(categoryId)).filter(
    ({ code, names, isEnabled }) =>
      (status === '' || isEnabled === (status === '1')) &&
      (hits(code) || names.some((name) => name !== undefined && hits(name))),
  );
}

/** Submitted fields of an item. */
export interface ItemInput {
  /** A reserved id; empty: the platform generates one. */
  id: string;
  /** The version that the change started from; undefined for a new item. */
  version: number | undefined;
  categoryId: string;
  code: string;
  names: Text;
  isEnabled: boolean;
  isDefault: boolean;
  remark: string;
}

/** Takes the default from the items of the category that have it, but for one. */
function clearDefault(administration: Administration, categoryId: string, keptId: string | undefined, actor: Actor) {
  for (const item of administration.dictionaryItems.all())
    if (item.categoryId === categoryId && item.isDefault && item.id !== keptId)
      administration.dictionaryItems.update(item.id, 'any', { isDefault: false }, actor);
}

/** Inserts an item at the end of its category or updates the one with the same id. */
export function saveItem(administration: Administration, input: ItemInput, actor: Actor): DictionaryItem {
  const { dictionaries, dictionaryItems } = administration;
  const { id, version, categoryId, code, ...fields } = input;
  const before = dictionaryItems.findForSave(id, version);
  const others = itemsIn(administration, dictionaries.get(before?.categoryId ?? categoryId)).filter(
    (each) => each.id !== id,
  );
  checkCode(code, before, others);
  checkNames(fields.names, others);
  checkRemark(fields.remark);
  if (fields.isDefault && !fields.isEnabled) throw businessError('dictionary.default_disabled');
  if (!before && others.length >= MOST_ITEMS) throw businessError('dictionary.too_many', { max: MOST_ITEMS });
  const saved = before
    ? dictionaryItems.update(before.id, version, fields, actor)
    : dictionaryItems.create({ categoryId, code, ...fields }, actor, id || undefined);
  if (saved.isDefault) clearDefault(administration, saved.categoryId, saved.id, actor);
  return saved;
}

/** Enables or disables items; a disabled item is no default any more. Returns how many were changed. */
export function enableItems(
  { dictionaryItems }: Administration,
  ids: readonly string[],
  isEnabled: boolean,
  actor: Actor,
): number {
  const found = [...new Set(ids)].map((id) => dictionaryItems.get(id)).filter((item) => item.isEnabled !== isEnabled);
  for (const { id, isDefault } of found)
    dictionaryItems.update(
      id,
      'any',
      { isEnabled, isDefault: isDefault && isEnabled },
      actor,
      isEnabled ? 'enable' : 'disable',
    );
  return found.length;
}

/** Makes an item the only default of its category, or takes that from it. Returns the id of the default before. */
export function setDefault(
  administration: Administration,
  id: string,
  isDefault: boolean,
  actor: Actor,
): string | undefined {
  const { dictionaryItems } = administration;
  const { categoryId, isEnabled } = dictionaryItems.get(id);
  const former = dictionaryItems.all().find((item) => item.categoryId === categoryId && item.isDefault);
  if (isDefault && !isEnabled) throw businessError('dictionary.default_disabled');
  clearDefault(administration, categoryId, id, actor);
  if (dictionaryItems.get(id).isDefault !== isDefault) dictionaryItems.update(id, 'any', { isDefault }, actor);
  return former?.id;
}

/**
 * Moves an item to a place in its category, counted from 0. The version is that of the category, so that a concurrent
 * change of the order is not overwritten.
 */
export function moveItem(
  administration: Administration,
  { id, place, version }: { id: string; place: number; version: number | undefined },
  actor: Actor,
): DictionaryCategory {
  const { dictionaries, dictionaryItems } = administration;
  const { categoryId } = dictionaryItems.get(id);
  const others = itemsIn(administration, dictionaries.get(categoryId))
    .map((item) => item.id)
    .filter((each) => each !== id);
  return dictionaries.update(categoryId, version, { order: others.toSpliced(place, 0, id) }, actor, 'move');
}

/** Deletes all items or none and returns how many existed. Refused while a record has the value. */
export function deleteItems(
  administration: Administration,
  company: Company,
  ids: readonly string[],
  actor: Actor,
): number {
  const { dictionaries, dictionaryItems } = administration;
  const found = [...new Set(ids)].flatMap((id) => dictionaryItems.find(id) ?? []);
  for (const { categoryId, code, names } of found) {
    const count = usageCounter(company, dictionaries.get(categoryId))(code);
    if (count > 0) throw businessError('dictionary.in_use', { name: names[0], count });
  }
  dictionaryItems.remove(found, actor);
  return found.length;
}
