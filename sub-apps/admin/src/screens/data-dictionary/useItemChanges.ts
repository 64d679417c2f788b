import type { Disposable } from '@atrium/common/disposable';
import { AppError, toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { categoriesApi, itemsApi, moveItem, setDefault, setStatus } from '../../api/dictionaries';
import type { Category, Item } from '../../api/dictionaries';

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

interface Change {
  /** Makes the change and resolves to what undoes it. */
  run(): Promise<Undo>;
  /** Says what was changed. */
  text: string;
}

export function useItemChanges(category: Category): ItemChanges {
  const t = useT();
  const { http, message } = usePortal();
  const queries = useQueryClient();
  const offer = useRef<Disposable>(undefined);
  const options = {
    onError: (error: unknown) => message.report(error),
    // Also after a failure: somebody else may have changed what is shown.
    onSettled: () =>
      Promise.all([itemsApi.key, categoriesApi.key].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  };
  const undoing = useMutation({ ...options, mutationFn: (undo: Undo) => undo() });
  const changing = useMutation({
    ...options,
    mutationFn: ({ run }: Change) => run(),
    onSuccess(undo, { text }) {
      // One offer at a time: an earlier step cannot be undone before a later one.
      offer.current?.();
      offer.current = message.offerUndo(text, () => undoing.mutate(undo));
    },
  });
  /** The category as it is by now, because each move gives it another version. */
  const latest = () => categoriesApi.get(http, category.categoryId);
  /** Moves an item in the order that the person sees. When somebody else has changed it, says who. */
  async function moveFrom(version: number, { itemId }: Item, to: number) {
    try {
      await moveItem(http, itemId, to, version);
    } catch (error) {
      if (toAppError(error).code !== 'record.changed') throw error;
      message.warning(t('admin.dictionaries.move.changed', { name: (await latest()).updatedBy }));
      throw new AppError('cancelled', 'The order has changed', { cause: error });
    }
  }
  return {
    isBusy: changing.isPending || undoing.isPending,
    enable(items, isEnabled) {
      const changed = items.filter((item) => item.isEnabled !== isEnabled);
      const ids = changed.map(({ itemId }) => itemId);
      const former = changed.find(({ isDefault }) => isDefault);
      const what = isEnabled ? 'enabled' : 'disabled';
      changing.mutate({
        async run() {
          await setStatus(http, ids, isEnabled);
          return async () => {
            await setStatus(http, ids, !isEnabled);
            // A disabled item loses the default.
            if (former) await setDefault(http, former.itemId, true);
          };
        },
        text:
          changed.length === 1
            ? t(`admin.dictionaries.${what}.one`, { name: changed[0]?.text })
            : t(`admin.dictionaries.${what}.many`, { count: changed.length }),
      });
    },
    makeDefault({ itemId, text }, isDefault) {
      changing.mutate({
        async run() {
          const former = await setDefault(http, itemId, isDefault);
          return () => (isDefault && former ? setDefault(http, former, true) : setDefault(http, itemId, !isDefault));
        },
        text: t(`admin.dictionaries.default.${isDefault ? 'set' : 'cleared'}`, { name: text }),
      });
    },
    move(item, from, to) {
      changing.mutate({
        async run() {
          await moveFrom(category.version, item, to);
          return async () => moveFrom((await latest()).version, item, from);
        },
        text: t('admin.dictionaries.moved', { name: item.text, place: to + 1 }),
      });
    },
  };
}
