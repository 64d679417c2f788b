import type { Account } from './accounts/account';
import { seedAccounts } from './accounts/seedAccounts';
import type { Sessions } from './accounts/sessions';
import { createSessions } from './accounts/sessions';
import type { SmsCodes } from './accounts/signIn';
import { createSmsCodes } from './accounts/signIn';
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

/** The whole pretend platform. */
export interface Platform {
  accounts: readonly Account[];
  sessions: Sessions;
  smsCodes: SmsCodes;
  issuedIds: IdSource;
  /** Grown on first use. Refuses a tenant without one. */
  company(tenantCode: string): Company;
  roles(tenantCode: string): RoleBook;
  faults: Faults;
  calls: CallLog;
}

const TOKEN_SEED = 9_540;

function lazily<Value>(create: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? create(key);
    made.set(key, value);
    return value;
  };
}

/** A platform on its first morning. Only the life of tokens follows the real clock. */
export function createPlatform(now: () => number = Date.now): Platform {
  const accounts = seedAccounts();
  const company = lazily((tenantCode) => {
    const plan = COMPANY_PLANS.find((candidate) => candidate.tenantCode === tenantCode);
    if (!plan) throw new Error(`Tenant ${tenantCode} has no company`);
    return createCompany(plan);
  });
  return {
    accounts,
    sessions: createSessions(createRandom(TOKEN_SEED), now),
    smsCodes: createSmsCodes(accounts, now),
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
