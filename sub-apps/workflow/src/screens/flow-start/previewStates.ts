import type { FlowPlan } from '../../api/flowPlan';
import type { FlowNode } from '../../flow/flowNodes';
import type { NodeState } from '../../flow/nodeState';
import { planStates } from '../../flow/planStates';

/** The plan as the diagram draws it before anything has begun: the application is being written, all steps are ahead. */
export function previewStates(
  nodes: readonly FlowNode[],
  plan: FlowPlan,
  vacant: string,
): ReadonlyMap<string, NodeState> {
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  const ahead = ([id, state]: [string, NodeState]): [string, NodeState] => {
    if (types.get(id) === 'start') return [id, { ...state, status: 'current' }];
    return [id, state.status === 'current' || types.get(id) === 'end' ? { ...state, status: 'pending' } : state];
  };
  return new Map([...planStates(nodes, plan, vacant)].map(ahead));
}
