import { STORAGE_KEYS } from '@/common/constants/request';
import { createWritable } from '@/common/readable';
import { loadTexts } from '@/locales/loadTexts';
import { refreshToken } from './api/auth';
import { createApi } from './api/createApi';
import type { Environment } from './environment';
import { createErrors } from './errors/createErrors';
import { createHttp } from './http/createHttp';
import { createProcessMessages } from './http/createProcessMessages';
import { requestHeaders } from './http/headers';
import type { Http } from './http/http';
import { createTokenRefresh } from './http/tokenRefresh';
import { createUnauthorised } from './http/createUnauthorised';
import { createI18n } from './i18n/createI18n';
import { createServerTexts } from './i18n/createServerTexts';
import { DEFAULT_LANGUAGE, isLanguage } from './i18n/languages';
import { createIds } from './ids/createIds';
import { createIdShelf } from './ids/idShelf';
import { createLocalDb } from './localdb/createLocalDb';
import { createPermission } from './permission/createPermission';
import { createProtocols } from './protocols/createProtocols';
import type { Services } from './services';
import { createSession } from './session/createSession';
import { createSettings } from './settings/createSettings';
import type { StartUpData } from './start-up-data/startUpData';
import { createRecords } from './storage/records';
import { safeStorage } from './storage/safeStorage';
import { createLog } from './telemetry/createLog';

/** Puts the services together. Nothing is fetched before it is asked for, but the texts of a chosen language. */
export function createServices(environment: Environment): Services {
  const { now } = environment;
  const log = createLog(environment.console);
  const handleRefusal = (error: unknown) =>
    log({ level: 'warn', source: 'storage', message: 'The browser refuses to store; memory is used', error });
  const storage = safeStorage(environment.storage, handleRefusal);
  const records = createRecords(storage);
  const tabRecords = createRecords(safeStorage(environment.tabStorage, handleRefusal));

  const session = createSession(records);
  const storedLanguage = storage.getItem(STORAGE_KEYS.language);
  const i18n = createI18n({
    initial: isLanguage(storedLanguage) ? storedLanguage : DEFAULT_LANGUAGE,
    save: (language) => storage.setItem(STORAGE_KEYS.language, language),
    loadTexts,
    log,
  });

  const unauthorised = createUnauthorised();
  const processMessages = createProcessMessages();
  const refreshWhenDue = createTokenRefresh({
    session,
    now,
    refresh: (token) => refreshToken(http, token),
    // One browser tab at a time is all this page can promise by itself.
    lock: (_name, work) => work(),
    log,
  });
  const http: Http = createHttp({
    session,
    now,
    fetch: environment.fetch,
    headers: (pageCode) =>
      requestHeaders({
        credentials: session.credentials(),
        language: i18n.language.get(),
        isDevMode: settings.get()?.isDevMode ?? false,
        pageCode,
      }),
    refreshToken: refreshWhenDue,
    handleMessages: processMessages.show,
    onUnauthorised: unauthorised.announce,
  });
  const api = createApi(http, { systemVersion: environment.userAgent });
  const settings = createSettings(api.auth.settings);
  const localDb = createLocalDb(environment.indexedDb, log);
  const idShelf = createIdShelf(tabRecords);
  const ids = createIds({
    generate: api.ids.generate,
    claim: idShelf.claim,
    onRefillFailed: (error) => log({ level: 'warn', source: 'ids', message: 'No further ids yet', error }),
  });
  idShelf.watch(environment.page, ids);
  const protocols = createProtocols(api.protocol);
  const startUp = createWritable<StartUpData | undefined>(undefined);

  // What was loaded for one person or position is not for the next.
  let tenant = session.get()?.user.tenantCode;
  session.subscribe(() => {
    startUp.set(undefined);
    protocols.clear();
    const next = session.get()?.user.tenantCode;
    if (next !== tenant) ids.takeAll();
    tenant = next;
  });

  return {
    http,
    api,
    session,
    permission: createPermission(() => session.get()?.user.functionCodes ?? []),
    i18n,
    serverTexts: createServerTexts({
      records: api.language.records,
      store: localDb.i18n,
      i18n,
      tenantCode: () => session.get()?.user.tenantCode ?? '',
    }),
    localDb,
    records,
    ids,
    protocols,
    errors: createErrors(i18n),
    processMessages,
    settings,
    startUp,
    onUnauthorised: unauthorised.listen,
    log,
  };
}
