import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './accounts/account';
import type { Administration } from './administration/administration';
import { createAdministration } from './administration/administration';
import { seedAccounts } from './accounts/seedAccounts';
import type { Bindings, Identity } from './accounts/identities';
import { createBindings } from './accounts/identities';
import { RESET_TTL_MS } from './accounts/passwordReset';
import type { QrCodes } from './accounts/qrCodes';
import { createQrCodes } from './accounts/qrCodes';
import type { Sessions } from './accounts/sessions';
import { createSessions } from './accounts/sessions';
import { seedSignIns } from './accounts/seedSignIns';
import type { SmsCodes } from './accounts/smsCodes';
import { createSmsCodes } from './accounts/smsCodes';
import { AUTH_CODE_TTL_MS, BIND_TTL_MS } from './accounts/thirdParty';
import type { Tickets } from './accounts/tickets';
import { createTickets } from './accounts/tickets';
import { currentMoment } from './calendar';
import type { CallLog } from './callLog';
import { createCallLog } from './callLog';
import type { Company } from './company/company';
import { createCompany } from './company/createCompany';
import { COMPANY_PLANS } from './company/plans';
import type { Faults } from './faults';
import { createFaults } from './faults';
import type { IdSource } from './ids';
import { createIdSource } from './ids';
import { pastEntries } from './operation-log/pastEntries';
import { createRandom } from './random';
import type { AnsweredCalls } from './records/answerOnce';
import type { AnsweredSaves } from './records/saveOnce';
import type { SettingsStore } from './settings';
import { createSettings } from './settings';
import type { Spreadsheets } from './spreadsheets/createSpreadsheets';
import { createSpreadsheets } from './spreadsheets/createSpreadsheets';
import { objectsOf } from '../storage/objects';
import type { ObjectStorage } from './spreadsheets/objectStorage';
import { readWorkbook } from './spreadsheets/read/readWorkbook';

/** The state of the mock platform. */
export interface Platform {
  accounts: Account[];
  settings: SettingsStore;
  sessions: Sessions;
  smsCodes: SmsCodes;
  qrCodes: QrCodes;
  /** Tickets of verified accounts that may set a new password. */
  resets: Tickets<Account>;
  /** Accounts by third-party identity. */
  bindings: Bindings;
  authCodes: Tickets<Identity>;
  bindTickets: Tickets<Identity>;
  issuedIds: IdSource;
  /** Seeded on first use. Throws for a tenant without a company. */
  company(tenantCode: string): Company;
  /** What the administrators of the tenant maintain. */
  administration(tenantCode: string): Administration;
  /** The answers of saves that may be repeated after a lost response. */
  saves: AnsweredSaves;
  /** The same of other calls. */
  answers: AnsweredCalls;
  /** The tenant's file storage. */
  objects(tenantCode: string): ObjectStorage;
  spreadsheets: Spreadsheets;
  faults: Faults;
  calls: CallLog;
}

/** Seeds of the random generators, one for each kind of secret, so that their values differ. */
const SEEDS = { tokens: 9_540, qrCodes: 9_541, resets: 9_542, authCodes: 9_543, bindTickets: 9_544 } as const;

function memoizeByKey<Value>(create: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const value = cache.get(key) ?? create(key);
    cache.set(key, value);
    return value;
  };
}

/** Cache by tenant code. Seeding is slow, so an unchanged company is reused after a reset. */
const companies = new Map<string, Company>();

function companyOf(tenantCode: string): Company {
  const cached = companies.get(tenantCode);
  if (cached?.isChanged() === false) return cached;
  const plan = COMPANY_PLANS.find((candidate) => candidate.tenantCode === tenantCode);
  if (!plan) throw new Error(`Tenant ${tenantCode} has no company`);
  const seeded = createCompany(plan);
  companies.set(tenantCode, seeded);
  return seeded;
}

/** Creates the platform in its initial state. Only lifetimes of tokens and codes follow the real clock. */
function createPlatform(): Platform {
  const now = Date.now;
  const accounts = seedAccounts();
  const company = memoizeByKey(companyOf);
  const issuedIds = createIdSource('issued');
  const objects = memoizeByKey(objectsOf);
  const administration = memoizeByKey((tenantCode) => {
    const created = createAdministration(company(tenantCode), accounts);
    created.log.addHistory(pastEntries(company(tenantCode), created));
    return created;
  });
  return {
    accounts,
    settings: createSettings(),
    sessions: createSessions(createRandom(SEEDS.tokens), now, seedSignIns(accounts)),
    smsCodes: createSmsCodes(accounts, now),
    qrCodes: createQrCodes(createRandom(SEEDS.qrCodes), now),
    resets: createTickets(createRandom(SEEDS.resets), now, RESET_TTL_MS),
    bindings: createBindings(accounts),
    authCodes: createTickets(createRandom(SEEDS.authCodes), now, AUTH_CODE_TTL_MS),
    bindTickets: createTickets(createRandom(SEEDS.bindTickets), now, BIND_TTL_MS),
    issuedIds,
    company,
    administration,
    saves: new Map(),
    answers: new Map(),
    objects,
    spreadsheets: createSpreadsheets({
      now: currentMoment,
      // A job that waits does not keep the process alive.
      wait: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
      nextId: issuedIds.next,
      newFileKey: randomUUID,
      storageOf: objects,
      logOf: (tenantCode) => administration(tenantCode).log,
      readWorkbook,
    }),
    faults: createFaults(),
    calls: createCallLog(),
  };
}

let current: Platform | undefined;

/** The platform of this process (singleton). */
export const platform = (): Platform => (current ??= createPlatform());

/** Restores the initial state. */
export function resetPlatform(): void {
  current?.spreadsheets.clear();
  current = undefined;
}
