import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import type { Employee, Position } from '../company/entities';
import type { Actor } from '../records/record';
import type { Membership } from './account';

type Records = Pick<Administration, 'accounts' | 'positions'>;

/**
 * The person in the records of the company: the employee in their positions, or the one with the code of the account. The
 * account keeps it, so that a person who has lost all positions stays the same employee.
 */
function findEmployee({ employees, positions }: Company, membership: Membership): Employee | undefined {
  membership.employee ??=
    membership.positionIds.flatMap((id) => positions.get(id)?.employee ?? [])[0] ??
    employees.find(({ id }) => id === membership.id);
  return membership.employee;
}

/** The same; a new employee, in the organisation of the position, for a person who has never had one. */
export function employeeOf(company: Company, membership: Membership, { organisation }: Position): Employee {
  const found = findEmployee(company, membership);
  if (found) return found;
  const employee = { id: membership.id, name: membership.account.name, organisation };
  company.addEmployee(employee);
  membership.employee = employee;
  return employee;
}

/** Renames the person in the records of the company, such as the owner of a customer. */
export function renameEmployee(company: Company, membership: Membership): void {
  const employee = findEmployee(company, membership);
  if (!employee || employee.name === membership.account.name) return;
  company.markChanged();
  employee.name = membership.account.name;
}

/** The positions with these ids. Throws for one that is unknown, disabled or held by another person. */
export function checkPositions(
  { positions }: Records,
  before: readonly string[],
  wanted: readonly string[],
): Position[] {
  return [...new Set(wanted)].map((id) => {
    const position = positions.find(id);
    if (!position) throw businessError('position.not_found');
    if (before.includes(id)) return position;
    if (position.isDisabled) throw businessError('account.position_disabled');
    if (position.employee) throw businessError('account.position_taken');
    return position;
  });
}

/** Makes the person the holder of these positions, and vacates those that they held before. */
export function holdPositions(
  company: Company,
  { positions }: Records,
  membership: Membership,
  { before, wanted }: { before: readonly string[]; wanted: readonly Position[] },
  actor: Actor,
): void {
  const kept = new Set(wanted.map(({ id }) => id));
  findEmployee(company, membership);
  for (const position of wanted)
    if (!before.includes(position.id))
      positions.update(position.id, 'any', { employee: employeeOf(company, membership, position) }, actor);
  for (const id of before)
    if (!kept.has(id) && positions.find(id)) positions.update(id, 'any', { employee: undefined }, actor);
}
