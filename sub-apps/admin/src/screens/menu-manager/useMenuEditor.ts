import { changeHistory, redoStep, startHistory, undoStep } from '@atrium/common/history';
import type { History } from '@atrium/common/history';
import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getMenu, readMenuDraft, saveMenu } from '../../api/menu';
import type { MenuDraft, MenuItem, StoredMenu } from '../../api/menu';
import { isConflict } from '../../api/recordApi';
import { changedFields, newerThan, restoredInput } from '../../kit/conflict';
import type { Base, Content } from '../../kit/conflict';
import { mergeMenus } from './rules/mergeMenus';

type Items = readonly MenuItem[];

interface State {
  history: History<Items>;
  /** The menu that the edit started from. */
  base: Base<MenuDraft>;
  /** The menu as it was read or saved last: who changed it and when. */
  stored: StoredMenu;
  /** What another person has saved meanwhile, until the person has decided what to continue with. */
  latest: StoredMenu | undefined;
}

const BLANK: MenuDraft = { items: [] };

const startFrom = (stored: StoredMenu): State => ({
  history: startHistory(stored.draft.items),
  base: stored,
  stored,
  latest: undefined,
});

/**
 * The edit of the menu: its steps, its protection as unsaved input, and its save, which never overwrites what somebody
 * else has saved meanwhile.
 * @param canSave Checks the items before a save; false keeps them unsaved.
 */
export function useMenuEditor(initial: StoredMenu, canSave: (items: Items) => boolean) {
  const t = useT();
  const { http, message } = usePortal();
  const [state, setState] = useState(() => startFrom(initial));
  const { history, base, stored, latest } = state;
  const items = history.present;
  const isDirty = changedFields(base.draft, { items }).length > 0;

  const saving = useMutation({
    async mutationFn(draft: MenuDraft) {
      try {
        return { ...(await saveMenu(http, draft, base.version)), draft };
      } catch (refusal) {
        if (!isConflict(refusal)) throw refusal;
        const found = await getMenu(http);
        // The answer to an earlier save was lost.
        if (changedFields(found.draft, draft).length === 0) return found;
        const newer = newerThan(base, found);
        if (newer) {
          setState((current) => ({ ...current, latest: newer }));
          throw refusal;
        }
        // The version has changed, but not the menu.
        return { ...(await saveMenu(http, draft, found.version)), draft };
      }
    },
    // The note that the saved menu can be loaded now says that it is saved.
    onSuccess(saved: StoredMenu) {
      put({ ...state, base: saved, stored: saved, latest: undefined });
    },
  });
  const reading = useMutation({
    mutationFn: () => getMenu(http),
    onError: (error) => message.report(error),
    onSuccess(found) {
      if (isDirty) setState({ ...state, latest: newerThan(base, found) });
      else put(startFrom(found));
    },
  });

  const input = useUnsavedInput({
    title: t('admin.menu.title'),
    opened: {},
    record: 'menu',
    isSaving: saving.isPending,
    onRestore: ({ content }) => bringBack(content),
  });

  /** Shows the next state and notes its unsaved input. */
  function put(next: State) {
    setState(next);
    const draft = { items: next.history.present };
    const isChanged = changedFields(next.base.draft, draft).length > 0;
    input.change(isChanged ? ({ input: draft, base: baseOf(next.base) } satisfies Content) : undefined);
  }

  /** Brings back input that was given up or left unsaved. It may be older than the stored menu. */
  function bringBack(content: unknown) {
    const restored = restoredInput({ blank: BLANK, stored, content, readDraft: readMenuDraft });
    setState({
      ...state,
      history: changeHistory(history, restored.input.items ?? items),
      base: restored.base,
      latest: newerThan(restored.base, stored),
    });
  }

  const running = useRef<Promise<boolean>>(undefined);
  /** Sends the menu once; while that runs, further presses wait for it. What is changed meanwhile stays unsaved. */
  const send = (draft: MenuDraft) =>
    (running.current ??= saving
      .mutateAsync(draft)
      .then(
        () => true,
        (error: unknown) => {
          message.report(error);
          return false;
        },
      )
      .finally(() => {
        running.current = undefined;
      }));
  const save = useEffectEvent(async () => canSave(items) && send({ items }));
  const { setSave } = input;
  useEffect(() => {
    setSave(isDirty ? () => save() : undefined);
    return () => setSave(undefined);
  }, [setSave, isDirty]);

  return {
    items,
    base: base.draft.items,
    stored,
    latest,
    isDirty,
    input,
    bringBack,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: Items, subject?: string) => put({ ...state, history: changeHistory(history, next, subject) }),
    undo: () => put({ ...state, history: undoStep(history) }),
    redo: () => put({ ...state, history: redoStep(history) }),
    save: () => canSave(items) && void send({ items }),
    isSaving: saving.isPending,
    /** The last save was refused, for another reason than a newer menu. */
    saveError: latest ? null : saving.error,
    hasSaved: saving.isSuccess && !isDirty,
    /** Reads the menu again. Unsaved changes stay, and are compared with what is new. */
    refresh: () => reading.mutate(),
    isRefreshing: reading.isPending,
    /** Continues with the newer menu: with one's own changes on top of it, or without them, which can be undone. */
    resolve(newer: StoredMenu, prefer: 'mine' | 'stored') {
      const next = prefer === 'mine' ? mergeMenus(base.draft.items, items, newer.draft.items) : newer.draft.items;
      put({ history: changeHistory(history, next), base: newer, stored: newer, latest: undefined });
      saving.reset();
      message.info(t(prefer === 'mine' ? 'admin.menu.conflict.merged' : 'admin.menu.conflict.taken'));
    },
  };
}

/** What a draft keeps of the menu that it started from. */
const baseOf = ({ draft, version }: Base<MenuDraft>): Base<MenuDraft> => ({ draft, version });

export type MenuEditing = ReturnType<typeof useMenuEditor>;
