import type { TargetIds } from '../../../api/flowTargets';
import type { FlowNode } from '../../../flow/flowNodes';

/** The ids of all positions and roles that the steps of a flow name, sorted. */
export function approverIds(nodes: readonly FlowNode[], admins: readonly string[] = []): TargetIds {
  const positions = new Set<string>(admins);
  const roles = new Set<string>();
  const visit = (node: FlowNode): void => {
    if ('branches' in node) node.branches.forEach((branch) => branch.nodes.forEach(visit));
    if (!('approvers' in node)) return;
    for (const approvers of node.approvers) {
      if (approvers.type === 'position') approvers.ids.forEach((id) => positions.add(id));
      if (approvers.type === 'role') approvers.ids.forEach((id) => roles.add(id));
    }
  };
  nodes.forEach(visit);
  return { positionIds: [...positions].toSorted(), roleIds: [...roles].toSorted() };
}
