import { DIALOG } from '@/common/constants/workspace';
import type { PageStatus } from '@/engine/host';
import type { WorkspaceStore } from '../store/createStore';
import type { DialogPage, PageDialogEvent } from './dialogPage';
import type { FrameOptions } from './dialogSize';
import { closing, firstDirty } from './dialogStack';

export interface OpenDialogRequest {
  pageCode: string;
  title?: string;
  linkParam?: Record<string, unknown>;
  status?: PageStatus;
}

export interface Dialogs {
  /** Resolves when the dialog closes, with what its page handed back; undefined when it was cancelled. */
  open(request: OpenDialogRequest): Promise<unknown>;
  /** Somebody wants to close: unsaved input is asked about first. Resolves to whether it closed. */
  requestClose(id: string): Promise<boolean>;
  /** The page closes itself with a result; only unsaved dialogs above it are asked about. */
  finish(id: string, result?: unknown): Promise<boolean>;
  setDirty(id: string, isDirty: boolean): void;
  setTitle(id: string, title: string): void;
  /** The session ended: all go, nobody is asked. */
  clear(): void;
}

export interface DialogsDeps {
  store: WorkspaceStore;
  newId(): string;
  wait(ms: number): Promise<void>;
  /** What the page's protocol says about its frame. A page that cannot be fetched still opens, with what there is. */
  readFrame(pageCode: string): Promise<Partial<FrameOptions>>;
  confirmLoss(): Promise<boolean>;
}

/** Waits this long for the frame's size before it shows the dialog with the default one. */
const FRAME_PATIENCE_MS = 300;

const DEFAULT_FRAME: FrameOptions = { position: 'center', hasCloseIcon: true };

export function createDialogs({ store, newId, wait, readFrame, confirmLoss }: DialogsDeps): Dialogs {
  const results = new Map<string, (result: unknown) => void>();
  const stack = () => store.getState().dialogs;
  const apply = (event: PageDialogEvent): void => {
    store.dispatch({ type: 'dialogs/apply', event });
  };

  function remove(ids: readonly string[], id: string, result: unknown) {
    apply({ type: 'remove', ids });
    ids.forEach((removed) => {
      results.get(removed)?.(removed === id ? result : undefined);
      results.delete(removed);
    });
  }

  async function close(id: string, unasked: string | null, result?: unknown) {
    const ids = closing(stack(), id);
    if (ids.length === 0) return false;
    if (firstDirty(stack(), ids.filter((leaving) => leaving !== unasked)) && !(await confirmLoss())) return false;
    remove(ids, id, result);
    return true;
  }

  async function show(id: string, page: Omit<DialogPage, 'frame'>) {
    const frame = readFrame(page.pageCode).then((options) => ({ ...DEFAULT_FRAME, ...options }));
    await wait(DIALOG.openDelayMs);
    const known = await Promise.race([frame, wait(FRAME_PATIENCE_MS).then(() => null)]);
    apply({ type: 'push', id, page: { ...page, frame: known ?? DEFAULT_FRAME } });
    if (!known) apply({ type: 'setPage', id, change: { frame: await frame } });
  }

  return {
    async open({ pageCode, title = '', linkParam = {}, status }) {
      const id = newId();
      const result = new Promise<unknown>((resolve) => results.set(id, resolve));
      await show(id, { pageCode, title, linkParam, ...(status === undefined ? {} : { status }) });
      return result;
    },
    requestClose: (id) => close(id, null),
    finish: (id, result) => (stack().some((entry) => entry.id === id) ? close(id, id, result) : Promise.resolve(false)),
    setDirty: (id, isDirty) => apply({ type: 'setDirty', id, isDirty }),
    setTitle: (id, title) => apply({ type: 'setPage', id, change: { title } }),
    clear() {
      const ids = stack().map((entry) => entry.id);
      if (ids.length > 0) remove(ids, '', undefined);
    },
  };
}
