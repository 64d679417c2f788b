import type { Disposable } from '@/common/disposable';
import type { Readable, Writable } from '@/common/readable';
import type { Api } from './api/api';
import type { Errors } from './errors/presentation';
import type { Http } from './http/http';
import type { ProcessMessages } from './http/processMessages';
import type { I18n } from './i18n/i18n';
import type { Ids } from './ids/ids';
import type { LocalDb } from './localdb/localDb';
import type { Permission } from './permission/permission';
import type { Protocols } from './protocols/protocols';
import type { SessionService } from './session/session';
import type { LocalSettings } from './settings/localSettings';
import type { StartUpData } from './start-up-data/startUpData';
import type { Log } from './telemetry/log';

/** Everything without a face: what the screens use to reach the server, the person's rights and the stores. */
export interface Services {
  readonly http: Http;
  readonly api: Api;
  readonly session: SessionService;
  readonly permission: Permission;
  readonly i18n: I18n;
  readonly localDb: LocalDb;
  readonly ids: Ids;
  readonly protocols: Protocols;
  readonly errors: Errors;
  readonly processMessages: ProcessMessages;
  /** Undefined until fetched. */
  readonly settings: Readable<LocalSettings | undefined> & { load(): Promise<LocalSettings> };
  /** What start-up loaded; undefined before, and again after signing out or changing position. */
  readonly startUp: Writable<StartUpData | undefined>;
  /** Runs when the server says that the session is over; the session is already cleared. */
  onUnauthorised(listener: () => void): Disposable;
  readonly log: Log;
}
