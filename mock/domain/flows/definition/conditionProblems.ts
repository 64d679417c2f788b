import { conditionProblem } from './checkBranches';
import type { ConditionFields } from './conditionFields';
import type { FlowNode } from './flow';
import type { FlowProblem } from './flowProblem';

export interface BranchProblem {
  /** The name of the branch. */
  branch: string;
  problem: FlowProblem;
}

/**
 * What is wrong with the conditions that a process comes to on its way: a branch without a right one is never taken, which
 * the way alone does not tell.
 * @param taken The ids of the branches that are taken.
 */
export function conditionProblems(
  nodes: readonly FlowNode[],
  taken: readonly string[],
  fields: ConditionFields | undefined,
): readonly BranchProblem[] {
  return nodes.flatMap((node) => {
    if (!('branches' in node)) return [];
    const cases = node.type === 'condition' ? node.branches.slice(0, -1) : [];
    const own = cases.flatMap((branch) => {
      const problem = conditionProblem(branch, fields);
      return problem ? [{ branch: branch.name, problem }] : [];
    });
    const entered = node.branches.filter(({ id }) => taken.includes(id));
    return [...own, ...entered.flatMap((branch) => conditionProblems(branch.nodes, taken, fields))];
  });
}
