import { createCodeAccess } from '../../common/access';
import type { NativeFunction } from '../../common/access';
import { toAppError } from '../../common/errors/appError';
import { createStore } from '../../common/store';
import type { Store } from '../../common/store';
import { createFakeDrafts } from '../../common/fakeDrafts';
import type { FakeDrafts } from '../../common/fakeDrafts';
import type { SpreadsheetOutcome } from '../../common/spreadsheet';
import { createFakeEngine } from './fakeEngine';
import type { FakeEngine } from './fakeEngine';
import { createFakeHttp } from './fakeHttp';
import type { FakeHttp } from './fakeHttp';
import { createFakeTexts } from './fakeTexts';
import { fakeUser } from './fakeUser';
import { keptTabState } from './keptTabState';
import { PORTAL_VERSION } from './portal';
import type {
  ConfirmRequest,
  EditorGuard,
  GuardedEditor,
  ExportRows,
  FollowedExport,
  ImportRows,
  Language,
  Modes,
  OpenRequest,
  Portal,
  PrintContent,
  ThemePreference,
  ThemeState,
  User,
  WaitingCounts,
} from './portal';

type Tone = 'success' | 'info' | 'warning' | 'error';

/** The portal of one view without a host. State is in memory, and a test can read every call that was made. */
export interface FakePortal extends Omit<FakeHttp, 'http'>, FakeEngine {
  readonly portal: Portal;
  readonly session: Store<User>;
  readonly language: Store<Language>;
  readonly theme: Store<ThemeState>;
  readonly preference: Store<ThemePreference>;
  readonly modes: Store<Modes>;
  /** Whether a change of modes is applied; false: the person keeps unsaved input. */
  modesAnswer: boolean;
  /** The positions to which the person was asked to switch; the session stays. */
  readonly switches: string[];
  /** Number of calls of `session.restart`. */
  restarts: number;
  /** The function code of each screen and action; an empty code allows it to everyone. */
  nativeFunctions: readonly NativeFunction[];
  /** Notices, oldest first. */
  readonly shown: { tone: Tone; text: string }[];
  /** Notices that offer an undo, oldest first; disposed ones are removed. */
  readonly undoNotices: { text: string; undo(): void }[];
  /** Questions asked; each is answered with `confirmAnswer`. */
  readonly asked: ConfirmRequest[];
  confirmAnswer: boolean;
  /** Titles under which input would have been lost; each question is answered with `lossAnswer`. */
  readonly losses: { title: string; canSave: boolean }[];
  /** `none`: the question stays open until the input is saved. */
  lossAnswer: 'keep' | 'discard' | 'save' | 'none';
  /** The discarded input that could be brought back, by the title of its editor, oldest first. */
  readonly undos: { title: string; undo(): void }[];
  /** The editor that is open. */
  editor: GuardedEditor | undefined;
  /** Hands captured input to the view; before it is mounted set `restored`. */
  restore(captured: unknown): void;
  restored: unknown;
  /** The drafts of unsaved input. */
  readonly drafts: FakeDrafts;
  /** Routes whose screens were got ready. */
  readonly prepared: string[];
  /** Pages, routes and messages opened. */
  readonly opened: (OpenRequest | { route: string; title?: string } | { messageId: string })[];
  /** The numbers of what waits for the person. */
  readonly waiting: Store<WaitingCounts>;
  /** Number of calls of `badges.refresh`. */
  badgeRefreshes: number;
  readonly downloads: { path: string; filename: string }[];
  /** Files that were uploaded, oldest first. */
  readonly uploads: File[];
  /** Why each upload fails; undefined: it does not. */
  uploadFailure: Error | undefined;
  /** Stored files that were saved on the device. */
  readonly savedFiles: { url: string; filename: string }[];
  /** Imports and exports, oldest first; each ends with `rowsOutcome`. */
  readonly imports: ImportRows[];
  readonly exports: ExportRows[];
  /** Exports that were started to be followed, oldest first; each ends with `rowsOutcome`. */
  readonly followed: { request: FollowedExport; jobId: string }[];
  rowsOutcome: SpreadsheetOutcome;
  /** Prints, oldest first. Each is closed at once; nothing is mounted. */
  readonly prints: PrintContent[];
  /** Presses Ctrl-P; false: the view offers no print. */
  pressPrint(): Promise<boolean>;
  /** The preferences of screens, by key. */
  readonly preferences: Map<string, unknown>;
  /** Whether the view contains unsaved input. */
  isDirty: boolean;
  /** What the view has kept with its tab; before it is mounted, what an earlier visit has kept. */
  tabState: unknown;
  /** The title that the view has given its tab. */
  title: string | undefined;
  /** Whether the view has closed its tab. */
  isClosed: boolean;
  /** Whether the view is alone in a window. */
  isOwnWindow: boolean;
  /** Number of calls of `nav.back`. */
  backs: number;
}

/** For tests of sub-apps and of the contract. A call without a prepared answer rejects. */
export function createFakePortal(user: Partial<User> = {}): FakePortal {
  const session = createStore<User>({ ...fakeUser, ...user });
  const language = createStore<Language>('zh-CN');
  const theme = createStore<ThemeState>({ name: 'light', density: 'default' });
  const preference = createStore<ThemePreference>({ mode: 'light', density: 'default' });
  const modes = createStore<Modes>({ isDeveloper: false, isDeveloperFixed: false, hasTabs: true });
  const { http, ...calls } = createFakeHttp();
  const offeredPrints: (() => Promise<void>)[] = [];
  const state = {
    ...calls,
    session,
    language,
    theme,
    preference,
    modes,
    modesAnswer: true,
    switches: [],
    restarts: 0,
    nativeFunctions: [{ ref: 'rolemgr', code: '' }],
    shown: [],
    undoNotices: [],
    asked: [],
    confirmAnswer: true,
    losses: [],
    lossAnswer: 'discard',
    undos: [],
    editor: undefined,
    restore: () => undefined,
    restored: undefined,
    drafts: createFakeDrafts(),
    prepared: [],
    opened: [],
    mounted: new Set(),
    pageInput: {},
    enterInPages: () => undefined,
    isPageValid: true,
    pageSaves: 0,
    draftOf: undefined,
    expressionProblems: new Map(),
    expressionValues: new Map(),
    waiting: createStore<WaitingCounts>({}),
    badgeRefreshes: 0,
    downloads: [],
    uploads: [],
    uploadFailure: undefined,
    savedFiles: [],
    isOwnWindow: false,
    imports: [],
    exports: [],
    followed: [],
    rowsOutcome: 'success',
    prints: [],
    async pressPrint() {
      const print = offeredPrints.at(-1);
      await print?.();
      return print !== undefined;
    },
    preferences: new Map(),
    isDirty: false,
    tabState: undefined,
    title: undefined,
    isClosed: false,
    backs: 0,
  } satisfies Omit<FakePortal, 'portal'> as Omit<FakePortal, 'portal'>;

  const checks = new Set<() => boolean | Promise<boolean>>();
  async function canClose(): Promise<boolean> {
    for (const check of checks) {
      if (!(await check())) return false;
    }
    return true;
  }

  function guardEditor(editor: GuardedEditor): EditorGuard {
    state.editor = editor;
    let withdraw: () => void = () => undefined;
    const setDirty = (isDirty: boolean) => {
      state.isDirty = isDirty;
      if (!isDirty) withdraw();
    };
    let saved = Promise.resolve();
    let endSaving: (() => void) | undefined;
    return {
      setDirty,
      setSaving(isSaving) {
        endSaving?.();
        endSaving = undefined;
        if (isSaving) saved = new Promise((resolve) => (endSaving = resolve));
      },
      async confirmLeave() {
        if (endSaving) {
          await saved;
          if (!state.isDirty) return false;
        }
        if (!state.isDirty) return true;
        const [title, save] = [editor.title(), editor.findSave()];
        state.losses.push({ title, canSave: save !== undefined });
        switch (state.lossAnswer) {
          case 'keep':
            return false;
          case 'save':
            return (await save?.()) ?? false;
          case 'none':
            return new Promise((resolve) => {
              withdraw = () => resolve(false);
            });
          case 'discard': {
            const captured = editor.capture();
            state.undos.push({ title, undo: () => state.restore(captured) });
            return true;
          }
        }
      },
      dispose() {
        setDirty(false);
        if (state.editor === editor) state.editor = undefined;
      },
    };
  }

  const show = (tone: Tone) => (text: string) => void state.shown.push({ tone, text });
  const access = createCodeAccess(() => ({ ...session.get(), nativeFunctions: state.nativeFunctions }));

  const portal: Portal = {
    version: PORTAL_VERSION,
    session: {
      get: session.get,
      subscribe: session.subscribe,
      switchPosition: async (positionId) => void state.switches.push(positionId),
      restart: async () => void (state.restarts += 1),
    },
    access: { hasFunction: access.hasFunction, hasPermission: access.hasPermission, canUse: access.canUse },
    http,
    i18n: createFakeTexts(language),
    nav: {
      async open(request) {
        state.opened.push(request);
      },
      openRoute: (route, title) => void state.opened.push({ route, title }),
      prepare: (route) => void state.prepared.push(route),
      async openMessage({ id }) {
        state.opened.push({ messageId: id });
      },
      linkTo: (route) => new URL(`#${route}`, 'https://host.example/').href,
      back: () => void (state.backs += 1),
    },
    tab: {
      state: {
        get: () => state.tabState,
        set(value) {
          state.tabState = keptTabState(value);
        },
      },
      get isOwnWindow() {
        return state.isOwnWindow;
      },
      setTitle(title) {
        state.title = title;
      },
      guardEditor,
      onRestore(restore) {
        state.restore = restore;
        if (state.restored !== undefined) restore(state.restored);
        return () => undefined;
      },
      beforeClose(check) {
        checks.add(check);
        return () => {
          checks.delete(check);
        };
      },
      offerPrint(print) {
        offeredPrints.push(print);
        return () => {
          const index = offeredPrints.indexOf(print);
          if (index >= 0) offeredPrints.splice(index, 1);
        };
      },
      close() {
        void canClose().then((isAllowed) => {
          state.isClosed ||= isAllowed;
        });
      },
    },
    dialogs: {
      async confirm(request) {
        state.asked.push(request);
        return state.confirmAnswer;
      },
    },
    message: {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      offerUndo(text, undo) {
        const offered = { text, undo };
        state.undoNotices.push(offered);
        return () => {
          const index = state.undoNotices.indexOf(offered);
          if (index >= 0) state.undoNotices.splice(index, 1);
        };
      },
      report(thrown) {
        const error = toAppError(thrown);
        if (error.kind !== 'cancelled' && error.kind !== 'auth') show('error')(error.code ?? error.message);
      },
    },
    engine: createFakeEngine(state),
    files: {
      async download(path, filename) {
        state.downloads.push({ path, filename });
      },
      async upload(file) {
        if (state.uploadFailure) throw state.uploadFailure;
        state.uploads.push(file);
        const { name: filename, type } = file;
        return {
          url: `https://files.example/${filename}`,
          filename,
          type,
          date: '2026-11-20',
          datetime: '1795132800000',
        };
      },
      async save(url, filename) {
        state.savedFiles.push({ url, filename });
        return true;
      },
      picture: async (url) => `${url}?shown`,
      async importRows(request) {
        state.imports.push(request);
        return state.rowsOutcome;
      },
      async exportRows(request) {
        state.exports.push(request);
        return state.rowsOutcome;
      },
      async followExport(request) {
        const jobId = await request.start();
        if (!jobId) return 'running';
        state.followed.push({ request, jobId });
        return state.rowsOutcome;
      },
    },
    badges: {
      get: state.waiting.get,
      subscribe: state.waiting.subscribe,
      refresh: () => void (state.badgeRefreshes += 1),
    },
    async print(content) {
      state.prints.push(content);
    },
    theme: {
      get: theme.get,
      subscribe: theme.subscribe,
      preference: { get: preference.get, subscribe: preference.subscribe },
      set(change) {
        preference.set({ ...preference.get(), ...change });
        const { mode, density } = preference.get();
        theme.set({ name: mode === 'dark' ? 'dark' : 'light', density });
      },
    },
    modes: {
      get: modes.get,
      subscribe: modes.subscribe,
      async set(change) {
        if (state.modesAnswer) modes.set({ ...modes.get(), ...change });
        return state.modesAnswer;
      },
    },
    preferences: {
      get: (key) => state.preferences.get(key),
      set: (key, value) =>
        void (value === undefined ? state.preferences.delete(key) : state.preferences.set(key, value)),
    },
    drafts: { open: state.drafts.open },
    log: () => undefined,
  };
  Object.values(portal).forEach((part) => typeof part === 'object' && Object.freeze(part));
  return Object.assign(state, { portal: Object.freeze(portal) });
}
