import type { PageMonitor } from '@/common/pageRecord';
import type { Observable, Store } from '@/common/store';
import type { Access } from '@/routes/createAccess';
import type { Api } from './api/api';
import type { Connection } from './connection/connection';
import type { Transport } from './createTransport';
import type { KeyValueStorage } from './environment';
import type { DeveloperMode } from './developer-mode/createDeveloperMode';
import type { Drafts } from './drafts/createDrafts';
import type { Errors } from './errors/errors';
import type { OpenedFiles } from './files/files';
import type { I18n } from './i18n/i18n';
import type { Ids } from './ids/ids';
import type { LocalDb } from './localdb/localDb';
import type { Protocols } from './protocols/protocols';
import type { Recent } from './recent/createRecent';
import type { SettingsService } from './settings/createSettings';
import type { Records } from './storage/records';
import type { StartUpData } from './start-up-data/startUpData';
import type { Log } from './telemetry/log';

/**
 * `settings`: localStorage or sessionStorage, which also hold the sign-in. `drafts`: the databases, whose other content
 * is fetched again.
 */
export type Unpersisted = 'settings' | 'drafts';

/** The services of the product, without React: server, session, permissions, texts and storage. */
export interface Services extends Omit<Transport, 'clock'> {
  /** Whether the browser is online. */
  readonly connection: Connection;
  readonly api: Api;
  readonly access: Access;
  readonly i18n: I18n;
  readonly localDb: LocalDb;
  /** JSON values in localStorage, or in memory where the browser denies it. */
  readonly records: Records;
  /** Drafts of unsaved input. The first call loads their chunk. */
  drafts(): Promise<Drafts>;
  readonly ids: Ids;
  readonly developerMode: DeveloperMode;
  readonly protocols: Protocols;
  readonly errors: Errors;
  /** The deployment's configuration; undefined until fetched. */
  readonly settings: SettingsService;
  /** The data of start-up; undefined before it, and after a sign-out or a change of position. */
  readonly startUp: Store<StartUpData | undefined>;
  /** Uploads and downloads of the tenant's file storage. The first call loads their chunk. */
  files(): Promise<OpenedFiles>;
  /** localStorage, or memory where the browser denies it. */
  readonly storage: KeyValueStorage;
  /** sessionStorage, or memory where the browser denies it. */
  readonly tabStorage: KeyValueStorage;
  /** The data that is in memory only, because the browser denies its storage. */
  readonly unpersisted: Observable<readonly Unpersisted[]>;
  /** A newer version is deployed than the one that runs, and the person has not put it off. */
  readonly isOutdated: Store<boolean>;
  /** The performance monitor; undefined while the deployment has none. */
  monitor(): PageMonitor | undefined;
  /** The last calls of pages and the last warnings, for a report of a page that has failed. */
  readonly recent: Recent;
  readonly log: Log;
}
