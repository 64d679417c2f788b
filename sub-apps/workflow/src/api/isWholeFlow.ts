import { isRecord } from '@atrium/common/isRecord';
import { readNodes } from '../flow/flowNodes';
import type { Approvers, FlowNode } from '../flow/flowNodes';

/** Whether `readNodes` can read every node, branch and approver. What it leaves out, a save would erase. */
export const isWholeFlow = (wire: unknown): boolean => Array.isArray(wire) && areNodes(wire, readNodes(wire));

const areNodes = (wire: readonly unknown[], nodes: readonly FlowNode[]): boolean =>
  wire.length === nodes.length && nodes.every((node, index) => isNode(wire[index], node));

function isNode(wire: unknown, node: FlowNode): boolean {
  if (!isRecord(wire)) return false;
  if ('approvers' in node && !areApprovers(listOf(wire.approvers), node.approvers)) return false;
  if (!('branches' in node)) return true;
  const branches = listOf(wire.branches);
  return (
    branches.length === node.branches.length &&
    node.branches.every((branch, index) => {
      const stored = branches[index];
      return isRecord(stored) && areNodes(listOf(stored.nodes), branch.nodes);
    })
  );
}

const areApprovers = (wire: readonly unknown[], approvers: readonly Approvers[]): boolean =>
  wire.length === approvers.length &&
  approvers.every((each, index) => {
    const stored = wire[index];
    return !('ids' in each) || (isRecord(stored) && listOf(stored.ids).length === each.ids.length);
  });

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
