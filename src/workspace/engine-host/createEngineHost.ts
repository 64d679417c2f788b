import { createAnnouncement } from '@/common/announcement';
import type { EngineHost } from '@/engine/host';
import type { Services } from '@/services';
import type { Records } from '@/services/storage/records';
import type { Leaving } from '../leaving/createLeaving';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { createPreferences } from './createPreferences';
import { storageOrigins } from './storageOrigins';
import { saidThrough } from './saidThrough';

/** The tab, dialog or element a page is shown in. */
export interface PageFrame {
  /** Of the tab or layer that holds the page; undefined when it stands in none. */
  viewId: string | undefined;
  /** Resolves to whether the page closed. */
  close(result?: unknown): Promise<boolean>;
  setDirty(isDirty: boolean): void;
}

export interface EngineHostDeps {
  services: Pick<Services, 'api' | 'i18n' | 'session' | 'access' | 'ids' | 'drafts' | 'monitor' | 'settings'>;
  navigation: Pick<Navigation, 'open' | 'returnTo'>;
  notices: Notices;
  leaving: Pick<Leaving, 'onLoss'>;
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
export function createEngineHost({ services, navigation, notices, leaving, records, events, scripts, components, frame }: EngineHostDeps): EngineHost {
  const { api, i18n, session, access, ids } = services;
  const user = () => session.get()?.user;
  // Whoever opened the page: when it goes, somebody else may be signed in already, or nobody.
  const { tenantCode = '', accountCode = '', positionId = '' } = user() ?? {};
  const closing = createAnnouncement();
  const monitor = services.monitor();
  return Object.freeze<EngineHost>({
    language: i18n.language,
    t: (key, params) => i18n.t(key, params),
    hasText: (key) => i18n.has(key),
    loadControlTexts: () => i18n.loadGroup('controls'),
    user: {
      field(name) {
        const fields = user()?.fields;
        // Page expressions choose the name: what every object inherits is no field of the user.
        return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
      },
      hasFunction: (code) => access.hasFunction(code),
      hasRole: (code) => access.hasRole(code),
      hasPermission: (category, ...codes) => access.hasPermission(category, ...codes),
      all: () => ({ user: withoutToken(user()?.fields), functions: user()?.functionCodes ?? [], roles: user()?.roleCodes ?? [] }),
    },
    scripts,
    call: (request) => api.business.call(request),
    organisations: () => api.organisations.tree(session.get()?.user.orgStructTypeId ?? ''),
    pages: {
      open: (request) => navigation.open(request, frame.viewId),
      close(result) {
        // A result carries the input, so the draft is dropped. Without a result `leaving` asks, and reports a loss to `onLoss`.
        if (result !== undefined) closing.announce();
        return frame.close(result);
      },
      returnTo(pageCode) {
        navigation.returnTo(pageCode).catch(notices.report);
      },
    },
    events,
    ...saidThrough(notices),
    setDirty: (isDirty) => frame.setDirty(isDirty),
    drafts: {
      open: async (record) => (await services.drafts()).open({ tenantCode, accountCode, positionId }, record),
      onGivenUp(listener) {
        const endings = [closing.listen(listener), leaving.onLoss((viewIds) => frame.viewId !== undefined && viewIds.includes(frame.viewId) && listener())];
        return () => endings.forEach((end) => end());
      },
    },
    ...(monitor && { monitor }),
    preferences: createPreferences(records, accountCode),
    components,
    mapKey: () => services.settings.get()?.mapKey ?? '',
    imageOrigins: () => storageOrigins(records),
    nextId: () => ids.next(),
  });
}
