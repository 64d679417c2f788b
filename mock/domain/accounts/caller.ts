import type { Company } from '../company/company';
import type { Position } from '../company/entities';
import type { FunctionCode } from '../functions';
import { forbidden } from '../refusal';
import type { Role } from '../roles/role';
import type { Account } from './account';

/** Who makes a call, in which post. */
export interface Caller {
  account: Account;
  company: Company;
  position: Position;
  role: Role;
}

const holds = ({ role }: Caller, code: FunctionCode) => role.functionCodes.includes(code);

/** Refuses a caller without the function code. */
export function requireFunction(caller: Caller, code: FunctionCode): void {
  if (!holds(caller, code)) throw forbidden('auth.function_not_held', { code });
}

/** Whether the caller may see what belongs to this employee. */
export const maySee = ({ role, position }: Caller, owner: { id: string }) =>
  role.dataScope === 'all' || owner.id === position.employee.id;
