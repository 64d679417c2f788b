import type { Disposable } from '@/common/disposable';
import type { Writable } from '@/common/readable';
import type { Api } from './api/api';
import type { Errors } from './errors/presentation';
import type { Http } from './http/http';
import type { ProcessMessages } from './http/processMessages';
import type { I18n } from './i18n/i18n';
import type { ServerTexts } from './i18n/createServerTexts';
import type { Ids } from './ids/ids';
import type { LocalDb } from './localdb/localDb';
import type { Permission } from './permission/permission';
import type { Protocols } from './protocols/protocols';
import type { SessionService } from './session/session';
import type { SettingsService } from './settings/createSettings';
import type { Records } from './storage/records';
import type { StartUpData } from './start-up-data/startUpData';
import type { Log } from './telemetry/log';

/** Everything without a face: what the screens use to reach the server, the person's rights and the stores. */
export interface Services {
  readonly http: Http;
  readonly api: Api;
  readonly session: SessionService;
  readonly permission: Permission;
  readonly i18n: I18n;
  /** The tenant's own texts, fetched by start-up. */
  readonly serverTexts: ServerTexts;
  readonly localDb: LocalDb;
  /** Structured values in the browser's storage, or in memory where that is refused. */
  readonly records: Records;
  readonly ids: Ids;
  readonly protocols: Protocols;
  readonly errors: Errors;
  readonly processMessages: ProcessMessages;
  /** Undefined until fetched. */
  readonly settings: SettingsService;
  /** What start-up loaded; undefined before, and again after signing out or changing position. */
  readonly startUp: Writable<StartUpData | undefined>;
  /** Runs when the server says that the session is over; the session is already cleared. */
  onUnauthorised(listener: () => void): Disposable;
  readonly log: Log;
}
