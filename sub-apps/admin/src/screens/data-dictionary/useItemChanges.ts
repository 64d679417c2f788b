import type { Disposable } from '@atrium/common/disposable';
import { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { categoriesApi, itemsApi, moveItem, setDefault, setStatus } from '../../api/dictionaries';
import type { Category, Item } from '../../api/dictionaries';
import { isConflict } from '../../api/recordApi';

/** Changes of items that are saved at once and can be undone. */
export interface ItemChanges {
  enable(items: readonly Item[], isEnabled: boolean): void;
  makeDefault(item: Item, isDefault: boolean): void;
  /** Moves an item from one place of its category to another, both counted from 0. */
  move(item: Item, from: number, to: number): void;
  /** A change, or the read after it, is running. */
  isBusy: boolean;
}

type Undo = () => Promise<unknown>;

/** What a change has done, in words, and what undoes it; without an undo nothing was changed. */
interface Done {
  text: string;
  undo?: Undo;
}

/** There are few items in a category: all of them are read at once. */
const ALL = { index: 1, size: 500 };

export function useItemChanges(category: Category): ItemChanges {
  const t = useT();
  const { http, message } = usePortal();
  const queries = useQueryClient();
  const offer = useRef<Disposable>(undefined);
  const options = {
    onError: (error: unknown) => message.report(error),
    // Also after a failure: another person may have changed what is shown.
    onSettled: () =>
      Promise.all([itemsApi.key, categoriesApi.key].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  };
  const undoing = useMutation({ ...options, mutationFn: (undo: Undo) => undo() });
  const changing = useMutation({
    ...options,
    mutationFn: (change: () => Promise<Done>) => change(),
    onSuccess({ text, undo }) {
      if (!undo) {
        message.info(text);
        return;
      }
      // One offer at a time: an earlier step cannot be undone before a later one.
      offer.current?.();
      offer.current = message.offerUndo(text, () => undoing.mutate(undo));
    },
  });
  /** The category as it is by now, because each move gives it another version. */
  const latest = () => categoriesApi.get(http, category.categoryId);
  /** Moves an item in the order that the person sees. When another person has changed it, says who. */
  async function moveFrom(version: number, { itemId }: Item, to: number) {
    try {
      await moveItem(http, itemId, to, version);
    } catch (error) {
      if (!isConflict(error)) throw error;
      message.warning(t('admin.dictionaries.move.changed', { name: (await latest()).updatedBy }));
      throw new AppError('cancelled', 'The order has changed', { cause: error });
    }
  }
  const hasDefault = async () => {
    const filters = { categoryId: category.categoryId, keyword: '', status: '' };
    const { rows } = await queries.fetchQuery(itemsApi.listQuery(http, { filters, page: ALL }));
    return rows.some(({ isDefault }) => isDefault);
  };
  return {
    isBusy: changing.isPending || undoing.isPending,
    enable(items, isEnabled) {
      changing.mutate(async () => {
        // As they are stored now: what another person has changed meanwhile is not this change, and not its undo.
        const stored = await Promise.all(items.map(({ itemId }) => itemsApi.get(http, itemId)));
        const changed = stored.filter((item) => item.isEnabled !== isEnabled);
        const [first] = changed;
        const key = `admin.dictionaries.${isEnabled ? 'enabled' : 'disabled'}`;
        if (!first) return { text: t(`${key}.none`) };
        const ids = changed.map(({ itemId }) => itemId);
        const former = changed.find(({ isDefault }) => isDefault);
        await setStatus(http, ids, isEnabled);
        return {
          text: changed.length === 1 ? t(`${key}.one`, { name: first.text }) : t(`${key}.many`, { count: ids.length }),
          async undo() {
            await setStatus(http, ids, !isEnabled);
            // A disabled item loses the default, which another one may have by now.
            if (former && !(await hasDefault())) await setDefault(http, former.itemId, true);
          },
        };
      });
    },
    makeDefault({ itemId, text }, isDefault) {
      changing.mutate(async () => {
        const former = await setDefault(http, itemId, isDefault);
        return {
          text: t(`admin.dictionaries.default.${isDefault ? 'set' : 'cleared'}`, { name: text }),
          undo: () => (isDefault && former ? setDefault(http, former, true) : setDefault(http, itemId, !isDefault)),
        };
      });
    },
    move(item, from, to) {
      changing.mutate(async () => {
        await moveFrom(category.version, item, to);
        return {
          text: t('admin.dictionaries.moved', { name: item.text, place: to + 1 }),
          undo: async () => moveFrom((await latest()).version, item, from),
        };
      });
    },
  };
}
