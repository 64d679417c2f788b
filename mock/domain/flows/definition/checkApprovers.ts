import type { Company } from '../../company/company';
import type { Records } from '../../records/createRecords';
import type { Role } from '../../roles/role';
import type { ApprovalNode, Approvers, CopyNode } from './flow';
import { flowError, flowWarning } from './flowProblem';
import type { FlowProblem } from './flowProblem';
import { isActive, mayDecide } from './mayDecide';

/** The positions and roles of a company. */
export interface Known {
  company: Pick<Company, 'positions'>;
  roles: Pick<Records<Role>, 'find'>;
}

/** The roles that somebody holds now, with whether one of them may decide. */
export function heldRoles({ company, roles }: Known): ReadonlyMap<string, boolean> {
  const held = new Map<string, boolean>();
  const decides = mayDecide((id) => roles.find(id));
  for (const position of company.positions.values()) {
    if (!isActive(position)) continue;
    const isAble = decides(position);
    position.roleIds.forEach((id) => held.set(id, isAble || held.get(id) === true));
  }
  return held;
}

const isMissing = (approvers: Approvers) => 'ids' in approvers && approvers.ids.length === 0;

/**
 * Ways to find people that name nobody, or positions and roles that cannot decide.
 * @param held As `heldRoles` gives them.
 */
export function checkApprovers(
  { id, type, approvers }: ApprovalNode | CopyNode,
  { company, roles }: Known,
  held: ReadonlyMap<string, boolean>,
): FlowProblem[] {
  const decides = mayDecide((roleId) => roles.find(roleId));
  const position = (positionId: string): FlowProblem[] => {
    const found = company.positions.get(positionId);
    if (!found) return [flowError(id, 'unknown_position', { id: positionId })];
    const named = { name: found.name, organisation: found.organisation.name };
    if (!isActive(found)) return [flowWarning(id, 'vacant_position', named)];
    // Who gets a copy only reads it.
    return type === 'copy' || decides(found) ? [] : [flowWarning(id, 'powerless_position', named)];
  };
  const role = (roleId: string): FlowProblem[] => {
    const found = roles.find(roleId);
    if (!found) return [flowError(id, 'unknown_role', { id: roleId })];
    const isAble = held.get(roleId);
    if (isAble === undefined) return [flowWarning(id, 'vacant_role', { name: found.name })];
    return type === 'copy' || isAble ? [] : [flowWarning(id, 'powerless_role', { name: found.name })];
  };
  if (approvers.length === 0 || approvers.some(isMissing)) return [flowError(id, 'missing_approver')];
  return approvers.flatMap((each) => {
    if (!('ids' in each)) return [];
    return each.ids.flatMap(each.type === 'position' ? position : role);
  });
}
