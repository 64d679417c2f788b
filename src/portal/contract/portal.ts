import type { CodeAccess } from '../../common/access';
import type { Disposable } from '../../common/disposable';
import type { Language } from '../../common/languages';
import type { Observable } from '../../common/store';
import type { ThemeName } from '../../common/theme/tokens';

/** Semantic version of the contract below. A sub-app built for another major version is refused with a clear page. */
export const PORTAL_VERSION = '2.1.0';

export type { Language };

/** Falls back to the key. `{{name}}` in a text is replaced by `params.name`; `params.count` picks the plural. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** The texts of the moment: another object whenever the language or any text has changed. */
export interface Translation {
  readonly language: Language;
  readonly t: Translate;
}

export interface Position {
  positionId: string;
  positionName: string;
  orgName: string;
}

/** Who is signed in (the stored current-user record, shell spec §3). */
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
  /** A POST that changes nothing: identical ones in flight share a request, and they wait while the browser is offline. */
  isRead?: boolean;
  /**
   * Makes the call a read, and says how long its answer may be used again: `default` 15 s, as every read of the platform,
   * `container` 30 s, `none` not at all (polling). A save drops all cached answers.
   */
  cache?: 'default' | 'container' | 'none';
  /** A cached answer is not good enough; the new one is kept. */
  isFresh?: boolean;
}

/** The one door to the server. Answers are `resp_data`, still unknown: parse them at the edge. Rejects with `AppError`. */
export interface PortalHttp {
  get(path: string, query?: Record<string, string | number>, options?: CallOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  /** Drops all cached answers, because the person asked to read again. */
  forgetReads(): void;
}

/** The checks of the host's own access object. */
export type PortalAccess = Pick<CodeAccess, 'hasFunction' | 'hasPermission' | 'canUse'>;

export type PageMode = 'push' | 'replace' | 'popup' | 'dialog' | 'present' | 'tab';

/** What opens in a tab or a dialog: a protocol page by its code, or a native screen by its route. */
export interface OpenRequest {
  /** A protocol page's code, or `native:{name}`. */
  pageCode: string;
  mode: PageMode;
  title?: string;
  linkParam?: Record<string, unknown>;
  /** What a protocol page is opened for: 1 new, 2 edit (without it), 3 view (business spec §3). */
  status?: 1 | 2 | 3;
}

/** The tab (or dialog) that the view lives in. */
export interface PortalTab {
  /** Marks the tab as holding unsaved input. */
  setDirty(isDirty: boolean): void;
  /** Asked before the view closes, refreshes or goes with a switch of position or a log-out; false keeps it. */
  beforeClose(check: () => boolean | Promise<boolean>): Disposable;
  setTitle(title: string): void;
  /** Closes the tab; the close guard may veto. */
  close(): void;
}

export interface ConfirmRequest {
  title?: string;
  text: string;
  confirmText?: string;
  /** The button that leaves everything as it is. */
  cancelText?: string;
  /** What is confirmed cannot be taken back: its button is red and the other one has the focus, so Enter refuses. */
  isDanger?: boolean;
}

export interface PortalMessage {
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  error(text: string): void;
  /** The one place where an error becomes a toast, a redirect or silence, by its kind. */
  report(error: unknown): void;
}

/** A protocol page mounted by the host's engine into an element of the sub-app. */
export interface MountPageRequest {
  pageCode: string;
  linkParam?: Record<string, unknown>;
  /** 1 new, 2 edit (without it), 3 view. */
  status?: 1 | 2 | 3;
  onClose?(result?: unknown): void;
}

export interface ThemeState {
  name: ThemeName;
  density: 'default' | 'compact';
}

/** How a person wants screens to look, on this device. Kept apart by tenant and account. */
export interface PortalPreferences {
  /** What was set last, still unknown: check its shape. Undefined when nothing was. */
  get(key: string): unknown;
  /** Undefined removes it. */
  set(key: string, value: unknown): void;
}

export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  /** Where it happened: the sub-app's name or a module of the host. */
  source: string;
  message: string;
  error?: unknown;
}

/**
 * What the host provides to a sub-app as a whole: one frozen object for a session. All state is `get()` +
 * `subscribe()`.
 */
export interface HostPortal {
  readonly version: string;
  readonly session: Observable<User>;
  /** Changes together with `session`. */
  readonly access: PortalAccess;
  readonly http: PortalHttp;
  readonly i18n: Observable<Translation> & {
    /** `get().t`, for use outside a component. */
    readonly t: Translate;
    /** A sub-app's own texts, by language; keys begin with the sub-app's name. */
    addTexts(texts: Partial<Record<Language, Record<string, string>>>): void;
  };
  readonly dialogs: { confirm(request: ConfirmRequest): Promise<boolean> };
  readonly message: PortalMessage;
  readonly files: { download(path: string, filename: string): Promise<void> };
  readonly theme: Observable<ThemeState>;
  readonly preferences: PortalPreferences;
  readonly log: (entry: LogEntry) => void;
}

/**
 * What the host provides to one view of a sub-app. When the view closes, the host disposes everything that the view took
 * here and has not disposed itself: subscriptions, checks before closing, mounted pages.
 */
export interface Portal extends HostPortal {
  readonly nav: {
    /** Opens a page; `push` stacks it on this view. Resolves with the result of the page when it closes. */
    open(request: OpenRequest): Promise<unknown>;
    /** Opens or activates the tab of a native route, for example `/report-detail?reportcode=x`. */
    openRoute(route: string, title?: string): void;
    /** One step back: the topmost dialog or pushed page, else the tab, else the browser. */
    back(): void;
  };
  readonly tab: PortalTab;
  readonly engine: { mountPage(element: HTMLElement, request: MountPageRequest): Disposable };
}

/** What a sub-app's lifecycles receive: on start, and again whenever the views change. */
export interface SubAppProps {
  host: HostPortal;
  views: readonly SubAppView[];
}

/** One screen of a sub-app in one tab or dialog. The element belongs to the host; it outlives re-renders. */
export interface SubAppView {
  id: string;
  /** Native route with its query, for example `/report-detail?reportcode=sales`. */
  route: string;
  element: HTMLElement;
  /** The view's own portal. */
  portal: Portal;
  /** Rendered ahead of its use, where nobody sees it: the screen's code is loaded, its styles are computed, no effect runs. */
  isPrepared?: boolean;
}
