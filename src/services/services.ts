import type { PageMonitor } from '@/common/pageRecord';
import type { Observable, Store } from '@/common/store';
import type { Access } from '@/routes/createAccess';
import type { Api } from './api/api';
import type { Connection } from './connection/connection';
import type { Transport } from './createTransport';
import type { KeyValueStorage } from './environment';
import type { Drafts } from './drafts/createDrafts';
import type { Errors } from './errors/errors';
import type { I18n } from './i18n/i18n';
import type { ServerTexts } from './i18n/serverTexts';
import type { Ids } from './ids/ids';
import type { LocalDb } from './localdb/localDb';
import type { Protocols } from './protocols/protocols';
import type { ServerTokens } from './server-token/serverTokens';
import type { SettingsService } from './settings/createSettings';
import type { Records } from './storage/records';
import type { StartUpData } from './start-up-data/startUpData';
import type { Log } from './telemetry/log';

/** `settings`: localStorage or sessionStorage, which also hold the sign-in. `drafts`: the databases, whose other content is fetched again. */
export type Unkept = 'settings' | 'drafts';

/** Everything without a face: what the screens use to reach the server, the person's rights and the stores. */
export interface Services extends Omit<Transport, 'clock'> {
  /** Whether the browser has a network. */
  readonly connection: Connection;
  readonly api: Api;
  readonly access: Access;
  readonly i18n: I18n;
  /** The tenant's own texts, fetched by start-up. */
  readonly serverTexts: ServerTexts;
  readonly localDb: LocalDb;
  /** Structured values in the browser's storage, or in memory where that is refused. */
  readonly records: Records;
  /** Unsaved input that outlives its page; fetched by the first page that can hold some. */
  drafts(): Promise<Drafts>;
  readonly ids: Ids;
  readonly protocols: Protocols;
  readonly errors: Errors;
  /** The deployment's configuration; undefined until fetched. */
  readonly settings: SettingsService;
  /** What start-up loaded; undefined before, and again after signing out or changing position. */
  readonly startUp: Store<StartUpData | undefined>;
  /** Credentials for the tenant's file storage. */
  readonly serverTokens: ServerTokens;
  /** Texts in the browser's storage, or in memory where that is refused. */
  readonly storage: KeyValueStorage;
  /** The same, for as long as the browser tab lives. */
  readonly tabStorage: KeyValueStorage;
  /** What will be lost with this page, because the browser denies the storage for it. */
  readonly unkept: Observable<readonly Unkept[]>;
  /** Takes what opened pages measure; undefined where nobody wants to know. */
  monitor(): PageMonitor | undefined;
  readonly log: Log;
}
