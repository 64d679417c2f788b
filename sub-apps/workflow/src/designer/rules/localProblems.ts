import { isIncomplete, parseCondition } from '../../flow/condition';
import type { FlowNode } from '../../flow/flowNodes';
import { flowParts, isElse } from '../../flow/flowParts';
import type { FlowPart } from '../../flow/flowParts';
import type { DesignerProblem } from '../designerProps';
import type { Nodes } from './flowTree';

/** What can be seen without the platform: `workflow.designer.problem.{code}`. */
export const LOCAL_PROBLEMS = [
  'missing_name',
  'missing_approver',
  'missing_condition',
  'incomplete_condition',
  'empty_block',
] as const;
export type LocalProblem = (typeof LOCAL_PROBLEMS)[number];

/** A branch that may have a condition of its own: not in parallel, and not the last one. */
const needsCondition = (part: FlowPart): boolean =>
  part.kind === 'branch' && part.block.type === 'condition' && !isElse(part.block, part.index);

function problemOf(part: FlowPart): LocalProblem | undefined {
  if (part.kind === 'branch') {
    if (part.branch.name.trim() === '') return 'missing_name';
    if (!needsCondition(part)) return undefined;
    if (part.branch.condition.trim() === '') return 'missing_condition';
    return parseCondition(part.branch.condition)?.rows.some(isIncomplete) ? 'incomplete_condition' : undefined;
  }
  const { node } = part;
  if (node.name.trim() === '') return 'missing_name';
  if (node.type === 'approval' || node.type === 'copy') return hasApprovers(node) ? undefined : 'missing_approver';
  const isEmpty = 'branches' in node && node.branches.every((branch) => branch.nodes.length === 0);
  return isEmpty ? 'empty_block' : undefined;
}

const hasApprovers = ({ approvers }: Extract<FlowNode, { approvers: unknown }>) =>
  approvers.length > 0 && approvers.every((each) => !('ids' in each) || each.ids.length > 0);

/** Whether the platform says of the empty branches themselves what is wrong with the block. */
const isKnown = (node: FlowNode, known: ReadonlySet<string>): boolean =>
  'branches' in node && node.branches.some(({ id }) => known.has(id));

const WARNINGS: readonly LocalProblem[] = ['empty_block'];

/** What is incomplete, where the platform has found nothing wrong with the same node or branch. */
export function localProblems(
  nodes: Nodes,
  found: readonly DesignerProblem[],
  textOf: (problem: LocalProblem) => string,
): readonly DesignerProblem[] {
  const known = new Set(found.map(({ nodeId }) => nodeId));
  return flowParts(nodes).flatMap((part): DesignerProblem[] => {
    const nodeId = part.kind === 'node' ? part.node.id : part.branch.id;
    const problem = known.has(nodeId) ? undefined : problemOf(part);
    if (!problem || (problem === 'empty_block' && part.kind === 'node' && isKnown(part.node, known))) return [];
    return [{ nodeId, text: textOf(problem), severity: WARNINGS.includes(problem) ? 'warning' : 'error' }];
  });
}

/** Each problem of a node or branch once. */
export function distinctProblems(problems: readonly DesignerProblem[]): readonly DesignerProblem[] {
  const byText = new Map(problems.map((problem) => [`${problem.nodeId} ${problem.text}`, problem]));
  return [...byText.values()];
}
