import { checkCondition, compileCondition } from './condition';
import { strayComparisons, textSizes } from './conditionFields';
import type { ConditionFields } from './conditionFields';
import type { FieldComparison } from './conditionReads';
import type { Branch, ConditionNode, ParallelNode } from './flow';
import { flowError, flowWarning } from './flowProblem';
import type { FlowProblem } from './flowProblem';
import { casesOf } from './conditionSets';
import { parseCondition } from './conditionTree';
import { isCovered, leavesNothing } from './coverage';

const FEWEST_BRANCHES = 2;

/**
 * The branches that are never taken: their condition never holds, or one of the earlier ones holds whenever it does.
 * @param cases Branches with right conditions, without the one for everything else.
 */
function unreachable(cases: readonly Branch[], last: Branch | undefined): FlowProblem[] {
  const constants = cases.map(({ condition }) => compileCondition(condition).constant());
  const parts = cases.map(({ condition }) => casesOf(parseCondition(condition)));
  const firstAlways = constants.indexOf(true);
  const isNever = (place: number) =>
    constants[place] === false ||
    (firstAlways >= 0 && place > firstAlways) ||
    (parts[place] ?? []).every((each) => isCovered(each, parts.slice(0, place).flat()));
  const never = cases.filter((_branch, place) => isNever(place)).map(({ id }) => flowError(id, 'unreachable'));
  if (!last) return never;
  if (firstAlways >= 0) return [...never, flowError(last.id, 'unreachable')];
  // It is still taken while the field is empty, and nothing is lost where it has no steps.
  const isLeftOver = last.nodes.length > 0 && leavesNothing(parts.flat());
  return isLeftOver ? [...never, flowWarning(last.id, 'unreachable')] : never;
}

/** The branches of a condition: those before the last need one that is right and can hold, the last has none. */
function checkConditions({ branches }: ConditionNode, fields: ConditionFields | undefined): FlowProblem[] {
  const [last] = branches.slice(-1);
  const cases = branches.slice(0, -1).map((branch) => ({ branch, problem: conditionProblem(branch, fields) }));
  const right = cases.flatMap(({ branch, problem }) => (problem ? [] : [branch]));
  return [
    ...cases.flatMap(({ problem }) => problem ?? []),
    ...(last && last.condition !== '' ? [flowError(last.id, 'no_else')] : []),
    ...unreachable(right, last),
    ...(fields ? right.flatMap((branch) => hardlyHolding(branch, fields)) : []),
  ];
}

/** Comparisons with values that a field does not offer, and of texts with numbers. */
function hardlyHolding({ id, condition }: Branch, fields: ConditionFields): FlowProblem[] {
  const { reads } = compileCondition(condition);
  const warning = (code: string) => (compared: FieldComparison) =>
    flowWarning(id, code, { field: fields.get(compared.field)?.title ?? compared.field, value: compared.value });
  return [
    ...strayComparisons(reads, fields).map(warning('unknown_option')),
    ...textSizes(reads, fields).map(warning('not_number')),
  ];
}

/** What is wrong with the condition of a branch that needs one; undefined for a right one. */
export function conditionProblem(
  { id, condition }: Branch,
  fields: ConditionFields | undefined,
): FlowProblem | undefined {
  if (condition.trim() === '') return flowError(id, 'missing_condition');
  const error = checkCondition(condition, fields);
  // The reason comes first, because its text has the other parameters.
  return error && flowError(id, 'bad_condition', { reason: error.code, ...error.params });
}

/** What is wrong with the branches of a node. An else branch may be empty. */
export function checkBranches(node: ConditionNode | ParallelNode, fields: ConditionFields | undefined): FlowProblem[] {
  const { id, type, branches } = node;
  const filled = type === 'condition' ? branches.slice(0, -1) : branches;
  return [
    ...(branches.length < FEWEST_BRANCHES ? [flowError(id, 'too_few_branches')] : []),
    ...(type === 'condition' ? checkConditions(node, fields) : []),
    ...filled.filter(({ nodes }) => nodes.length === 0).map((branch) => flowWarning(branch.id, 'empty_branch')),
  ];
}
