import { businessError } from '../../apiError';
import type { Company } from '../../company/company';
import type { HeldPosition, Organisation, Position } from '../../company/entities';
import { isHeld } from '../../company/entities';
import { POSTS } from '../../company/plan';
import type { Approvers } from './flow';

export interface ApproverContext {
  company: Pick<Company, 'positions'>;
  applicant: HeldPosition;
  /** The positions that the applicant chose for the step. */
  chosen: readonly string[];
}

/** The posts whose holders manage their organisation. */
export const MANAGER_POSTS: readonly string[] = [POSTS.manager, POSTS.director];

/** Whether somebody can decide in the position. */
export const isActive = (position: Position | undefined): position is HeldPosition =>
  position !== undefined && isHeld(position) && !position.isDisabled;

const isSamePerson = (a: HeldPosition, b: HeldPosition) => a.employee.id === b.employee.id;

/**
 * The manager of the organisation so many levels up from the applicant; 1 is the applicant's own. Where it has none but the
 * applicant, the manager of the next organisation above.
 */
function managerAbove({ company, applicant }: ApproverContext, level: number): HeldPosition[] {
  let unit: Organisation | undefined = applicant.organisation;
  for (let up = 1; up < level; up += 1) unit = unit?.parent;
  const managers: HeldPosition[] = [];
  // The name is compared first: a network has thousands of positions.
  for (const position of company.positions.values())
    if (MANAGER_POSTS.includes(position.name) && isActive(position) && !isSamePerson(position, applicant))
      managers.push(position);
  for (; unit; unit = unit.parent) {
    const found = managers.filter(({ organisation }) => organisation === unit);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

function positionsOf(approvers: Approvers, context: ApproverContext): readonly (Position | undefined)[] {
  const { company, applicant, chosen } = context;
  const byIds = (ids: readonly string[]) => ids.map((id) => company.positions.get(id));
  switch (approvers.type) {
    case 'position':
      return byIds(approvers.ids);
    case 'role': {
      const roles = new Set(approvers.ids);
      return [...company.positions.values()].filter(({ roleIds }) => roleIds.some((id) => roles.has(id)));
    }
    case 'orglevel':
      return managerAbove(context, approvers.level);
    case 'chosen':
      return byIds(chosen)
        .filter(isActive)
        .slice(0, approvers.isMultiple ? undefined : 1);
    case 'applicant':
      return [applicant];
  }
}

/**
 * The positions whose holders are asked, in the order of the approvers. A person is asked once, in the first position.
 * Vacant and disabled positions are nobody.
 */
export function resolveApprovers(approvers: readonly Approvers[], context: ApproverContext): readonly HeldPosition[] {
  const byPerson = new Map<string, HeldPosition>();
  for (const position of approvers.flatMap((each) => positionsOf(each, context)))
    if (isActive(position) && !byPerson.has(position.employee.id)) byPerson.set(position.employee.id, position);
  return [...byPerson.values()];
}

/** The position with this id. Throws an error with the code where nobody can decide in it. */
export function activePosition({ positions }: Pick<Company, 'positions'>, id: string, code: string): HeldPosition {
  const position = positions.get(id);
  if (!isActive(position)) throw businessError(code);
  return position;
}

/** The administrators of a flow who are there to decide. */
export const activePositions = (company: Pick<Company, 'positions'>, ids: readonly string[]): readonly HeldPosition[] =>
  ids.map((id) => company.positions.get(id)).filter(isActive);
