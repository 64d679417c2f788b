import type { Translate } from '@atrium/portal/sdk';
import type { Category, Item } from '../../api/dictionaries';

export const CODE_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,29}$/u;
export const NAME_MAX_LENGTH = 30;
export const REMARK_MAX_LENGTH = 200;

/** Why an item cannot be deleted; undefined when it can. */
export const deleteBlocker = ({ useCount }: Item, t: Translate): string | undefined =>
  useCount > 0 ? t('admin.dictionaries.item.delete.inUse', { count: useCount.toLocaleString('en-US') }) : undefined;

/** Why the items cannot be deleted together, with the name of the first one that cannot. */
export function deleteBlockerOfAll(items: readonly Item[], t: Translate): string | undefined {
  const used = items.find(({ useCount }) => useCount > 0);
  const count = used?.useCount.toLocaleString('en-US');
  return used && t('admin.dictionaries.item.delete.inUse.named', { name: used.text, count });
}

/** What the deletion of items changes beside them. */
export function itemDeletionEffects(items: readonly Item[], t: Translate): string | undefined {
  const standard = items.find(({ isDefault }) => isDefault);
  return standard && t('admin.dictionaries.item.delete.default', { name: standard.text });
}

/** Why a category cannot be deleted; undefined when it can. */
export const categoryBlocker = ({ isBuiltIn }: Category, t: Translate): string | undefined =>
  isBuiltIn ? t('admin.dictionaries.category.delete.builtIn') : undefined;

/** The categories whose code or name contains the text. */
export function findCategories(categories: readonly Category[], text: string): readonly Category[] {
  const wanted = text.trim().toLowerCase();
  return categories.filter((category) =>
    [category.code, category.text, category.chinese, category.english, category.tradChinese].some((name) =>
      name.toLowerCase().includes(wanted),
    ),
  );
}
