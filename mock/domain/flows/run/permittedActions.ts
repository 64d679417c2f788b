import type { FlowNode } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import type { Process } from '../process';
import { openTaskOf, openTasks } from '../process';
import { isDecided } from './acts/withdraw';
import { returnSteps } from './rewind';

/** What the caller of a process may be offered. Drafts are edited and deleted, all else is an action of `handle`. */
export type PermittedAction =
  | 'approve'
  | 'reject'
  | 'return'
  | 'transfer'
  | 'addbefore'
  | 'addafter'
  | 'countersign'
  | 'withdraw'
  | 'cancel'
  | 'urge'
  | 'resubmit'
  | 'comment'
  | 'editdraft'
  | 'deletedraft';

function ofDecider(process: Process, nodes: readonly FlowNode[], positionId: string): PermittedAction[] {
  const task = openTaskOf(process, positionId);
  const node = nodesOf(nodes).find(({ id }) => id === task?.nodeId);
  if (node?.type !== 'approval') return [];
  return [
    'approve',
    'reject',
    ...(node.canReturn && returnSteps({ nodes, process }, node.id).length > 0 ? (['return'] as const) : []),
    ...(node.canTransfer ? (['transfer'] as const) : []),
    ...(node.canAdd ? (['addbefore', 'addafter', 'countersign'] as const) : []),
  ];
}

function ofApplicant(process: Process): PermittedAction[] {
  switch (process.state) {
    case 'draft':
      return ['editdraft', 'deletedraft'];
    case 'returned':
    case 'withdrawn':
      return ['resubmit', 'cancel'];
    case 'running':
      return [
        ...(isDecided(process) ? [] : (['withdraw'] as const)),
        ...(openTasks(process).length > 0 ? (['urge'] as const) : []),
      ];
    default:
      return [];
  }
}

/** The actions that a position may take in a process that it may see. */
export const permittedActions = (
  process: Process,
  nodes: readonly FlowNode[],
  positionId: string,
): readonly PermittedAction[] => [
  ...ofDecider(process, nodes, positionId),
  ...(process.applicant.id === positionId ? ofApplicant(process) : []),
  ...(process.state === 'draft' ? [] : (['comment'] as const)),
];
