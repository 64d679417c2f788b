import type { EngineHost } from '@/engine/host';
import type { Services } from '@/services';
import type { Records } from '@/services/storage/records';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import type { Unsaved } from '../close-guard/createUnsaved';
import type { PageId } from '../close-guard/pageId';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { createPreferences } from './createPreferences';
import { storageOrigins } from './storageOrigins';
import { pickMessaging } from './pickMessaging';

/** The tab, dialog or element a page is shown in. */
export interface PageFrame {
  /** Names the page, and its unsaved input. */
  pageId: PageId;
  /** Of the tab or layer that holds the page; undefined when it stands in none. */
  viewId: string | undefined;
  /** Closes what shows the page. Unsaved input is asked about, without the page's own when it has a result. Resolves to whether it closed. */
  close(pageId: PageId, result?: unknown): Promise<boolean>;
}

export interface EngineHostDeps {
  services: Pick<Services, 'api' | 'i18n' | 'session' | 'access' | 'ids' | 'drafts' | 'monitor' | 'settings'>;
  navigation: Pick<Navigation, 'open' | 'returnTo'>;
  notices: Notices;
  closeGuard: Pick<CloseGuard, 'onDiscard'>;
  unsaved: Pick<Unsaved, 'mark'>;
  records: Records;
  /** Shared by all pages of the workspace. */
  events: EngineHost['events'];
  /** Shared by all pages of the workspace. */
  scripts: EngineHost['scripts'];
  /** Of the tenant, shared by all pages of the workspace. */
  components: EngineHost['components'];
  frame: PageFrame;
}

/** The record may be the server's own, which holds the token (shell spec §3). */
function withoutToken(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { token: _token, ...rest } = fields;
  return rest;
}

/** The world as one opened page sees it. */
export function createEngineHost({
  services,
  navigation,
  notices,
  closeGuard,
  unsaved,
  records,
  events,
  scripts,
  components,
  frame,
}: EngineHostDeps): EngineHost {
  const { api, i18n, session, access, ids } = services;
  const user = () => session.get()?.user;
  // Whoever opened the page: when it goes, somebody else may be signed in already, or nobody.
  const { tenantCode = '', accountCode = '', positionId = '' } = user() ?? {};
  const monitor = services.monitor();
  return Object.freeze<EngineHost>({
    language: i18n.language,
    t: (key, params) => i18n.t(key, params),
    hasText: (key) => i18n.has(key),
    loadControlTexts: () => i18n.loadNamespaces('controls'),
    user: {
      field(name) {
        const fields = user()?.fields;
        // Page expressions choose the name: what every object inherits is no field of the user.
        return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
      },
      hasFunction: (code) => access.hasFunction(code),
      hasRole: (code) => access.hasRole(code),
      hasPermission: (category, ...codes) => access.hasPermission(category, ...codes),
      all: () => ({
        user: withoutToken(user()?.fields),
        functions: user()?.functionCodes ?? [],
        roles: user()?.roleCodes ?? [],
      }),
    },
    scripts,
    call: (request) => api.business.call(request),
    organisations: () => api.organisations.tree(session.get()?.user.orgStructTypeId ?? ''),
    pages: {
      open: (request) => navigation.open(request, frame.viewId),
      close: (result) => frame.close(frame.pageId, result),
      returnTo(pageCode) {
        navigation.returnTo(pageCode).catch(notices.report);
      },
    },
    events,
    ...pickMessaging(notices),
    setDirty: (isDirty) => unsaved.mark(frame.pageId, isDirty),
    drafts: {
      open: async (record) => (await services.drafts()).open({ tenantCode, accountCode, positionId }, record),
      onGivenUp: (listener) => closeGuard.onDiscard((pageIds) => pageIds.includes(frame.pageId) && listener()),
    },
    ...(monitor && { monitor }),
    preferences: createPreferences(records, accountCode),
    components,
    mapKey: () => services.settings.get()?.mapKey ?? '',
    imageOrigins: () => storageOrigins(records),
    nextId: () => ids.next(),
  });
}
