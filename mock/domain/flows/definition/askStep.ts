import type { HeldPosition } from '../../company/entities';
import { isEmpty } from './conditionFunctions/readValues';
import type { ApprovalNode } from './flow';
import type { ApproverContext } from './resolveApprovers';
import { decidingPositions, resolveApprovers } from './resolveApprovers';

/** How the people of a step were found; `choose`: the applicant has not chosen anybody yet. */
export type FoundBy = 'approvers' | 'admin' | 'skip' | 'refuse' | 'choose';

export interface StepHandlers {
  by: FoundBy;
  /** Empty where the step passes by itself, and where the submission is refused. */
  handlers: readonly HeldPosition[];
}

/** The administrators of a flow who decide where a step has nobody. Nobody decides about their own application. */
export const findAdmins = (
  adminPositionIds: readonly string[],
  { company, applicant }: ApproverContext,
): readonly HeldPosition[] =>
  decidingPositions(company, adminPositionIds).filter(({ employee }) => employee.id !== applicant.employee.id);

/** The people of an approval step, or what happens because there is nobody. */
export function findHandlers(
  node: ApprovalNode,
  adminPositionIds: readonly string[],
  context: ApproverContext,
): StepHandlers {
  const handlers = resolveApprovers(node.approvers, context);
  const isChosen = node.approvers.some(({ type }) => type === 'chosen');
  if (isChosen && decidingPositions(context.company, context.chosen).length === 0) return { by: 'choose', handlers };
  if (handlers.length > 0) return { by: 'approvers', handlers };
  if (node.whenEmpty !== 'admin') return { by: node.whenEmpty, handlers };
  const admins = findAdmins(adminPositionIds, context);
  return admins.length > 0 ? { by: 'admin', handlers: admins } : { by: 'refuse', handlers };
}

/** Whether a step asks those of the step before again: it needs their signature, or fields that they fill in here. */
export const needsEverybody = (
  { needsSignature, rights }: ApprovalNode,
  values: Readonly<Record<string, unknown>>,
): boolean =>
  needsSignature ||
  Object.entries(rights.fields).some(([name, right]) => right === 'required' && isEmpty(values[name]));

/**
 * Those of a step who still have to be asked: a person who approved the approval step right before is not asked again.
 * Empty where the step passes by itself.
 * @param approvedBefore Employees who approved the step before. Copies and skipped steps in between do not count; a
 * branching begins with those before it, and ends with those of the last steps of all branches taken.
 */
export function stillAsked(
  node: ApprovalNode,
  handlers: readonly HeldPosition[],
  approvedBefore: ReadonlySet<string>,
  values: Readonly<Record<string, unknown>>,
): readonly HeldPosition[] {
  if (needsEverybody(node, values)) return handlers;
  const others = handlers.filter(({ employee }) => !approvedBefore.has(employee.id));
  return node.mode === 'any' && others.length < handlers.length ? [] : others;
}
