import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { createStore } from '@/common/store';
import { DEFAULT_LANGUAGE, isLanguage } from '@/common/languages';
import { loadTexts } from '@/locales/namespaces';
import { createAccess } from '@/routes/createAccess';
import { isFrameless } from '@/routes/routes';
import { createApi } from './api/api';
import { createConnection } from './connection/connection';
import { createTransport } from './createTransport';
import { createDeveloperMode } from './developer-mode/createDeveloperMode';
import { lazyDrafts } from './drafts/lazyDrafts';
import type { Environment } from './environment';
import { createErrors } from './errors/errors';
import { lazyFiles } from './files/lazyFiles';
import { createI18n } from './i18n/i18n';
import { createIdPoolStorage, createIds } from './ids/ids';
import { createLocalDb } from './localdb/localDb';
import { createProtocols } from './protocols/protocols';
import { createRecent } from './recent/createRecent';
import type { Services, Unpersisted } from './services';
import { createSettings } from './settings/createSettings';
import type { StartUpData } from './start-up-data/startUpData';
import { removeSharedRecords } from './storage/ownRecords';
import { createRecords } from './storage/records';
import { safeStorage } from './storage/safeStorage';
import { createLog } from './telemetry/log';
import { lazyMonitor } from './telemetry/lazyMonitor';

/** Creates the services. Only the texts of the stored language are fetched at once; everything else on first use. */
export function createServices(environment: Environment): Services {
  const { recent, ...keeping } = createRecent({ now: environment.now, log: createLog(environment.console) });
  const { log } = keeping;
  const unpersisted = createStore<readonly Unpersisted[]>([]);
  const handleRefusalOf = (what: Unpersisted) => (error: unknown) => {
    log({ level: 'warn', source: 'storage', message: 'The browser refuses to store; memory is used', error });
    if (!unpersisted.get().includes(what)) unpersisted.set([...unpersisted.get(), what]);
  };
  const handleDatabaseRefusal = handleRefusalOf('drafts');
  const storage = safeStorage(environment.storage, handleRefusalOf('settings'));
  removeSharedRecords(storage);
  const records = createRecords(storage);
  const tabStorage = safeStorage(environment.tabStorage, handleRefusalOf('settings'));
  const openedAt = environment.openedAt();
  // Whatever was in the window before, or in the one whose storage it has copied.
  if (openedAt !== undefined && isFrameless(openedAt)) tabStorage.removeItem(STORAGE_KEYS.windowFrame);

  const storedLanguage = storage.getItem(STORAGE_KEYS.language);
  const i18n = createI18n({
    initial: isLanguage(storedLanguage) ? storedLanguage : DEFAULT_LANGUAGE,
    save: (language) => storage.setItem(STORAGE_KEYS.language, language),
    loadTexts,
    log,
  });

  const connection = createConnection(environment);
  const settings = createSettings({ fetch: environment.fetch, connection, language: i18n.language, log });
  const { clock, ...transport } = createTransport({
    environment,
    connection,
    records,
    i18n,
    isDevMode: () => (settings.get()?.isDevMode ?? false) || records.read(STORAGE_KEYS.devMode) === true,
    onStorageRefused: handleDatabaseRefusal,
    log,
  });
  const { session, http } = transport;
  keeping.follow(session);
  const calls = createApi({
    ...http,
    systemVersion: environment.userAgent,
    currentLogin: () => session.credentials()?.login,
  });
  const api = { ...calls, business: { ...calls.business, call: keeping.call(calls.business.call) } };
  const localDb = createLocalDb(environment.indexedDb, handleDatabaseRefusal);
  const idPool = createIdPoolStorage(createRecords(tabStorage));
  const ids = createIds({
    generate: api.ids.generate,
    restore: idPool.restore,
    onRefillFailed: (error) => log({ level: 'warn', source: 'ids', message: 'No further ids yet', error }),
  });
  idPool.watch(environment.page, ids);
  const protocols = createProtocols(api.protocol);
  const startUp = createStore<StartUpData | undefined>(undefined);

  // Data loaded for one person and position must not reach the next.
  let tenant = session.get()?.user.tenantCode;
  session.subscribe(() => {
    startUp.set(undefined);
    protocols.clear();
    const next = session.get()?.user.tenantCode;
    if (next !== tenant) {
      ids.drain();
      i18n.applyServerTexts({});
    }
    tenant = next;
  });

  return {
    ...transport,
    connection,
    api,
    access: createAccess(() => ({
      functionCodes: session.get()?.user.functionCodes ?? [],
      roleCodes: session.get()?.user.roleCodes ?? [],
      nativeFunctions: startUp.get()?.nativeFunctions ?? [],
    })),
    i18n,
    localDb,
    records,
    drafts: lazyDrafts({ environment, connection, onFailure: handleDatabaseRefusal }),
    ids,
    developerMode: createDeveloperMode(records, session),
    protocols,
    errors: createErrors(i18n),
    settings,
    startUp,
    files: lazyFiles({
      http,
      records,
      session,
      connection,
      fetch: environment.fetch,
      now: clock.now,
      browserNow: environment.now,
      log,
    }),
    storage,
    tabStorage,
    unpersisted,
    isOutdated: createStore(false),
    monitor: lazyMonitor(environment, settings, log),
    recent,
    log,
  };
}
