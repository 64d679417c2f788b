import type { Position } from '../../company/entities';
import { createBudget } from './conditionBudget';
import type { ConditionBudget } from './conditionBudget';
import { ConditionError } from './conditionError';
import type { ConditionFields } from './conditionFields';
import { memberProblem } from './conditionFields';
import { readsOf } from './conditionReads';
import type { ConditionReads } from './conditionReads';
import { APPLICANT, APPLICANT_MEMBERS, compileTree, parseCondition } from './conditionTree';
import type { ConditionValues } from './conditionTree';

export { ConditionError } from './conditionError';
export type { ConditionValues } from './conditionTree';

/** Steps for a condition without fields: a flow may have thousands of them, and a check computes all. */
const MOST_CONSTANT_STEPS = 5_000;

export interface Condition {
  /** Whether it holds for the values. It does not where it cannot be computed. */
  holds(values: ConditionValues, budget?: ConditionBudget): boolean;
  /** Whether it holds for all values, or (false) for none; undefined where it depends on them, and where that takes long. */
  constant(): boolean | undefined;
  evaluate(values: ConditionValues): unknown;
  /** The fields that it reads. */
  names: ReadonlySet<string>;
  reads: ConditionReads;
}

/** The applicant is read like a row of a table. */
const APPLICANT_FIELD = { title: APPLICANT, type: APPLICANT, columns: APPLICANT_MEMBERS };

/** Compiled conditions by text: each one is checked and computed whenever a process passes it. */
const compiled = new Map<string, Condition>();
const MOST_COMPILED = 500;

/** Compiles a condition (without a leading `=`). Throws a ConditionError that says what is wrong. */
export function compileCondition(text: string): Condition {
  const known = compiled.get(text);
  if (known) return known;
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  const condition = compile(text);
  compiled.set(text, condition);
  return condition;
}

function compile(text: string): Condition {
  const names = new Set<string>();
  const tree = parseCondition(text);
  const run = compileTree(tree, names);
  const reads = readsOf(tree);
  const result = (values: ConditionValues, budget: ConditionBudget): boolean | undefined => {
    try {
      return Boolean(run(values, budget));
    } catch (error) {
      if (error instanceof ConditionError) return undefined;
      throw error;
    }
  };
  return {
    names,
    reads,
    evaluate: (values) => run(values, createBudget()),
    holds: (values, budget = createBudget()) => result(values, budget) ?? false,
    constant: () => (names.size > 0 || reads.clock ? undefined : result({}, createBudget(MOST_CONSTANT_STEPS))),
  };
}

/** What is wrong with a condition; undefined for a right one. Without `fields` every name is one of the form. */
export function checkCondition(text: string, fields?: ConditionFields): ConditionError | undefined {
  try {
    const { names, reads } = compileCondition(text);
    if (!fields) return undefined;
    const unknown = [...names].find((name) => name !== APPLICANT && !fields.has(name));
    if (unknown !== undefined) return new ConditionError('flow.condition.unknown_name', { name: unknown });
    return memberProblem(reads, new Map([...fields, [APPLICANT, APPLICANT_FIELD]]));
  } catch (error) {
    if (error instanceof ConditionError) return error;
    throw error;
  }
}

/** What the conditions of a process read: the values of its form, and who started it. */
export const conditionValues = (values: ConditionValues, applicant: Position): ConditionValues => ({
  ...values,
  [APPLICANT]: { orgname: applicant.organisation.name, positionname: applicant.name },
});
