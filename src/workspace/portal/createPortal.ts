import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import { PORTAL_VERSION } from '@/portal/contract/portal';
import type { MountPageRequest, Portal, ThemeState, User } from '@/portal/contract/portal';
import type { Services, Session } from '@/services';
import type { Layers } from '../layers/createLayers';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import type { Transfers } from '../close-guard/createTransfers';
import type { Unsaved } from '../close-guard/createUnsaved';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import type { Tabs } from '../tabs/createTabs';
import { createScreenPreferences } from './createScreenPreferences';
import { derived } from './derived';

export interface PortalDeps {
  services: Services;
  navigation: Navigation;
  tabs: Tabs;
  layers: Layers;
  unsaved: Unsaved;
  closeGuard: CloseGuard;
  transfers: Transfers;
  notices: Notices;
  theme: Observable<ThemeState>;
  mountPage(element: HTMLElement, request: MountPageRequest): Disposable;
  saveFile(content: Blob, filename: string): void;
}

/** What the host lends to its sub-apps, made of the services and the workspace. One frozen object for a session. */
export function createPortal(deps: PortalDeps): Portal {
  const { services, navigation, tabs, layers, unsaved, notices, theme } = deps;
  const { http, i18n, access, session } = services;
  const isOpen = (viewId: string) => layers.has(viewId) || tabs.byView(viewId) !== undefined;

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
        if (isOpen(viewId)) unsaved.mark(viewId, isDirty);
      },
      beforeClose: (viewId, check) => deps.closeGuard.beforeClose(viewId, check),
      setTitle(viewId, title) {
        tabs.setTitle(viewId, title);
        layers.setTitle(viewId, title);
      },
      close(viewId) {
        if (!isOpen(viewId)) return;
        const key = tabs.byView(viewId)?.key;
        const closing = key === undefined ? layers.requestClose(viewId) : navigation.close(key);
        closing.catch(notices.report);
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
    preferences: createScreenPreferences(services.records, session),
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
