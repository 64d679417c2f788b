import { businessError } from '../../apiError';
import type { Company } from '../../company/company';
import type { HeldPosition, Organisation, Position } from '../../company/entities';
import { POSTS } from '../../company/plan';
import type { Approvers } from './flow';
import { isActive, mayDecide } from './mayDecide';

export interface ApproverContext {
  company: Pick<Company, 'positions' | 'roles'>;
  applicant: HeldPosition;
  /** The positions that the applicant chose for the step. */
  chosen: readonly string[];
}

/** The posts whose holders manage their organisation. */
export const MANAGER_POSTS: readonly string[] = [POSTS.manager, POSTS.director];

/** Whether a position has somebody who can be asked or told. */
type IsSomebody = (position: Position | undefined) => position is HeldPosition;

const isSamePerson = (a: HeldPosition, b: HeldPosition) => a.employee.id === b.employee.id;

/**
 * The manager of the organisation so many levels up from the applicant; 1 is the applicant's own. Where it has none but the
 * applicant, the manager of the next organisation above.
 */
function managerAbove({ company, applicant }: ApproverContext, isSomebody: IsSomebody, level: number): HeldPosition[] {
  let unit: Organisation | undefined = applicant.organisation;
  for (let up = 1; up < level; up += 1) unit = unit?.parent;
  const managers: HeldPosition[] = [];
  // The name is compared first: a network has thousands of positions.
  for (const position of company.positions.values())
    if (MANAGER_POSTS.includes(position.name) && isSomebody(position) && !isSamePerson(position, applicant))
      managers.push(position);
  for (; unit; unit = unit.parent) {
    const found = managers.filter(({ organisation }) => organisation === unit);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

function positionsOf(
  approvers: Approvers,
  context: ApproverContext,
  isSomebody: IsSomebody,
): readonly (Position | undefined)[] {
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
      return managerAbove(context, isSomebody, approvers.level);
    case 'chosen':
      return byIds(chosen)
        .filter(isSomebody)
        .slice(0, approvers.isMultiple ? undefined : 1);
    case 'applicant':
      return [applicant];
  }
}

/** The positions in the order of the approvers. A person is found once, in the first position that counts. */
function find(approvers: readonly Approvers[], context: ApproverContext, isSomebody: IsSomebody) {
  const byPerson = new Map<string, HeldPosition>();
  for (const position of approvers.flatMap((each) => positionsOf(each, context, isSomebody)))
    if (isSomebody(position) && !byPerson.has(position.employee.id)) byPerson.set(position.employee.id, position);
  return [...byPerson.values()];
}

const decidersOf = ({ roles }: Pick<Company, 'roles'>): IsSomebody => mayDecide((id) => roles.get(id));

/** The positions that are asked. Vacant and disabled ones are nobody, and so are those that may not decide. */
export const resolveApprovers = (approvers: readonly Approvers[], context: ApproverContext): readonly HeldPosition[] =>
  find(approvers, context, decidersOf(context.company));

/** The positions that get a copy. Who only reads need not be allowed to decide. */
export const resolveReaders = (approvers: readonly Approvers[], context: ApproverContext): readonly HeldPosition[] =>
  find(approvers, context, isActive);

/** The position with this id. Throws an error with the code where nobody works in it. */
export function activePosition({ positions }: Pick<Company, 'positions'>, id: string, code: string): HeldPosition {
  const position = positions.get(id);
  if (!isActive(position)) throw businessError(code);
  return position;
}

/** Those of the positions in which somebody can decide. */
export const decidingPositions = (
  company: ApproverContext['company'],
  ids: readonly string[],
): readonly HeldPosition[] => ids.map((id) => company.positions.get(id)).filter(decidersOf(company));
