import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import { PORTAL_VERSION } from '@/portal/contract/portal';
import type { MountPageRequest, Portal, ThemeState, User } from '@/portal/contract/portal';
import type { Services, Session } from '@/services';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import type { Transfers } from '../close-guard/createTransfers';
import { markUnsaved } from '../close-guard/unsavedModel';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import type { WorkspaceStore } from '../store/workspaceStore';
import { tabByView } from '../tabs/tabReducer';
import { derived } from './derived';

export interface PortalDeps {
  services: Services;
  store: WorkspaceStore;
  navigation: Navigation;
  closeGuard: Pick<CloseGuard, 'beforeClose'>;
  transfers: Transfers;
  notices: Notices;
  theme: Observable<ThemeState>;
  mountPage(element: HTMLElement, request: MountPageRequest): Disposable;
  saveFile(content: Blob, filename: string): void;
}

/** What the host lends to its sub-apps, made of the services and the workspace. One frozen object for a session. */
export function createPortal(deps: PortalDeps): Portal {
  const { services, store, navigation, notices, theme } = deps;
  const { http, i18n, access, session } = services;
  const isLayer = (viewId: string) => store.getState().layers.some(({ id }) => id === viewId);
  const tabOf = (viewId: string) => tabByView(store.getState().tabs, viewId);

  return freeze({
    version: PORTAL_VERSION,
    session: derived(session, userOf()),
    access: { hasFunction: access.hasFunction, hasPermission: access.hasPermission, canUse: access.canUse },
    http: {
      get: (path, query, options) => http.get(path, query, options),
      post: (path, body, options) => http.post(path, body, options),
      forgetReads: () => http.forgetReads(),
    },
    i18n: {
      ...derived(i18n.language, (language) => language),
      t: (key, params) => i18n.t(key, params),
      addTexts: (texts) => i18n.addTexts(texts),
    },
    nav: {
      open: (request) => navigation.open(request),
      openRoute: (route, title) => void navigation.openRoute(route, title).catch(notices.report),
      back: () => void navigation.back().catch(notices.report),
    },
    tabs: {
      setDirty(viewId, isDirty) {
        if (isLayer(viewId) || tabOf(viewId)) markUnsaved(store, viewId, isDirty);
      },
      beforeClose: (viewId, check) => deps.closeGuard.beforeClose(viewId, check),
      setTitle(viewId, title) {
        store.dispatch({ type: 'tabs/apply', payload: { type: 'setTitle', viewId, title } });
        store.dispatch({ type: 'layers/apply', payload: { type: 'setPage', id: viewId, change: { title } } });
      },
      close(viewId) {
        const tab = tabOf(viewId);
        if (tab) navigation.close(tab.key).catch(notices.report);
        else if (isLayer(viewId)) store.run({ type: 'layers/close', payload: viewId });
      },
    },
    dialogs: { confirm: (request) => notices.confirm(request) },
    message: {
      success: (text) => notices.success(text),
      info: (text) => notices.info(text),
      warning: (text) => notices.warning(text),
      error: (text) => notices.error(text),
      report: (error) => notices.report(error),
    },
    engine: { mountPage: deps.mountPage },
    files: {
      async download(path, filename) {
        deps.saveFile(await deps.transfers.track(http.download(path)), filename);
      },
    },
    theme,
    log: (entry) => services.log(entry),
  });
}

/** The user of a session without the raw record. After signing out the last user stands until the views are gone. */
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

function freeze(portal: Portal): Portal {
  Object.values(portal).forEach((part) => typeof part === 'object' && Object.freeze(part));
  return Object.freeze(portal);
}
