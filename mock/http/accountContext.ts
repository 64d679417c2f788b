import type { AccountContext } from '../domain/accounts/manageAccounts';
import { settingOf } from '../domain/config/manageConfig';
import type { Company } from '../domain/company/company';
import type { Position } from '../domain/company/entities';
import type { FunctionCode } from '../domain/functions';
import type { Platform } from '../domain/platform';

/** What the changes of accounts by this caller concern. A template needs no position. */
export function accountContext(
  { accounts, sessions, administration }: Platform,
  {
    company,
    position,
    functionCodes = [],
  }: { company: Company; position?: Position; functionCodes?: readonly FunctionCode[] },
): AccountContext {
  const own = administration(company.tenantCode);
  return {
    accounts,
    sessions,
    company,
    administration: own,
    config: () => settingOf(own, 'register'),
    callerPositionId: position?.id,
    callerFunctions: functionCodes,
  };
}
