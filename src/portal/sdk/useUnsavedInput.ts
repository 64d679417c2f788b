import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraftWriter } from '../../common/drafts';
import type { Draft, DraftStore, DraftWriter } from '../../common/drafts';
import type { EditorGuard, Save } from '../contract/portal';
import { usePortal } from './hooks';

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
  /** Whether the input is being saved. */
  isSaving: boolean;
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

/** The input of one record while the editor has it open. */
interface Session {
  content: unknown;
  /** The draft that the content comes from; it is deleted once this session's own draft holds it. */
  source: string | undefined;
  store?: DraftStore;
  writer?: DraftWriter;
}

const emptySession = (): Session => ({ content: undefined, source: undefined });

/**
 * Protects the input of an editor: the tab asks before it closes, what was given up can be undone for 8 s, and is a draft
 * after that, as are crashes and ended sessions.
 */
export function useUnsavedInput({ title, opened, record, isSaving, onRestore }: Options): UnsavedInput {
  const { tab, message, drafts } = usePortal();
  const [isDirty, setIsDirty] = useState(false);
  /** With the store that has found it: it may be discarded when its session is already over. */
  const [offer, setOffer] = useState<Draft & { store: DraftStore }>();
  /** Counts the restores, each of which is a new session even of the same record. */
  const [restores, setRestores] = useState(0);
  const session = useRef(emptySession());
  /** What the next session starts with. */
  const pending = useRef<EditorState>(undefined);
  const save = useRef<Save | undefined>(undefined);
  const guard = useRef<EditorGuard>(undefined);

  const stateNow = (): EditorState => {
    const { content, store } = session.current;
    return { opened, content, draftId: store?.id };
  };

  function markDirty(next: boolean) {
    setIsDirty(next);
    guard.current?.setDirty(next);
  }

  function change(next: unknown) {
    const { current } = session;
    current.content = next;
    markDirty(next !== undefined);
    if (next === undefined) current.writer?.forget();
    else current.writer?.schedule();
  }

  async function confirmLeave(): Promise<boolean> {
    const { current } = session;
    if (current.content === undefined && !isSaving) return true;
    if (!(await guard.current?.confirmLeave())) return false;
    // Discarded: it is a draft from now on.
    if (current.content !== undefined) {
      await current.writer?.keep();
      current.content = undefined;
      markDirty(false);
    }
    return true;
  }

  /** Restores discarded input. If the editor has other unsaved input, it asks about that first. */
  async function bringBack(state: EditorState) {
    if (!(await confirmLeave()) && session.current.content !== undefined) return;
    pending.current = state;
    setRestores((count) => count + 1);
    markDirty(true);
    onRestore(state);
  }
  /** The notice outlives the render that has shown it. */
  const undo = useRef<(state: EditorState) => void>(() => undefined);
  useEffect(() => {
    undo.current = (state) => void bringBack(state).catch(message.report);
  });

  const report = useEffectEvent((error: unknown) => message.report(error));
  const editor = useEffectEvent(() => ({ title, save: save.current, state: stateNow() }));

  useEffect(() => {
    const own = tab.guardEditor({
      title: () => editor().title,
      findSave: () => editor().save,
      capture: () => editor().state,
    });
    guard.current = own;
    return () => own.dispose();
  }, [tab]);

  useEffect(() => guard.current?.setSaving(isSaving), [isSaving]);

  useEffect(() => tab.onRestore((state) => undo.current(state as EditorState)), [tab]);

  useEffect(() => {
    const { content, draftId } = pending.current ?? {};
    const own: Session = { content, source: draftId };
    pending.current = undefined;
    session.current = own;
    if (record === undefined) return undefined;
    let isOver = false;
    async function open(key: string) {
      const store = await drafts.open(key);
      const writer = createDraftWriter({ store, take: () => own.content, report: (error) => report(error) });
      if (isOver) return writer.end();
      Object.assign(own, { store, writer });
      const [found] = await store.find();
      if (isOver) return undefined;
      if (own.content === undefined) return setOffer(found && { ...found, store });
      await writer.keep();
      if (own.source !== undefined) await store.forget(own.source);
      return undefined;
    }
    open(record).catch((error: unknown) => report(error));
    return () => {
      isOver = true;
      own.writer?.end();
      setOffer(undefined);
    };
  }, [drafts, record, restores]);

  /** Keeps the draft as this session's own before it deletes the offered one. */
  async function adopt({ id }: Draft) {
    const { store, writer } = session.current;
    await writer?.keep();
    await store?.forget(id);
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
      offer.store.forget(offer.id).catch(message.report);
    },
  };
}
