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
  /** Drafts of closed pages for the same record, the newest first. They are locked for this page until it closes. */
  find(): Promise<readonly Draft[]>;
  /** Stores this page's input and replaces its earlier draft. */
  keep(content: unknown): Promise<void>;
  /** Deletes a draft that was found; without an id, this page's own. */
  forget(id?: string): Promise<void>;
  /** Runs when the page is hidden; the browser may discard it after that. */
  onHide(listener: () => void): Disposable;
  /** Releases the drafts, so that the next page finds them. */
  close(): Promise<void>;
}
