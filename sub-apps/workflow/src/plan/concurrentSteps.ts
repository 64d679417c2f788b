import type { PlannedStep } from '../api/flowPlan';
import type { FlowNode } from '../flow/flowNodes';

const MOST_NAMES = 5;

const idsIn = (nodes: readonly FlowNode[]): string[] =>
  nodes.flatMap((node) => [
    node.id,
    ...('branches' in node ? node.branches.flatMap((branch) => idsIn(branch.nodes)) : []),
  ]);

/**
 * The names of the steps that are asked at the same time as each step, by the id of that: those of the other parallel
 * branches. A list alone would look as if they were asked in turn.
 */
export function concurrentSteps(
  nodes: readonly FlowNode[],
  steps: readonly PlannedStep[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map(steps.filter(({ status }) => status !== 'skipped').map(({ nodeId, name }) => [nodeId, name]));
  const found = new Map<string, readonly string[]>();

  function search(inside: readonly FlowNode[]) {
    for (const node of inside) {
      if (!('branches' in node)) continue;
      const branches = node.branches.map((branch) => idsIn(branch.nodes).filter((id) => names.has(id)));
      if (node.type === 'parallel') {
        branches.forEach((own, place) => {
          const others = branches.flatMap((ids, other) => (other === place ? [] : ids));
          const told = others.slice(0, MOST_NAMES).flatMap((id) => names.get(id) ?? []);
          if (told.length > 0) own.forEach((id) => found.set(id, [...(found.get(id) ?? []), ...told]));
        });
      }
      node.branches.forEach((branch) => search(branch.nodes));
    }
  }
  search(nodes);
  return found;
}
