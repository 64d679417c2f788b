import { accountKeys } from '@/common/constants/storageKeys';
import type { EngineHost, ViewHandle } from '@/engine/host';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isRecord } from '@/common/isRecord';
import { randomId } from '@/common/randomId';
import type { Services, StartUpData } from '@/services';
import type { Records } from '@/services/storage/records';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import type { DiscardUndo } from '../close-guard/discardUndo';
import type { PageId } from '../close-guard/pageId';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import type { PagePrints } from './createPagePrints';
import { engineTexts } from './engineTexts';
import { pickMessaging } from './pickMessaging';

/** The tab, dialog or element that contains a page. */
export interface PageFrame {
  /** Identifies the page and its unsaved input. */
  pageId: PageId;
  /** The tab or layer that contains the page; undefined outside of both. */
  viewId: string | undefined;
  /**
   * Closes the frame after the close guard; a page with a result is not asked about itself. Resolves to whether it
   * closed.
   */
  close(pageId: PageId, result?: unknown): Promise<boolean>;
  /** For one of several pages that a view shows by turns: whether it is its turn. */
  isShown?(): boolean;
  /**
   * What a screen edits with the page, by which drafts are found; null: none are kept. By default the page's record. It may
   * change: the next draft is kept under the new name.
   */
  draftOf?: string | null;
  /** Runs with whether the page has unsaved input. */
  onDirty?(isDirty: boolean): void;
}

export interface EngineHostDeps {
  services: Pick<Services, 'api' | 'i18n' | 'session' | 'access' | 'ids' | 'drafts' | 'monitor' | 'settings'>;
  navigation: Pick<Navigation, 'open' | 'returnTo'>;
  notices: Notices;
  closeGuard: Pick<CloseGuard, 'offerSave' | 'trackSave' | 'onFinish'>;
  discardUndo: Pick<DiscardUndo, 'trackDraft' | 'isUndone' | 'noteFound'>;
  /** Marks whether a page has unsaved input. */
  markUnsaved(pageId: PageId, isDirty: boolean): void;
  records: Records;
  /** Shared by all pages of the workspace. */
  events: EngineHost['events'];
  /** Shared by all pages of the workspace. */
  scripts: EngineHost['scripts'];
  /** Imports and exports of the workspace. */
  spreadsheet: EngineHost['spreadsheet'];
  /** The tenant's components, shared by all pages of the workspace. */
  components: EngineHost['components'];
  /** The file storage, shared by all pages of the workspace. */
  files: EngineHost['files'];
  print: EngineHost['print'];
  prints: Pick<PagePrints, 'offer'>;
  mountedPages: { mountView(element: HTMLElement, route: string, pageId: PageId): ViewHandle };
  frame: PageFrame;
}

/** Finds the tenant's components in the data of start-up. */
export function tenantComponents({
  components,
  missingComponents,
  skipped,
}: Pick<StartUpData, 'components' | 'missingComponents' | 'skipped'>): EngineHost['components'] {
  // Without the list of components every type may be one of them.
  const isMissing = (type: string) => skipped.includes('components') || missingComponents.includes(type);
  return Object.freeze({
    find: (type: string) =>
      components.find((component) => component.type === type) ?? (isMissing(type) ? 'missing' : 'unknown'),
  });
}

/** Display preferences of pages, stored for the account on this device. */
function preferencesOf(records: Records, accountCode: string): EngineHost['preferences'] {
  const keyOf = (key: string) => accountKeys.pagePreferences(accountCode, key);
  return {
    get: (key) => records.read(keyOf(key)),
    set(key, value) {
      if (value === undefined) records.remove(keyOf(key));
      else records.write(keyOf(key), value);
    },
  };
}

/** The origins of the tenant's file storages (shell spec §3). */
function storageOrigins(records: Records): readonly string[] {
  const settings = records.read(STORAGE_KEYS.cloudStorage);
  const storages = isRecord(settings) ? Object.values(settings).filter(isRecord) : [];
  return storages.flatMap(({ storageurl }) =>
    typeof storageurl === 'string' ? (URL.parse(storageurl)?.origin ?? []) : [],
  );
}

/** Removes the token, which the server's record may contain (shell spec §3). */
function withoutToken(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { token: _token, ...rest } = fields;
  return rest;
}

/** Creates the EngineHost of one opened page. */
export function createEngineHost({
  services,
  navigation,
  notices,
  closeGuard,
  discardUndo,
  markUnsaved,
  records,
  events,
  scripts,
  components,
  files,
  spreadsheet,
  print,
  prints,
  mountedPages,
  frame,
}: EngineHostDeps): EngineHost {
  const { api, i18n, session, access, ids } = services;
  const user = () => session.get()?.user;
  // Read when the page opens, because the session may end or change before it closes.
  const { tenantCode = '', accountCode = '', positionId = '' } = user() ?? {};
  const monitor = services.monitor();
  const drafts: EngineHost['drafts'] = {
    async open(record) {
      // Tracked before the store is open: the input of a page that is discarded in haste can be brought back too.
      const id = randomId();
      const untrack = discardUndo.trackDraft(frame.pageId, id);
      const store = await (
        await services.drafts()
      ).open(
        { tenantCode, accountCode, positionId },
        frame.draftOf === undefined ? record : () => frame.draftOf ?? record,
        id,
      );
      return {
        ...store,
        close() {
          untrack();
          return store.close();
        },
        async find() {
          const found = await store.find();
          discardUndo.noteFound(found.map(({ id }) => id));
          return found;
        },
      };
    },
    onFinished: (listener) => closeGuard.onFinish((pageId) => pageId === frame.pageId && listener()),
    isUndone: (draftId) => discardUndo.isUndone(draftId),
  };
  return Object.freeze<EngineHost>({
    ...engineTexts(i18n),
    user: {
      field(name) {
        const fields = user()?.fields;
        // Expressions of pages choose the name, so inherited properties such as `constructor` are excluded.
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
      open: (request, handlers) => navigation.open(request, frame.viewId, handlers),
      close: (result) => frame.close(frame.pageId, result),
      returnTo(pageCode) {
        navigation.returnTo(pageCode).catch(notices.report);
      },
    },
    events,
    ...pickMessaging(notices),
    setDirty(isDirty) {
      markUnsaved(frame.pageId, isDirty);
      frame.onDirty?.(isDirty);
    },
    offerSave: (findSave) => closeGuard.offerSave(frame.pageId, findSave),
    offerPrint: (offered) => prints.offer(frame, offered),
    trackSave: (saved) => closeGuard.trackSave(frame.pageId, saved),
    ...(frame.draftOf !== null && { drafts }),
    ...(monitor && { monitor }),
    preferences: preferencesOf(records, accountCode),
    components,
    files,
    spreadsheet,
    mapKey: () => services.settings.get()?.mapKey ?? '',
    imageOrigins: () => storageOrigins(records),
    print,
    mountView: (element, { route }) => mountedPages.mountView(element, route, frame.pageId),
    nextId: () => ids.next(),
  });
}
