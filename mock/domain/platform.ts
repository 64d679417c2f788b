import type { Account } from './accounts/account';
import { seedAccounts } from './accounts/seedAccounts';
import type { Bindings, Identity } from './accounts/identities';
import { createBindings } from './accounts/identities';
import { RESET_LIFE_MS } from './accounts/passwordReset';
import type { QrCodes } from './accounts/qrCodes';
import { createQrCodes } from './accounts/qrCodes';
import type { Sessions } from './accounts/sessions';
import { createSessions } from './accounts/sessions';
import type { SmsCodes } from './accounts/smsCodes';
import { createSmsCodes } from './accounts/smsCodes';
import { AUTH_CODE_LIFE_MS, BIND_LIFE_MS } from './accounts/thirdParty';
import type { Tickets } from './accounts/tickets';
import { createTickets } from './accounts/tickets';
import type { CallLog } from './callLog';
import { createCallLog } from './callLog';
import type { Company } from './company/company';
import { createCompany } from './company/createCompany';
import { COMPANY_PLANS } from './company/plans';
import type { Faults } from './faults';
import { createFaults } from './faults';
import type { IdSource } from './ids';
import { createIdSource } from './ids';
import { createRandom } from './random';
import type { RoleBook } from './roles/roleBook';
import { createRoleBook } from './roles/roleBook';
import type { SettingsBook } from './settings';
import { createSettings } from './settings';

/** The whole pretend platform. */
export interface Platform {
  accounts: readonly Account[];
  settings: SettingsBook;
  sessions: Sessions;
  smsCodes: SmsCodes;
  qrCodes: QrCodes;
  /** For those who have proved who they are and may set a new password. */
  resets: Tickets<Account>;
  /** Whose account an identity of another provider stands for. */
  bindings: Bindings;
  authCodes: Tickets<Identity>;
  bindTickets: Tickets<Identity>;
  issuedIds: IdSource;
  /** Grown on first use. Refuses a tenant without one. */
  company(tenantCode: string): Company;
  roles(tenantCode: string): RoleBook;
  faults: Faults;
  calls: CallLog;
}

/** One for each kind of secret, so that no two kinds ever look the same. */
const SEEDS = { tokens: 9_540, qrCodes: 9_541, resets: 9_542, authCodes: 9_543, bindTickets: 9_544 } as const;

function lazily<Value>(create: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? create(key);
    made.set(key, value);
    return value;
  };
}

/** By tenant. Seeding a company is slow, so one that nobody has changed serves again after a reset. */
const companies = new Map<string, Company>();

function unchangedCompany(tenantCode: string): Company {
  const kept = companies.get(tenantCode);
  if (kept?.isChanged() === false) return kept;
  const plan = COMPANY_PLANS.find((candidate) => candidate.tenantCode === tenantCode);
  if (!plan) throw new Error(`Tenant ${tenantCode} has no company`);
  const seeded = createCompany(plan);
  companies.set(tenantCode, seeded);
  return seeded;
}

/** A platform on its first morning. Only the life of tokens follows the real clock. */
function createPlatform(): Platform {
  const now = Date.now;
  const accounts = seedAccounts();
  const company = lazily(unchangedCompany);
  return {
    accounts,
    settings: createSettings(),
    sessions: createSessions(createRandom(SEEDS.tokens), now),
    smsCodes: createSmsCodes(accounts, now),
    qrCodes: createQrCodes(createRandom(SEEDS.qrCodes), now),
    resets: createTickets(createRandom(SEEDS.resets), now, RESET_LIFE_MS),
    bindings: createBindings(accounts),
    authCodes: createTickets(createRandom(SEEDS.authCodes), now, AUTH_CODE_LIFE_MS),
    bindTickets: createTickets(createRandom(SEEDS.bindTickets), now, BIND_LIFE_MS),
    issuedIds: createIdSource('issued'),
    company,
    roles: lazily((tenantCode) => createRoleBook([...company(tenantCode).positions.values()], accounts)),
    faults: createFaults(),
    calls: createCallLog(),
  };
}

let current: Platform | undefined;

/** The one platform of this process. */
export const platform = (): Platform => (current ??= createPlatform());

/** Back to the first morning. */
export function resetPlatform(): void {
  current = undefined;
}
