import type { Disposable } from '@/common/disposable';
import type { PageStatus } from '@/common/constants/page';
import type { DraftStore } from '@/common/drafts';
import type { Transfer, UploadedFile, UploadRequest } from '@/common/files';
import type { Language } from '@/common/languages';
import type { PageMonitor } from '@/common/pageRecord';
import type { SpreadsheetTool } from '@/common/spreadsheet';
import type { PrintRequest } from '@/common/printing';
import type { Observable } from '@/common/store';
import type { ScriptRunner } from './scripts/scriptRunner';

export { PAGE_STATUS } from '@/common/constants/page';
export type { PageStatus } from '@/common/constants/page';

/** Page opening modes (shell spec §2). `dialog` and `popup` are the same modal. */
export const PAGE_MODES = ['push', 'replace', 'popup', 'dialog', 'present', 'tab'] as const;
export type PageMode = (typeof PAGE_MODES)[number];

export interface PageOpenRequest {
  pageCode: string;
  mode: PageMode;
  title?: string;
  /** Becomes `page.linkparam` of the opened page. */
  linkParam: Record<string, unknown>;
  status: PageStatus;
}

/** The rows beside the one whose event opens a page to view. */
export interface RowWalk {
  /** Key of its row. */
  readonly key: string;
  /** Place of the row among those that are loaded, from 1, and how many these are. */
  readonly place: number;
  readonly count: number;
  /** The opened page that shows the row before; the new one takes its place. */
  readonly into?: string | undefined;
  /** Runs the event for the row before (-1) or after (1) this one. @param into The opened page whose place is taken. */
  go(step: -1 | 1, into: string): void;
}

/**
 * The tenant's file storage, as pages use it. What is on its way is listed in the workspace. A page that closes cancels
 * its uploads; the files that it saves arrive all the same.
 */
export interface PageFiles {
  /** Starts to upload a file. */
  upload(request: UploadRequest): Transfer<UploadedFile>;
  /** Reads a stored picture. Resolves to an address for an element of the page. A failure is not told: its place shows it. */
  picture(url: string): Promise<string>;
  /**
   * The same in small: a picture of the storage, else the picture itself. Undefined for a video of which the storage makes
   * none: it would be read as a whole.
   */
  thumbnail(url: string, options: { isVideo: boolean }): Promise<string | undefined>;
  /** Reads a stored file into memory. Rejects with an AppError. */
  read(url: string): Promise<Blob>;
  /** Saves a stored file on the person's device. Resolves to whether it was saved; a failure is told to the person. */
  save(url: string, filename: string): Promise<boolean>;
}

/** Codes that somebody holds. */
export type Codes = readonly string[] | 'all';

export interface BusinessCall {
  /** Last part of `/api/teapi/dy-biz/{api}`. */
  api: string;
  input: Readonly<Record<string, unknown>>;
  pageCode: string;
  /**
   * Only for reads of controls, whose answers may be cached (30 s): `table` for pages of rows, of which 100 are kept. A
   * call without it may write and always reaches the server.
   */
  cache?: 'container' | 'table';
  /** The person asked to read again: a cached answer is not good enough. */
  isFresh?: boolean;
  signal?: AbortSignal;
}

/** A unit of the organisation tree; its code path is its key. */
export interface OrganisationUnit {
  readonly codePath: string;
  readonly name: string;
  readonly children: readonly OrganisationUnit[];
}

/** Unsaved input that outlives its page: a crash, the end of the session, a reload. */
export interface PageDrafts {
  /** @param record Names what is edited. Drafts are this person's in this position, on this device. */
  open(record: string): Promise<DraftStore>;
  /** Runs when the page has closed with a result, so that its draft has served its purpose. */
  onFinished(listener: () => void): Disposable;
  /** Whether the person has undone the loss of this draft: it is restored without a question. */
  isUndone(draftId: string): boolean;
}

/** Saves the page. Resolves to whether all its input is saved. */
export type Save = () => Promise<boolean>;

/** A component that the tenant has added. */
export interface TenantComponent {
  readonly type: string;
  /** The text of its program. */
  readonly code: string;
  /** Whether it may run beside the product's own code: only what the tenant has named by its content. */
  readonly isTrusted: boolean;
}

/** A native screen that stands in a page. */
export interface ViewHandle {
  /** Shows another route of the same screen in the same view. */
  show(route: string): void;
  dispose: Disposable;
}

/**
 * Everything a page may do to the world around it. The workspace implements it for each opened page;
 * tests and the benchmark use `createFakeHost`. The engine reaches nothing else.
 */
export interface EngineHost {
  /** Another object whenever the language or any text has changed; the page then renders its texts again. */
  readonly translation: Observable<{ readonly language: string }>;
  /** Translates a tenant's or the client's own key; falls back to the key. */
  t(key: string, params?: Record<string, unknown>): string;
  /** Whether the tenant or the client has a text for the key. */
  hasText(key: string): boolean;
  /** Fetches the texts of the controls that do not come with the engine. */
  loadControlTexts(): Promise<void>;
  /** Adds texts by language that come with code. A key that is known keeps its text. */
  addTexts(texts: Partial<Record<Language, Record<string, string>>>): void;
  readonly user: {
    /** A field of the signed-in user by its wire name (`positionid`, `userinfoname`, …); undefined when unknown. */
    field(name: string): unknown;
    hasFunction(code: string | undefined): boolean;
    hasRole(code: string): boolean;
    /** Whether any of the codes is held; the category `role` asks for role codes, any other for function codes. */
    hasPermission(category: string, ...codes: string[]): boolean;
    /** All of it, for scripts, which cannot ask one by one: no token, no password. */
    all(): { readonly user: Readonly<Record<string, unknown>>; readonly functions: Codes; readonly roles: Codes };
  };
  /** True where the person at the screen writes the page: properties that cannot be used are marked at their controls. */
  readonly isAuthoring?: boolean;
  /** Runs what the tenant has written, where it can reach nothing but its page. */
  readonly scripts: ScriptRunner;
  /** Calls the business server and answers its `resp_data`. Rejects with `AppError`. */
  call(request: BusinessCall): Promise<unknown>;
  /** The person's organisation tree. May be up to 30 s old. */
  organisations(): Promise<readonly OrganisationUnit[]>;
  readonly pages: {
    /**
     * Resolves when the opened page closes, with the value it returned (undefined when it was cancelled). `onShown` runs
     * when it appears, `reopen` when the person undoes the loss of its input. With `walk` a dialog leads to the rows
     * beside; when another row takes its place, the promise rejects with kind `cancelled`.
     */
    open(
      request: PageOpenRequest,
      handlers?: { onShown?: () => void; reopen?: () => void; walk?: RowWalk | undefined },
    ): Promise<unknown>;
    /**
     * Closes this page. A result goes to the page that opened it, and its input with it; without one, unsaved input is
     * asked about first. Resolves to whether the page closed.
     */
    close(result?: unknown): Promise<boolean>;
    /** Closes every dialog and pushed page above the one with this code, or only the topmost when it is not open. */
    returnTo(pageCode: string): void;
  };
  /** What open pages tell each other by name. */
  readonly events: {
    /** Every listener of this name gets a copy of the data. */
    emit(name: string, data: unknown): void;
    on(name: string, listener: (data: unknown) => void): Disposable;
  };
  readonly message: Record<'success' | 'info' | 'warning' | 'error', (text: string) => void>;
  /**
   * Shows a text with a button that undoes what it says, for 8 s. Dispose to withdraw it; `onEnd` runs when it has closed
   * without the undo.
   */
  offerUndo(text: string, undo: () => void, onEnd?: () => void): Disposable;
  /** Asks. With `isDanger` the confirming button is red, and Enter refuses. */
  confirm(request: { title?: string; text: string; confirmText?: string; isDanger?: boolean }): Promise<boolean>;
  /** The one place where an error becomes a toast, a redirect or silence. */
  report(error: unknown): void;
  /** The words of an error for a person, for a place that shows it itself; an error's `message` is for developers. */
  errorText(error: unknown): string;
  /** Whether this page holds input that a close would lose. */
  setDirty(isDirty: boolean): void;
  /** Offers to save the page before it closes; the function returns undefined while the page cannot be saved. */
  offerSave(findSave: () => Save | undefined): Disposable;
  /** Offers to print the page. `print` shows its preview, and resolves when that is closed. */
  offerPrint(print: () => Promise<void>): Disposable;
  /** Notes that this page is being saved until the promise settles: it is not closed meanwhile. */
  trackSave(saved: Promise<unknown>): void;
  /** None where nobody's input is kept. */
  readonly drafts?: PageDrafts;
  /** None where nobody wants to know what pages cost. */
  readonly monitor?: PageMonitor;
  /** How this person wants pages to look, kept from one visit to the next. */
  readonly preferences: {
    /** What was last kept under the key, whoever wrote it; undefined when nothing was. */
    get(key: string): unknown;
    /** Keeps something that JSON can hold; undefined forgets it. */
    set(key: string, value: unknown): void;
  };
  /** Origins beside the page's own that pictures in formatted texts may come from. */
  imageOrigins?(): readonly string[];
  /** The tenant's own components; another object for another tenant, position or sign-in. */
  readonly components: {
    /** The same object each time; `missing`: its file could not be fetched; `unknown`: the tenant has none of this name. */
    find(type: string): TenantComponent | 'missing' | 'unknown';
  };
  /** The file storage. The first call loads its code. */
  files(): Promise<PageFiles>;
  /** Imports and exports of rows, each in a dialog. */
  readonly spreadsheet: Pick<SpreadsheetTool, 'import' | 'export'>;
  /** Key of the map service for controls that name none; empty when the deployment has none. */
  mapKey?(): string;
  /** Prints a page, or makes a PDF of it. Resolves when the person is done with it. */
  print(request: PrintRequest): Promise<void>;
  /**
   * Shows a native screen in an element of the page, for example `/report-detail?reportcode=sales`, with the host's
   * skeleton, and its error with a retry. None where there are no native screens.
   */
  mountView?(element: HTMLElement, request: { readonly route: string }): ViewHandle;
  /** A pre-allocated id (shell spec §7, generateid). */
  nextId(): Promise<string>;
}
