import type { FlowNode } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import type { Process } from '../process';
import { openTasks } from '../process';

/** What people have to give beside their word to do what waits for them. */
export interface DecisionNeeds {
  comment: boolean;
  signature: boolean;
  /** It has to be opened: there is a form to fill in, or a process that is back to be changed. */
  choices: boolean;
}

/** What deciding in these steps asks for. */
export const needsOf = (steps: readonly FlowNode[]): DecisionNeeds => ({
  comment: steps.some((node) => node.type === 'approval' && node.needsComment),
  signature: steps.some((node) => node.type === 'approval' && node.needsSignature),
  choices: steps.some((node) => node.type !== 'approval' || Object.values(node.rights.fields).includes('required')),
});

/** What all open tasks of a position ask for. */
export function decisionNeeds(process: Process, nodes: readonly FlowNode[], positionId: string): DecisionNeeds {
  const own = new Set(openTasks(process).flatMap((task) => (task.position.id === positionId ? [task.nodeId] : [])));
  return needsOf(nodesOf(nodes).filter(({ id }) => own.has(id)));
}
