import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Text } from '../languages/table';
import { contains } from '../query/text';
import type { Actor } from '../records/record';
import { checkCode, checkNames, checkRemark } from './checkFields';
import type { DictionaryCategory } from './dictionary';
import { itemsIn } from './manageItems';

/** The categories whose code or name contains the keyword: built-in ones first, then the oldest. */
export function listCategories({ dictionaries }: Administration, keyword: string): DictionaryCategory[] {
  const hits = contains(keyword);
  return dictionaries
    .all()
    .filter(({ code, names }) => hits(code) || names.some((name) => name !== undefined && hits(name)))
    .sort((a, b) => Number(b.isBuiltIn) - Number(a.isBuiltIn));
}

/** Submitted fields of a category. */
export interface CategoryInput {
  /** A reserved id; empty: the platform generates one. */
  id: string;
  /** The version that the change started from; undefined for a new category. */
  version: number | undefined;
  code: string;
  names: Text;
  remark: string;
}

/** Inserts a category or renames the one with the same id. */
export function saveCategory({ dictionaries }: Administration, input: CategoryInput, actor: Actor): DictionaryCategory {
  const { id, version, code, names, remark } = input;
  const before = dictionaries.findForSave(id, version);
  const others = dictionaries.all().filter((each) => each.id !== id);
  checkCode(code, before, others);
  checkNames(names, others);
  checkRemark(remark);
  return before
    ? dictionaries.update(before.id, version, { names, remark }, actor)
    : dictionaries.create({ code, names, remark, isBuiltIn: false, order: [] }, actor, id || undefined);
}

/** Deletes all categories with their items, or none, and returns how many existed. */
export function deleteCategories(administration: Administration, ids: readonly string[], actor: Actor): number {
  const { dictionaries, dictionaryItems } = administration;
  const found = [...new Set(ids)].flatMap((id) => dictionaries.find(id) ?? []);
  if (found.some(({ isBuiltIn }) => isBuiltIn)) throw businessError('dictionary.built_in');
  dictionaryItems.remove(
    found.flatMap((category) => itemsIn(administration, category)),
    actor,
  );
  dictionaries.remove(found, actor);
  return found.length;
}
