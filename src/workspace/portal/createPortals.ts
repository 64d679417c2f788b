import type { Disposable } from '@/common/disposable';
import { DEFAULT_PRINT_LAYOUT } from '@/common/printing';
import type { Observable } from '@/common/store';
import { keptTabState } from '@/portal/contract/keptTabState';
import { PORTAL_VERSION } from '@/portal/contract/portal';
import type {
  EditorGuard,
  GuardedEditor,
  HostPortal,
  MountedPage,
  MountPageRequest,
  Portal,
  PortalExpressions,
  User,
} from '@/portal/contract/portal';
import type { Services, Session } from '@/services';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import type { PagePrints } from '../engine-host/createPagePrints';
import type { Transfers } from '../transfers/createTransfers';
import type { DiscardUndo } from '../close-guard/discardUndo';
import { partOf } from '../close-guard/pageId';
import { markUnsaved } from '../close-guard/unsavedModel';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import type { Tools } from '../overlays/tools';
import type { WorkspaceStore } from '../store/workspaceStore';
import { tabByView } from '../tabs/tabReducers';
import type { Theme } from '../theme/createTheme';
import { closeOwnWindow, isOwnWindow } from './closeOwnWindow';
import { createScreenPreferences } from './createScreenPreferences';

export interface PortalDeps {
  services: Services;
  store: WorkspaceStore;
  navigation: Navigation;
  closeGuard: Pick<CloseGuard, 'beforeClose' | 'canClose' | 'offerSave' | 'trackSave'>;
  discardUndo: Pick<DiscardUndo, 'trackEditor' | 'onRestore'>;
  transfers: Transfers;
  notices: Notices;
  theme: Omit<Theme, 'followSystem'>;
  modes: HostPortal['modes'];
  mountPage(element: HTMLElement, request: MountPageRequest, viewId: string): MountedPage;
  /** Prepares the screen of a native route. */
  prepare(route: string): void;
  expressions: PortalExpressions;
  badges: HostPortal['badges'];
  tools: Pick<Tools, 'spreadsheet' | 'print'>;
  prints: Pick<PagePrints, 'offer'>;
  saveFile(content: Blob, filename: string): void;
}

/** The portals of one workspace: the host's for each sub-app as a whole, and one for each of its views. */
export interface Portals {
  host: HostPortal;
  /** `dispose` disposes everything that the view has registered in its portal. */
  forView(viewId: string): { portal: Portal; dispose: Disposable };
}

/** Creates the portals of the host from the services and the workspace. */
export function createPortals(deps: PortalDeps): Portals {
  const host = createHostPortal(deps);
  return { host, forView: (viewId) => createViewPortal(viewId, host, deps) };
}

function createHostPortal({
  services,
  store,
  notices,
  theme,
  modes,
  transfers,
  tools,
  badges,
  saveFile,
}: PortalDeps): HostPortal {
  const { http, i18n, access, session } = services;
  return freeze({
    version: PORTAL_VERSION,
    session: {
      ...derived(session, userOf()),
      switchPosition: (positionId) => store.dispatch({ type: 'account/switchPosition', payload: positionId }),
      restart: () => store.dispatch({ type: 'account/restart' }),
    },
    access: { hasFunction: access.hasFunction, hasPermission: access.hasPermission, canUse: access.canUse },
    http: {
      get: (path, query, options) => http.get(path, query, options),
      post: (path, body, options) => http.post(path, body, options),
      forgetReads: () => http.forgetReads(),
    },
    i18n: {
      get: i18n.get,
      subscribe: i18n.subscribe,
      t: i18n.t,
      addTexts: (texts) => i18n.addTexts(texts),
      setLanguage: (language) => i18n.setLanguage(language),
    },
    dialogs: {
      confirm: (request) => notices.confirm(request),
    },
    message: {
      success: (text) => notices.success(text),
      info: (text) => notices.info(text),
      warning: (text) => notices.warning(text),
      error: (text) => notices.error(text),
      offerUndo: (text, undo) => notices.offerUndo(text, undo),
      report: (error) => notices.report(error),
    },
    files: {
      async download(path, filename) {
        saveFile(await transfers.track(http.download(path)), filename);
      },
      async upload(file) {
        const { file: _local, ...stored } = await (await transfers.files()).upload({ file }).settled();
        return stored;
      },
      save: async (url, filename) => (await transfers.files()).save(url, filename),
      picture: async (url) => (await transfers.files()).picture(url),
      importRows: (request) => tools.spreadsheet.import({ ...request, pageCode: '' }),
      exportRows: (request) => tools.spreadsheet.export(request),
      followExport: (request) => tools.spreadsheet.followExport(request),
    },
    print: ({ title, mount, orientation = 'portrait' }) =>
      tools.print({ mode: 'preview', title, layout: { ...DEFAULT_PRINT_LAYOUT, orientation }, mount }),
    theme: { get: theme.get, subscribe: theme.subscribe, preference: theme.preference, set: theme.change },
    modes,
    preferences: createScreenPreferences(services.records, session),
    badges: {
      get: () => badges.get(),
      subscribe: (listener) => badges.subscribe(listener),
      refresh: () => badges.refresh(),
    },
    drafts: {
      async open(record) {
        const { tenantCode = '', accountCode = '', positionId = '' } = session.get()?.user ?? {};
        return (await services.drafts()).open({ tenantCode, accountCode, positionId }, record);
      },
    },
    log: (entry) => services.log(entry),
  });
}

function createViewPortal(viewId: string, host: HostPortal, deps: PortalDeps): ReturnType<Portals['forView']> {
  const { store, navigation, notices } = deps;
  const isLayer = () => store.getState().layers.some(({ id }) => id === viewId);
  const tab = () => tabByView(store.getState().tabs, viewId);
  const isOpen = () => isLayer() || tab() !== undefined;
  const disposables = new Set<Disposable>();
  let isClosed = false;

  /**
   * Tracks a disposable until the view or the host calls it. A closed view may still register something when a pending
   * answer arrives; that is disposed at once.
   */
  function track(dispose: Disposable): Disposable {
    const disposeOnce = () => {
      if (disposables.delete(disposeOnce)) dispose();
    };
    disposables.add(disposeOnce);
    if (isClosed) disposeOnce();
    return disposeOnce;
  }
  const tracked = <T>({ get, subscribe }: Observable<T>): Observable<T> => ({
    get,
    subscribe: (listener) => track(subscribe(listener)),
  });

  let editorCount = 0;
  /** An editor is a page of its own inside the view: the close guard asks about it, saves it and offers to undo its loss. */
  function guardEditor(editor: GuardedEditor): EditorGuard {
    const pageId = partOf(viewId, `editor${(editorCount += 1)}`);
    const setDirty = (isDirty: boolean) => {
      if (isOpen()) markUnsaved(store, pageId, isDirty);
    };
    let endSaving: () => void = () => undefined;
    const setSaving = (isSaving: boolean) => {
      endSaving();
      if (isSaving) deps.closeGuard.trackSave(pageId, new Promise<void>((resolve) => (endSaving = resolve)));
    };
    const stops = [deps.closeGuard.offerSave(pageId, editor.findSave), deps.discardUndo.trackEditor(pageId, editor)];
    return {
      setDirty,
      setSaving,
      confirmLeave: () => deps.closeGuard.canClose([pageId]),
      dispose: track(() => {
        setDirty(false);
        setSaving(false);
        stops.forEach((stop) => stop());
      }),
    };
  }

  /** Of a dialog or pushed page, which has no tab. */
  let layerState: unknown;
  const portal = freeze({
    ...host,
    session: { ...host.session, ...tracked(host.session) },
    i18n: { ...host.i18n, ...tracked(host.i18n) },
    theme: { ...host.theme, ...tracked(host.theme), preference: tracked(host.theme.preference) },
    modes: { ...host.modes, ...tracked(host.modes) },
    nav: {
      open: (request) => navigation.open(request, isOpen() ? viewId : undefined),
      openRoute: (route, title) => void navigation.openRoute(route, title, viewId).catch(notices.report),
      prepare: deps.prepare,
      async openMessage(message) {
        const { openMessage } = await import(/* webpackChunkName: "news" */ '../messages/openMessage');
        const { http } = deps.services;
        await openMessage(message, { http, navigation, refresh: deps.badges.refresh, report: notices.report });
      },
      linkTo: (route) => new URL(`#${route}`, location.origin + location.pathname).href,
      back: () => void navigation.back().catch(notices.report),
    },
    tab: {
      state: {
        get: () => tab()?.state ?? layerState,
        set(value) {
          layerState = keptTabState(value);
          store.dispatch({ type: 'tabs/keepState', payload: { viewId, state: layerState } });
        },
      },
      get isOwnWindow() {
        return isOwnWindow(store) && !isLayer();
      },
      guardEditor,
      onRestore: (restore) => track(deps.discardUndo.onRestore(viewId, restore)),
      beforeClose: (check) => track(deps.closeGuard.beforeClose(viewId, check)),
      offerPrint: (print) => track(deps.prints.offer({ pageId: viewId }, print)),
      setTitle(title) {
        store.dispatch({ type: 'tabs/setTitle', payload: { viewId, title } });
        store.dispatch({ type: 'layers/setPage', payload: { id: viewId, change: { title } } });
      },
      close() {
        const key = tab()?.key;
        if (portal.tab.isOwnWindow) closeOwnWindow(viewId, { ...deps, t: host.i18n.t }).catch(notices.report);
        else if (key !== undefined) navigation.close(key).catch(notices.report);
        else if (isLayer()) store.run({ type: 'layers/close', payload: viewId });
      },
    },
    engine: {
      mountPage(element, request) {
        const mounted = deps.mountPage(element, request, viewId);
        return { ...mounted, dispose: track(mounted.dispose) };
      },
      expressions: deps.expressions,
    },
  } satisfies Portal);
  return {
    portal,
    dispose() {
      isClosed = true;
      disposables.forEach((dispose) => dispose());
    },
  };
}

/**
 * The user of a session without the raw record. After a sign-out it returns the last user until the views are
 * unmounted.
 */
function userOf(): (session: Session | undefined) => User {
  let last: { from: Session; user: User } | undefined;
  return (session) => {
    if (session && last?.from !== session) {
      const { fields: _fields, ...user } = session.user;
      last = { from: session, user: Object.freeze(user) };
    }
    if (!last) throw new Error('The portal exists only while somebody is signed in');
    return last.user;
  };
}

function freeze<T extends HostPortal>(portal: T): T {
  Object.values(portal).forEach((part: unknown) => typeof part === 'object' && Object.freeze(part));
  return Object.freeze(portal);
}

/** A derived state. `project` must return the same reference for the same value. */
function derived<T, U>(source: Observable<T>, project: (value: T) => U): Observable<U> {
  return { get: () => project(source.get()), subscribe: (listener) => source.subscribe(listener) };
}
