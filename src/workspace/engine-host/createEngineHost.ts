import type { EngineHost } from '@/engine/host';
import type { Services } from '@/services';
import type { Records } from '@/services/storage/records';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { createPreferences } from './createPreferences';

/** The tab, dialog or element a page is shown in. */
export interface PageFrame {
  /** Of the tab or layer that holds the page; undefined when it stands in none. */
  viewId: string | undefined;
  close(result?: unknown): void;
  setDirty(isDirty: boolean): void;
}

export interface EngineHostDeps {
  services: Pick<Services, 'api' | 'i18n' | 'session' | 'permission' | 'ids'>;
  navigation: Pick<Navigation, 'open' | 'returnTo'>;
  notices: Notices;
  records: Records;
  /** Shared by all pages of the workspace. */
  events: EngineHost['events'];
  /** Shared by all pages of the workspace. */
  scripts: EngineHost['scripts'];
  frame: PageFrame;
}

/** The record may be the server's own, which holds the token (shell spec §3). */
function withoutToken(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { token: _token, ...rest } = fields;
  return rest;
}

/** The world as one opened page sees it. */
export function createEngineHost({ services, navigation, notices, records, events, scripts, frame }: EngineHostDeps): EngineHost {
  const { api, i18n, session, permission, ids } = services;
  const user = () => session.get()?.user;
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
      hasFunction: (code) => permission.hasFunction(code),
      hasRole: (code) => user()?.roleCodes.includes(code) ?? false,
      all: () => ({ user: withoutToken(user()?.fields), functions: user()?.functionCodes ?? [], roles: user()?.roleCodes ?? [] }),
    },
    scripts,
    call: (request) => api.business.call(request),
    organisations: () => api.organisations.tree(session.get()?.user.orgStructTypeId ?? ''),
    pages: {
      open: (request) => navigation.open(request, frame.viewId),
      close: (result) => frame.close(result),
      returnTo(pageCode) {
        navigation.returnTo(pageCode).catch(notices.report);
      },
    },
    events,
    message: {
      success: (text) => notices.success(text),
      info: (text) => notices.info(text),
      warning: (text) => notices.warning(text),
      error: (text) => notices.error(text),
    },
    confirm: (request) => notices.confirm(request),
    report: (error) => notices.report(error),
    setDirty: (isDirty) => frame.setDirty(isDirty),
    preferences: createPreferences(records, user()?.accountCode ?? ''),
    nextId: () => ids.next(),
  });
}
