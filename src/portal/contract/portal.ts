import type { CodeAccess } from '../../common/access';
import type { Disposable } from '../../common/disposable';
import type { DraftStore } from '../../common/drafts';
import type { StoredFile } from '../../common/files';
import type { Language } from '../../common/languages';
import type { Message } from '../../common/messages/message';
import type { PrintLayout, PrintRequest } from '../../common/printing';
import type { ExportRequest, FollowedExport, ImportRequest, SpreadsheetOutcome } from '../../common/spreadsheet';
import type { Observable } from '../../common/store';
import type { ThemeName } from '../../common/theme/tokens';
import type { MountedPage, MountPageRequest, PortalExpressions } from './pages';

/** Semantic version of the contract below. A sub-app built for another major version shows an error page. */
export const PORTAL_VERSION = '4.4.0';

export type { Language };
export type { FieldRight, FieldRights, MountedPage, MountPageRequest, PortalExpressions } from './pages';

/**
 * Falls back to the key. `params.name` replaces `{{name}}` in a text, a list of names as the language lists them;
 * `params.count` selects the plural.
 */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** The language and its translator: a new object after each change of language or texts. */
export interface Translation {
  readonly language: Language;
  readonly t: Translate;
}

export interface Position {
  positionId: string;
  positionName: string;
  orgName: string;
}

/** The signed-in person (the stored current-user record, shell spec §3). */
export interface User {
  accountCode: string;
  userInfoId: string;
  userName: string;
  tenantCode: string;
  tenantName: string;
  orgCode: string;
  orgName: string;
  orgStructTypeId: string;
  positionId: string;
  positionName: string;
  positions: readonly Position[];
  functionCodes: readonly string[];
  roleCodes: readonly string[];
}

export interface CallOptions {
  /** Sent as the `pagecode` header of business calls. */
  pageCode?: string;
  signal?: AbortSignal;
  /** The POST is idempotent: identical calls in flight share one request, and it waits while the browser is offline. */
  isRead?: boolean;
  /**
   * Makes the call a read and sets how long its answer is cached: `default` 15 s, as every read of the platform;
   * `container` 30 s; `none` not at all (polling). A save drops all cached answers.
   */
  cache?: 'default' | 'container' | 'none';
  /** Skips the cached answer; the new answer replaces it. */
  isFresh?: boolean;
}

/** The HTTP client. Answers are `resp_data` of type unknown: validate them. Rejects with `AppError`. */
export interface PortalHttp {
  get(path: string, query?: Record<string, string | number>, options?: CallOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  /** Drops all cached answers, for a refresh by the person. */
  forgetReads(): void;
}

/** The checks of the host's own access object. */
export type PortalAccess = Pick<CodeAccess, 'hasFunction' | 'hasPermission' | 'canUse'>;

export type PageMode = 'push' | 'replace' | 'popup' | 'dialog' | 'present' | 'tab';

/** Opens a protocol page by its code, or a native screen by its route, in a tab or a dialog. */
export interface OpenRequest {
  /** A protocol page's code, or `native:{name}`. */
  pageCode: string;
  mode: PageMode;
  title?: string;
  linkParam?: Record<string, unknown>;
  /** The status of a protocol page: 1 new, 2 edit (the default), 3 view (business spec §3). */
  status?: 1 | 2 | 3;
}

/** What is saved: all unsaved input before it could be lost, or by Ctrl-S only the form in front of several. */
export type SaveScope = 'all' | 'front';

/** Saves unsaved input, by default all of it. Resolves to whether that is saved. */
export type Save = (scope?: SaveScope) => Promise<boolean>;

/** An editor in a view, such as a panel, whose unsaved input must not be lost by a slip. */
export interface GuardedEditor {
  /** Names the editor in the question and in the notice that its input was discarded. */
  title(): string;
  /** Saves the input before the editor closes; undefined while it cannot be saved. */
  findSave(): Save | undefined;
  /** The input as it is now, for an undo of its loss. */
  capture(): unknown;
}

/** The guard of one editor. */
export interface EditorGuard {
  /** Notes whether the editor contains unsaved input. */
  setDirty(isDirty: boolean): void;
  /** Notes whether the editor is being saved: it waits for the answer for a while before it closes. */
  setSaving(isSaving: boolean): void;
  /**
   * Asks before the editor closes with unsaved input. Resolves to whether it may close: the input was saved, or discarded
   * with the offer to undo that. False also when it was saved while the question was open.
   */
  confirmLeave(): Promise<boolean>;
  dispose: Disposable;
}

/** What a view wants back when its tab is shown again: a copy of it, as JSON has it. */
export interface PortalTabState {
  /**
   * What the view has set, also before its tab was refreshed, restored after a reload, or closed and reopened. Undefined
   * when there is none. Of type unknown, because another version of the view may have set it: validate it.
   */
  get(): unknown;
  /**
   * Kept on this device until the tab closes, never in the address; in a dialog or pushed page, as long as that is open.
   * Each browser tab has its own; a new one begins with that of the browser tab that changed its tabs last. Undefined
   * removes it. More than 32 kB of JSON are not kept, and what was set before is removed.
   */
  set(value: unknown): void;
}

/** The tab or dialog that contains the view. */
export interface PortalTab {
  readonly state: PortalTabState;
  /** The view is alone in a browser window, without the frame of the workspace: `close` closes the window. */
  readonly isOwnWindow: boolean;
  /** Guards the unsaved input of an editor, also when the tab closes. */
  guardEditor(editor: GuardedEditor): EditorGuard;
  /** Runs with what an editor of this view, or of the view that this one replaces, had captured when its loss is undone. */
  onRestore(restore: (captured: unknown) => void): Disposable;
  /**
   * Registers a check before the view closes, refreshes, or ends by a switch of position or a sign-out. False keeps it.
   */
  beforeClose(check: () => boolean | Promise<boolean>): Disposable;
  setTitle(title: string): void;
  /**
   * Makes Ctrl-P in front of this view call `print` instead of the browser's print; the newest offer counts. `print`
   * resolves when its preview is closed: pass on what `portal.print` answers.
   */
  offerPrint(print: () => Promise<void>): Disposable;
  /** Closes the tab; the close guard may veto. */
  close(): void;
}

export interface ConfirmRequest {
  title?: string;
  text: string;
  confirmText?: string;
  /** The text of the cancel button. */
  cancelText?: string;
  /** The action cannot be undone: its button is red, and the cancel button has the focus, so that Enter cancels. */
  isDanger?: boolean;
}

/** How many processes wait for the person; undefined while that is unknown, and where the platform does not tell. */
export interface WaitingCounts {
  /** To decide. */
  undeal?: number | undefined;
  /** Own applications that were returned to them. */
  returned?: number | undefined;
  /** Copies that they have not read. */
  copied?: number | undefined;
}

export interface PortalMessage {
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  error(text: string): void;
  /** Shows a text with a button that undoes what it says, for 8 s; Ctrl-Z does the same. Dispose to withdraw it. */
  offerUndo(text: string, undo: () => void): Disposable;
  /** Shows an error by its kind: as a toast, an alert or not at all. */
  report(error: unknown): void;
}

/** An import by a native screen: a job of the platform, never a business call of a page. */
export type ImportRows = Omit<ImportRequest, 'api' | 'pageCode' | 'onShown'>;
export type ExportRows = Omit<ExportRequest, 'onShown'>;
export type { FollowedExport, StoredFile };

/**
 * Something that a screen prints. `mount` fills an empty element, the paper, which is in a document of its own: always
 * light, with the product's stylesheets, without those of antd. It resolves to a disposable when everything is there. The
 * paper gets one root element, whose class sets type and colours, and only marked content is printed:
 * - `data-paper="head"` is a heading and stays with what follows; any other `data-paper` is a block that is put on a sheet
 *   as a whole where it fits.
 * - `data-table` surrounds a table: a `colgroup` whose `col`s have widths in per cent, a `thead`, which is repeated on each
 *   sheet, and rows with `data-paper="row"`. The host sets the widths of the columns, makes the type smaller
 *   (`--table-type`, a factor of at most 1), or splits a table that is too wide.
 * - Hundreds of rows come in several tables, each in a hidden `data-batch` inside `data-table`, the head in one before
 *   them.
 * - `data-scope` says what the person should know before printing, for example how many of the rows are printed.
 */
export interface PrintContent extends Pick<PrintRequest, 'title' | 'mount'> {
  orientation?: PrintLayout['orientation'];
}

export interface ThemeState {
  name: ThemeName;
  density: 'default' | 'compact';
}

/** The person's choice of theme and density. `system` follows the colour scheme of the operating system. */
export interface ThemePreference {
  mode: 'system' | ThemeName;
  density: ThemeState['density'];
}

/** How the workspace works on this device. */
export interface Modes {
  /** Developer mode: every call carries the header `debug` (shell spec §7). It ends with the sign-out. */
  isDeveloper: boolean;
  /** The deployment's configuration turns developer mode on for everybody, and `set` cannot end it. */
  isDeveloperFixed: boolean;
  /** Tab mode: each page opens in a tab; otherwise one page is shown at a time (shell spec §2). */
  hasTabs: boolean;
}

/** Display preferences of screens, stored on this device per tenant and account. */
export interface PortalPreferences {
  /** The stored value of type unknown: validate it. Undefined when there is none. */
  get(key: string): unknown;
  /** Undefined removes the entry. */
  set(key: string, value: unknown): void;
}

export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  /** The sub-app's name or a module of the host. */
  source: string;
  message: string;
  error?: unknown;
}

/**
 * The host's API for a sub-app as a whole: one frozen object per session. All state is `get()` + `subscribe()`.
 */
export interface HostPortal {
  readonly version: string;
  readonly session: Observable<User> & {
    /**
     * Switches to another position, with the host's question about unsaved input. Resolves when the person stays or the
     * new position starts, which replaces all views. The host shows a failure.
     */
    switchPosition(positionId: string): Promise<void>;
    /**
     * Starts the position again, so that a changed menu takes effect: with the host's question about unsaved input, and
     * with the same tabs afterwards. Resolves when the person stays or the start begins, which replaces all views.
     */
    restart(): Promise<void>;
  };
  /** Changes together with `session`. */
  readonly access: PortalAccess;
  readonly http: PortalHttp;
  readonly i18n: Observable<Translation> & {
    /** `get().t`, for use outside a component. */
    readonly t: Translate;
    /** Adds the sub-app's texts, by language; keys begin with the sub-app's name. */
    addTexts(texts: Partial<Record<Language, Record<string, string>>>): void;
    /** Changes the language of the product and stores it. Rejects when its texts cannot be loaded; the language stays. */
    setLanguage(language: Language): Promise<void>;
  };
  readonly dialogs: { confirm(request: ConfirmRequest): Promise<boolean> };
  readonly message: PortalMessage;
  readonly files: {
    download(path: string, filename: string): Promise<void>;
    /** Uploads a file to the tenant's storage; the header shows its progress. Rejects with `AppError`. */
    upload(file: File): Promise<StoredFile>;
    /** Saves a file of the tenant's storage on the device. Resolves to whether it was saved; the host shows a failure. */
    save(url: string, filename: string): Promise<boolean>;
    /** Reads a picture of the tenant's storage. Resolves to an address for an `img`. The place shows a failure itself. */
    picture(url: string): Promise<string>;
    /** Opens the host's import modal (business spec §4), fetched with its first use. Resolves when the job has ended. */
    importRows(request: ImportRows): Promise<SpreadsheetOutcome>;
    /** Opens the host's export modal. Resolves when the job has ended. */
    exportRows(request: ExportRows): Promise<SpreadsheetOutcome>;
    /**
     * Follows an export that the screen's own call begins, without a dialog: the header shows its progress and cancels it,
     * a notice tells its end, and the file is saved. Resolves when the job has ended; to `running` at once where the
     * platform told no job. Rejects as `start` does, and with a `network` error before `start` when the host cannot follow.
     */
    followExport(request: FollowedExport): Promise<SpreadsheetOutcome>;
  };
  /** Shows the host's print preview, from which it is printed or saved as a PDF. Resolves when that is closed. */
  print(content: PrintContent): Promise<void>;
  readonly theme: Observable<ThemeState> & {
    readonly preference: Observable<ThemePreference>;
    /** Applies the choice at once and stores it for the account on this device. */
    set(change: Partial<ThemePreference>): void;
  };
  readonly modes: Observable<Modes> & {
    /**
     * Applies the change at once and stores it on this device. The end of tab mode closes the other tabs and asks about
     * their unsaved input. Resolves to whether it was applied.
     */
    set(change: Partial<Pick<Modes, 'isDeveloper' | 'hasTabs'>>): Promise<boolean>;
  };
  readonly preferences: PortalPreferences;
  /** The numbers of waiting processes and unread messages beside menu items and in the header. */
  readonly badges: Observable<WaitingCounts> & {
    /** Reads them again at once, because the screen has changed them. */
    refresh(): void;
  };
  /** Drafts of unsaved input, stored on this device for the person in this position. */
  readonly drafts: { open(record: string): Promise<DraftStore> };
  readonly log: (entry: LogEntry) => void;
}

/**
 * The host's API for one view of a sub-app. When the view closes, the host disposes its remaining subscriptions, close
 * checks and mounted pages.
 */
export interface Portal extends HostPortal {
  readonly nav: {
    /** Opens a page; `push` stacks it over this view. Resolves with the page's result when it closes. */
    open(request: OpenRequest): Promise<unknown>;
    /** Opens or activates the tab of a native route, for example `/report-detail?reportcode=x`. */
    openRoute(route: string, title?: string): void;
    /**
     * Gets the screen of a native route ready, so that it opens sooner: for a screen that no menu item leads to and the
     * person is likely to open next. Sends none of its requests. Does nothing where the browser saves data.
     */
    prepare(route: string): void;
    /**
     * Opens what a message is about, or, when that cannot be opened, which is said, the message itself. Marks it as read
     * and reads the numbers again. Rejects when it could not be marked.
     */
    openMessage(message: Message): Promise<void>;
    /**
     * The absolute address that opens a native route in the workspace, to copy or share. It keeps the path of the product
     * and nothing of the present query, which may hold a token.
     */
    linkTo(route: string): string;
    /** One step back: the topmost dialog or pushed page, else the tab, else the browser. */
    back(): void;
  };
  readonly tab: PortalTab;
  readonly engine: {
    mountPage(element: HTMLElement, request: MountPageRequest): MountedPage;
    readonly expressions: PortalExpressions;
  };
}

/** The props of a sub-app's lifecycles, on start and after each change of the views. */
export interface SubAppProps {
  host: HostPortal;
  views: readonly SubAppView[];
}

/** One screen of a sub-app in one tab or dialog. The host owns the element and keeps it over re-renders. */
export interface SubAppView {
  id: string;
  /** Native route with its query, for example `/report-detail?reportcode=sales`. */
  route: string;
  element: HTMLElement;
  /** The view's own portal. */
  portal: Portal;
  /** Prerendered and hidden: loads the screen's code and computes its styles, without running its effects. */
  isPrepared?: boolean;
}
