import type { Branch, FlowNode } from './flowNodes';
import { isBranching } from './flowParts';
import type { FlowLine } from './layoutFlow';
import type { NodeState, NodeStatus } from './nodeState';

export const lineKey = ({ kind, targetId }: Pick<FlowLine, 'kind' | 'targetId'>): string => `${kind} ${targetId}`;

const REACHED: readonly (NodeStatus | undefined)[] = ['done', 'current', 'rejected', 'returned'];
const OVER: readonly (NodeStatus | undefined)[] = ['done', 'skipped'];

/**
 * The connectors that a process has run through, by `lineKey`. A step that passes by itself is skipped and still on the
 * path: a connector is taken when anything after it in its list has been reached.
 */
export function takenLines(nodes: readonly FlowNode[], states: ReadonlyMap<string, NodeState>): ReadonlySet<string> {
  const taken = new Set<string>();
  const take = (kind: FlowLine['kind'], targetId: string) => taken.add(lineKey({ kind, targetId }));
  const statusOf = ({ id }: FlowNode | Branch) => states.get(id)?.status;

  const isReached = (node: FlowNode): boolean =>
    REACHED.includes(statusOf(node)) || (isBranching(node) && node.branches.some(isBranchReached));
  const isBranchReached = (branch: Branch): boolean =>
    REACHED.includes(statusOf(branch)) || branch.nodes.some(isReached);

  function walk(list: readonly FlowNode[]): void {
    const last = list.findLastIndex(isReached);
    list.slice(0, last + 1).forEach((node, index) => {
      take('into', node.id);
      if (!isBranching(node)) return;
      for (const branch of node.branches.filter(isBranchReached)) {
        take('into', branch.id);
        walk(branch.nodes);
        const isComplete =
          statusOf(branch) !== 'current' && branch.nodes.every((each) => OVER.includes(statusOf(each)));
        if (index < last || isComplete) take('out', branch.id);
      }
    });
  }
  walk(nodes);
  return taken;
}
