import type { Disposable } from './disposable';

/** Input that a page stored as a draft and did not submit. */
export interface Draft {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** The value that the page stored, unchanged. */
  readonly content: unknown;
}

/** The draft store of one opened page. Storing never rejects: without the browser's storage, memory is used. */
export interface DraftStore {
  /** Identifies the draft of this page. */
  readonly id: string;
  /** Drafts of closed pages for the same record, the newest first. They are locked for this page until it closes. */
  find(): Promise<readonly Draft[]>;
  /** Stores this page's input and replaces its earlier draft. */
  keep(content: unknown): Promise<void>;
  /** Deletes a draft that was found; without an id, this page's own. */
  forget(id?: string): Promise<void>;
  /** Tells the other open pages of the record, in all windows of the browser, that this page has saved it. */
  noteSaved(): void;
  /** Runs when another open page has saved the record. */
  onSavedElsewhere(listener: () => void): Disposable;
  /** Runs when the page is hidden; the browser may discard it after that. */
  onHide(listener: () => void): Disposable;
  /** Releases the drafts, so that the next page finds them. */
  close(): Promise<void>;
}

/** Unsaved input is stored after this time: with the writing, less than a second of typing can be lost. */
export const KEEP_AFTER_MS = 800;

/** Stores the input of one page while a person types, at most once in `KEEP_AFTER_MS`. */
export interface DraftWriter {
  /** The input has changed. */
  schedule(): void;
  /** Stores what there is now. */
  keep(): Promise<void>;
  /** Deletes this page's own draft: its input is saved, or is the stored one again. */
  forget(): void;
  /** The page has ended: stores its last input and releases the drafts. */
  end(): void;
}

interface DraftWriterOptions {
  store: DraftStore;
  /** The input to be stored; undefined when there is none. */
  take(): unknown;
  report(error: unknown): void;
}

export function createDraftWriter({ store, take, report }: DraftWriterOptions): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasKept = false;
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  async function keep() {
    stopWaiting();
    const content = take();
    if (content === undefined) return;
    hasKept = true;
    await store.keep(content);
  }
  const flush = () => {
    if (timer !== undefined) keep().catch(report);
  };
  const stopFollowing = store.onHide(flush);
  return {
    schedule() {
      timer ??= setTimeout(flush, KEEP_AFTER_MS);
    },
    keep,
    forget() {
      stopWaiting();
      if (!hasKept) return;
      hasKept = false;
      store.forget().catch(report);
    },
    end() {
      stopFollowing();
      flush();
      store.close().catch(report);
    },
  };
}
