import { isIncomplete, parseCondition } from '../../flow/condition';
import type { FlowNode } from '../../flow/flowNodes';
import { flowParts, isElse, partId } from '../../flow/flowParts';
import type { FlowPart } from '../../flow/flowParts';
import type { DesignerProblem } from '../designerProps';
import type { Nodes } from './flowTree';

/** What can be seen without the platform: `workflow.designer.problem.{code}`. */
export type LocalProblem =
  'missing_name' | 'missing_approver' | 'missing_condition' | 'incomplete_condition' | 'empty_block';

/** What is wrong with expressions, by the expressions. */
export type Mistakes = ReadonlyMap<string, string>;

/** What the platform says of the condition of a branch. */
const CONDITION_CODES = ['missing_condition', 'bad_condition', 'unknown_option', 'not_number', 'unreachable'];

/** The branches that need a condition of their own, with it: not the parallel ones, and not the last one. */
function conditionsOf(parts: readonly FlowPart[]): ReadonlyMap<string, string> {
  const cases = parts.flatMap((part) =>
    part.kind === 'branch' && part.block.type === 'condition' && !isElse(part.block, part.index) ? [part.branch] : [],
  );
  return new Map(cases.map(({ id, condition }) => [id, condition]));
}

/** The different conditions of a flow that are set. */
export const setConditions = (nodes: Nodes): readonly string[] =>
  [...new Set(conditionsOf(flowParts(nodes)).values())].filter((condition) => condition.trim() !== '');

/** Whether a row of the condition has no value yet. */
export const isUnfinished = (condition: string): boolean => parseCondition(condition)?.rows.some(isIncomplete) ?? false;

const hasApprovers = ({ approvers }: Extract<FlowNode, { approvers: unknown }>) =>
  approvers.length > 0 && approvers.every((each) => !('ids' in each) || each.ids.length > 0);

function incompleteness(part: FlowPart): LocalProblem | undefined {
  if (part.kind === 'branch') return part.branch.name.trim() === '' ? 'missing_name' : undefined;
  const { node } = part;
  if (node.name.trim() === '') return 'missing_name';
  if (node.type === 'approval' || node.type === 'copy') return hasApprovers(node) ? undefined : 'missing_approver';
  const isEmpty = 'branches' in node && node.branches.every((branch) => branch.nodes.length === 0);
  return isEmpty ? 'empty_block' : undefined;
}

/** Whether the platform says of the empty branches themselves what is wrong with the block. */
const isKnown = (node: FlowNode, known: ReadonlySet<string>): boolean =>
  'branches' in node && node.branches.some(({ id }) => known.has(id));

const WARNINGS: readonly LocalProblem[] = ['empty_block'];

/** Whether a problem of a branch is about its condition. Without a code each error is. */
const isOfCondition = ({ code, severity }: DesignerProblem): boolean =>
  code ? CONDITION_CODES.includes(code) : severity === 'error';

/** What the check of the platform still says: of conditions that have changed since, nobody knows. */
export function stillFound(
  found: readonly DesignerProblem[],
  checked: Nodes,
  nodes: Nodes,
): readonly DesignerProblem[] {
  if (checked === nodes || found.length === 0) return found;
  const [before, now] = [conditionsOf(flowParts(checked)), conditionsOf(flowParts(nodes))];
  return found.filter((problem) => !isOfCondition(problem) || before.get(problem.nodeId) === now.get(problem.nodeId));
}

export interface FlowProblems {
  /** Those of the platform that the designer does not say itself. */
  found: readonly DesignerProblem[];
  all: readonly DesignerProblem[];
}

/**
 * All that is wrong with a flow, each problem once: of conditions the designer says it itself, with the words that stand
 * at their fields; of anything else that is incomplete the platform, where it says something of the same node.
 */
export function flowProblems(
  nodes: Nodes,
  given: readonly DesignerProblem[],
  mistakes: Mistakes,
  textOf: (problem: LocalProblem) => string,
): FlowProblems {
  const parts = flowParts(nodes);
  const conditions = conditionsOf(parts);
  const wrong = new Map<string, string>();
  for (const [id, condition] of conditions) {
    const text = conditionText(condition, mistakes, textOf);
    if (text !== undefined) wrong.set(id, text);
  }
  const found = given.filter((problem) => !wrong.has(problem.nodeId) || !isOfCondition(problem));
  const known = new Set(found.map(({ nodeId }) => nodeId));
  const local = parts.flatMap((part): DesignerProblem[] => {
    const nodeId = partId(part);
    const own = known.has(nodeId) ? undefined : incompleteness(part);
    const isSaid = own === 'empty_block' && part.kind === 'node' && isKnown(part.node, known);
    const text = wrong.get(nodeId);
    return [
      ...(own && !isSaid
        ? [{ nodeId, text: textOf(own), severity: WARNINGS.includes(own) ? ('warning' as const) : ('error' as const) }]
        : []),
      ...(text === undefined ? [] : [{ nodeId, text, severity: 'error' as const }]),
    ];
  });
  return { found, all: distinct([...found, ...local]) };
}

function conditionText(condition: string, mistakes: Mistakes, textOf: (problem: LocalProblem) => string) {
  if (condition.trim() === '') return textOf('missing_condition');
  return isUnfinished(condition) ? textOf('incomplete_condition') : mistakes.get(condition);
}

/** Each problem of a node or branch once. */
function distinct(problems: readonly DesignerProblem[]): readonly DesignerProblem[] {
  const byText = new Map(problems.map((problem) => [`${problem.nodeId} ${problem.text}`, problem]));
  return [...byText.values()];
}
