import type { Company } from '../company/company';
import type { Position } from '../company/entities';
import type { FunctionCode } from '../functions';
import { forbidden } from '../apiError';
import type { Role } from '../roles/role';
import type { Account } from './account';

/** The account that makes a call, with its position and role. */
export interface Caller {
  account: Account;
  company: Company;
  position: Position;
  role: Role;
}

const hasFunction = ({ role }: Caller, code: FunctionCode) => role.functionCodes.includes(code);

/** Throws 403 when the caller's role does not hold the function code. */
export function requireFunction(caller: Caller, code: FunctionCode): void {
  if (!hasFunction(caller, code)) throw forbidden('auth.function_not_held', { code });
}

/** True when the caller's data scope includes the records of this employee. */
export const canSee = ({ role, position }: Caller, owner: { id: string }) =>
  role.dataScope === 'all' || owner.id === position.employee.id;
