import type { Company } from '../company/company';
import type { HeldPosition } from '../company/entities';
import type { DataScope } from '../data-rules/dataScope';
import type { FunctionCode } from '../functions';
import { forbidden } from '../apiError';
import type { Actor } from '../records/record';
import type { Role } from '../roles/role';
import type { Account } from './account';

/** The account that makes a call, with its position and the roles of that position. */
export interface Caller {
  account: Account;
  company: Company;
  position: HeldPosition;
  roles: readonly Role[];
  /** The union of the functions of the roles. */
  functionCodes: readonly FunctionCode[];
  /** The business data that the caller sees. */
  scope: DataScope;
}

/** Throws 403 when no role of the caller holds the function code, or one of the others that suffice as well. */
export function requireFunction({ functionCodes }: Caller, code: FunctionCode, ...others: FunctionCode[]): void {
  if (![code, ...others].some((each) => functionCodes.includes(each)))
    throw forbidden('auth.function_not_held', { code });
}

/** The caller as the operation log names them. */
export const actorOf = ({ account, company, position }: Caller): Actor => ({
  accountCode: account.memberships.find(({ tenantCode }) => tenantCode === company.tenantCode)?.accountCode ?? '',
  name: account.name,
  positionName: position.name,
});
