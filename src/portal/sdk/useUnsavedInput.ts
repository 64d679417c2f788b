import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraftWriter } from '../../common/drafts';
import type { Draft, DraftStore, DraftWriter } from '../../common/drafts';
import type { Save } from '../contract/portal';
import { usePortal, useT } from './hooks';

/** What an editor holds, with what it edits: enough to open it again. */
export interface EditorState {
  /** What the editor has open, as its screen knows it. */
  readonly opened: unknown;
  /** Its unsaved input. */
  readonly content: unknown;
  /** The draft that holds the input. */
  readonly draftId: string | undefined;
}

interface Options {
  /** The title of the editor, for the question and the notice. */
  title: string;
  /** What the editor has open, as JSON. */
  opened: unknown;
  /** Identifies the edited record among all of the product; drafts are found by it. Undefined while no editor is open. */
  record: string | undefined;
  /** Opens the editor with this input. */
  onRestore(state: EditorState): void;
}

/** The unsaved input of an editor in a native screen. */
export interface UnsavedInput {
  isDirty: boolean;
  /** Notes the input after each change; undefined when there is none any more. */
  change(content: unknown): void;
  /** The function that saves the input; undefined while it cannot be saved. */
  setSave(save: Save | undefined): void;
  /** The input is saved: nothing is lost when the editor closes. */
  markSaved(): void;
  /** Asks about unsaved input before the editor closes. Resolves to whether it may close. */
  confirmLeave(): Promise<boolean>;
  /** A draft of the same record that an earlier editor has left. */
  offer: Draft | undefined;
  /** Takes the offered draft: its content, for the editor to show. */
  takeOffer(): unknown;
  /** Deletes the offered draft. */
  dropOffer(): void;
}

/**
 * Protects the input of an editor: the tab asks before it closes, what was given up can be undone for 8 s, and is a draft
 * after that, as are crashes and ended sessions.
 */
export function useUnsavedInput({ title, opened, record, onRestore }: Options): UnsavedInput {
  const t = useT();
  const { tab, dialogs, message, drafts } = usePortal();
  const [isDirty, setIsDirty] = useState(false);
  const [offer, setOffer] = useState<Draft>();
  const content = useRef<unknown>(undefined);
  const save = useRef<Save | undefined>(undefined);
  const stored = useRef<{ store: DraftStore; writer: DraftWriter }>(undefined);

  const replacedDraft = useRef<string>(undefined);

  const stateNow = (): EditorState => ({ opened, content: content.current, draftId: stored.current?.store.id });
  const bringBack = (state: EditorState) => {
    replacedDraft.current = state.draftId;
    content.current = state.content;
    setIsDirty(true);
    onRestore(state);
  };
  const report = useEffectEvent((error: unknown) => message.report(error));
  const capture = useEffectEvent(stateNow);
  const restore = useEffectEvent((state: unknown) => bringBack(state as EditorState));

  useEffect(() => {
    if (!isDirty) return undefined;
    tab.setDirty(true);
    const disposables = [tab.offerSave(() => save.current), tab.capture(() => capture())];
    return () => {
      tab.setDirty(false);
      disposables.forEach((dispose) => dispose());
    };
  }, [tab, isDirty]);

  useEffect(() => {
    const state = tab.restored();
    let isOver = state === undefined;
    // After the effect, because the editor's screen is mounted by then.
    queueMicrotask(() => isOver || restore(state));
    return () => {
      isOver = true;
    };
  }, [tab]);

  useEffect(() => {
    if (record === undefined) return undefined;
    let isOver = false;
    async function open(key: string) {
      const store = await drafts.open(key);
      const writer = createDraftWriter({ store, take: () => content.current, report: (error) => report(error) });
      if (isOver) return writer.end();
      stored.current = { store, writer };
      const [found] = await store.find();
      if (isOver) return undefined;
      if (content.current === undefined) return setOffer(found);
      await writer.keep();
      if (replacedDraft.current !== undefined) await store.forget(replacedDraft.current);
      return undefined;
    }
    open(record).catch((error: unknown) => report(error));
    return () => {
      isOver = true;
      stored.current?.writer.end();
      stored.current = undefined;
      setOffer(undefined);
    };
  }, [drafts, record]);

  function change(next: unknown) {
    content.current = next;
    setIsDirty(next !== undefined);
    if (next === undefined) stored.current?.writer.forget();
    else stored.current?.writer.schedule();
  }

  async function confirmLeave(): Promise<boolean> {
    if (!isDirty) return true;
    const answer = await dialogs.confirmLoss([title], { canSave: save.current !== undefined });
    if (answer === 'keep') return false;
    // A saved editor closes itself.
    if (answer === 'save') {
      await save.current?.();
      return false;
    }
    const state = stateNow();
    await stored.current?.writer.keep();
    content.current = undefined;
    setIsDirty(false);
    message.offerUndo(t('ui.loss.discarded', { title }), () => bringBack(state));
    return true;
  }

  /** Keeps the draft as this editor's own before it deletes the offered one. */
  async function adopt({ id }: Draft) {
    await stored.current?.writer.keep();
    await stored.current?.store.forget(id);
  }

  return {
    isDirty,
    change,
    setSave(next) {
      save.current = next;
    },
    markSaved: () => change(undefined),
    confirmLeave,
    offer,
    takeOffer() {
      if (!offer) return undefined;
      setOffer(undefined);
      change(offer.content);
      adopt(offer).catch(message.report);
      return offer.content;
    },
    dropOffer() {
      if (!offer) return;
      setOffer(undefined);
      stored.current?.store.forget(offer.id).catch(message.report);
    },
  };
}
