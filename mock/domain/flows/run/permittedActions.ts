import type { ApprovalNode, FlowNode } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import type { Process } from '../process';
import { openTaskOf } from '../process';
import { APPLICANT_ACTIONS, applicantRefusal } from './applicantActions';
import type { ApplicantAction } from './applicantActions';
import { returnSteps } from './rewind';

/** What a step may allow beside approving and rejecting. */
export const STEP_ACTIONS = ['return', 'transfer', 'addbefore', 'addafter', 'countersign'] as const;
export type StepAction = (typeof STEP_ACTIONS)[number];

/** What the caller of a process may be offered. Drafts are edited and deleted, all else is an action of `handle`. */
export type PermittedAction =
  ApplicantAction | StepAction | 'approve' | 'reject' | 'comment' | 'editdraft' | 'deletedraft';

/** Whether a step leaves an action to the people whom it asks. */
export function stepAllows(
  action: StepAction,
  node: ApprovalNode,
  { nodes, process }: { nodes: readonly FlowNode[]; process: Process },
): boolean {
  if (action === 'return') return node.canReturn && returnSteps({ nodes, process }, node.id).length > 0;
  return action === 'transfer' ? node.canTransfer : node.canAdd;
}

function ofDecider(process: Process, nodes: readonly FlowNode[], positionId: string): readonly PermittedAction[] {
  const task = openTaskOf(process, positionId);
  const node = nodesOf(nodes).find(({ id }) => id === task?.nodeId);
  if (node?.type !== 'approval') return [];
  return ['approve', 'reject', ...STEP_ACTIONS.filter((action) => stepAllows(action, node, { nodes, process }))];
}

/** What the applicant may do with their own process at this moment. */
export const applicantActions = (process: Process, now: string): readonly PermittedAction[] =>
  process.state === 'draft'
    ? ['editdraft', 'deletedraft']
    : APPLICANT_ACTIONS.filter((action) => !applicantRefusal(action, process, now));

/** The actions that a position may take at this moment in a process that it may see. */
export const permittedActions = (
  process: Process,
  nodes: readonly FlowNode[],
  positionId: string,
  now: string,
): readonly PermittedAction[] => [
  ...ofDecider(process, nodes, positionId),
  ...(process.applicant.id === positionId ? applicantActions(process, now) : []),
  ...(process.state === 'draft' ? [] : (['comment'] as const)),
];
