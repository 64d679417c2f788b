import type { Disposable } from './disposable';

/** Input that a page kept and did not live to save. */
export interface Draft {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** As the page gave it. */
  readonly content: unknown;
}

/** Where one opened page keeps its unsaved input. A browser that refuses to store rejects nothing: memory is used. */
export interface DraftShelf {
  /** What pages that are gone have kept for the same record, the newest first. Nobody else is offered it while this page lives. */
  find(): Promise<readonly Draft[]>;
  /** Keeps this page's input in place of what it kept before. */
  keep(content: unknown): Promise<void>;
  /** Forgets a draft that was found; without an id this page's own. */
  forget(id?: string): Promise<void>;
  /** Runs when the browser may end the page from here on. */
  onHide(listener: () => void): Disposable;
  /** The page is gone: what it kept is there for the next one. */
  close(): Promise<void>;
}
