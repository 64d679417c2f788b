import type { FlowPlan, PlannedStep } from '../api/flowPlan';
import type { FlowNode } from './flowNodes';
import type { NodeState } from './nodeState';

const DONE: NodeState = { status: 'done', handlers: [] };
const SKIPPED: NodeState = { status: 'skipped', handlers: [] };

function stateOf({ status, people, reason }: PlannedStep, vacant: string): NodeState {
  const handlers = people.map(({ name, positionName }) => ({
    name: name || `${positionName}（${vacant}）`,
    status: 'waiting' as const,
    time: '',
  }));
  return {
    status: status === 'skipped' ? 'skipped' : status === 'unknown' ? 'pending' : 'current',
    handlers,
    ...(reason && { note: reason }),
  };
}

/**
 * The path of a plan as the states that the diagram draws: the steps that are asked are current, the branches that are
 * taken done, and what is beside the path is skipped.
 */
export function planStates(
  nodes: readonly FlowNode[],
  { steps, branches }: FlowPlan,
  vacant: string,
): ReadonlyMap<string, NodeState> {
  const planned = new Map(steps.map((step) => [step.nodeId, stateOf(step, vacant)]));
  const taken = new Set(branches);
  const states = new Map<string, NodeState>();
  const visit = (node: FlowNode, isOnPath: boolean): void => {
    const isStep = node.type === 'approval' || node.type === 'copy';
    const planState = planned.get(node.id);
    states.set(node.id, planState ?? (isOnPath && !isStep ? DONE : SKIPPED));
    if (!('branches' in node)) return;
    for (const branch of node.branches) {
      const isTaken = isOnPath && taken.has(branch.id);
      states.set(branch.id, isTaken ? DONE : SKIPPED);
      branch.nodes.forEach((inner) => visit(inner, isTaken));
    }
  };
  nodes.forEach((node) => visit(node, true));
  return states;
}
