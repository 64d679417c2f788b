import type { Disposable } from '../../common/disposable';
import type { FieldRight, FieldRights } from '../../common/fieldRights';

export type { FieldRight, FieldRights };

/** Mounts a protocol page of the host's engine into an element of the sub-app. */
export interface MountPageRequest {
  pageCode: string;
  linkParam?: Record<string, unknown>;
  /** 1 new, 2 edit (the default), 3 view. */
  status?: 1 | 2 | 3;
  /**
   * Fill the controls of these names: in place of a stored record, which the page then does not read itself, or over the
   * defaults of a new one. Without any the page reads its record by `linkParam`.
   */
  values?: Readonly<Record<string, unknown>>;
  /** Narrows what the page allows: a right neither shows what the page hides nor opens what it locks. */
  rights?: FieldRights;
  /** False leaves out the page's title and its own buttons, where the screen saves it: Ctrl-S then asks its editor. */
  hasToolbar?: boolean;
  /** Names what is edited: its unsaved input is kept as a draft on this device and offered again. None without it. */
  draftOf?: string;
  /** The page has been read and holds its first values. Not called while that has failed, which the page says itself. */
  onLoaded?(): void;
  /** Runs whenever the page begins or ceases to hold unsaved input. */
  onDirty?(isDirty: boolean): void;
  /**
   * Runs when the value of a control has changed: by the person, an event, a formula or a record that is read later. At
   * most once per 150 ms, after the last change of that time; never for the first values of the page, and never after
   * `dispose`. `values()` answers what the page then holds.
   */
  onChange?(): void;
  onClose?(result?: unknown): void;
}

/** The shortest time between two calls of `onChange`. */
export const PAGE_CHANGE_INTERVAL_MS = 150;

/** A mounted protocol page. */
export interface MountedPage {
  /** What its controls hold now, unchecked, by name; empty until the page has been read. */
  values(): Readonly<Record<string, unknown>>;
  /**
   * Validates the page, waits for computed values and uploads pending files. Resolves to the values that a submit sends,
   * without those that `rights` hide; to undefined where something is missing or wrong, which the page then marks and
   * focuses. Rejects with `AppError` when an upload fails, an expression fails, or the page has not been read yet.
   */
  collect(): Promise<Readonly<Record<string, unknown>> | undefined>;
  /**
   * What it held when it answered these values, or any values last, has been saved: that is no longer unsaved input, and
   * its draft is dropped. What was changed since then stays unsaved.
   */
  markSaved(values?: Readonly<Record<string, unknown>>): void;
  /** What it edits has another name from now on, such as a new record that was saved: drafts are kept under that. */
  setDraftOf(draftOf: string): void;
  /**
   * Renders it as it is now, without its title, into an empty element of a paper that `PrintContent` fills: fields, tables
   * and pictures in the marks of such content. Resolves to a disposable when all of it is there. Rejects with `AppError`
   * when it has not been read yet, or the code for paper cannot be fetched.
   */
  mountOnPaper(element: HTMLElement): Promise<Disposable>;
  /** Unmounts it. Twice is harmless. */
  dispose: Disposable;
}

/** What is wrong with an expression, in the language of the person. */
export interface ExpressionProblem {
  text: string;
}

/** The expression language of page protocols, without the leading `=`. The first call loads the engine. */
export interface PortalExpressions {
  /** Resolves to what is wrong; to undefined when nothing is. `names`: the values that it may read. */
  check(expression: string, names: readonly string[]): Promise<ExpressionProblem | undefined>;
  /** Evaluates with these values by name. Rejects with an `AppError` of kind `config` when it cannot be evaluated. */
  evaluate(expression: string, values: Readonly<Record<string, unknown>>): Promise<unknown>;
}
