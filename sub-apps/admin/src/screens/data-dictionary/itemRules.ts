import type { Translate } from '@atrium/portal/sdk';
import type { Category, Item } from '../../api/dictionaries';

export const CODE_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,29}$/u;
export const NAME_MAX_LENGTH = 30;
export const REMARK_MAX_LENGTH = 200;

/** Why an item cannot be deleted; undefined when it can. */
export const deleteBlocker = ({ useCount }: Item, t: Translate): string | undefined =>
  useCount > 0 ? t('admin.dictionaries.item.delete.inUse', { count: useCount.toLocaleString('en-US') }) : undefined;

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
