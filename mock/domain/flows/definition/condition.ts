import type { Position } from '../../company/entities';
import { ConditionError } from './conditionError';
import type { ConditionBudget } from './conditionFunctions';
import type { ConditionFields } from './conditionFields';
import { memberProblem } from './conditionFields';
import { readsOf } from './conditionReads';
import type { ConditionReads } from './conditionReads';
import { APPLICANT, APPLICANT_MEMBERS, compileTree, parseCondition } from './conditionTree';
import type { ConditionValues } from './conditionTree';

export { ConditionError } from './conditionError';
export type { ConditionValues } from './conditionTree';

/** Steps of one evaluation: characters and items that it reads. */
const MOST_STEPS = 1_000_000;

export interface Condition {
  /** Whether it holds for the values. It does not where it cannot be computed. */
  holds(values: ConditionValues): boolean;
  evaluate(values: ConditionValues): unknown;
  /** The fields that it reads. */
  names: ReadonlySet<string>;
  reads: ConditionReads;
}

/** The applicant is read like a row of a table. */
const APPLICANT_FIELD = { title: APPLICANT, type: APPLICANT, columns: APPLICANT_MEMBERS };

function createBudget(): ConditionBudget {
  let left = MOST_STEPS;
  return {
    spend(steps) {
      left -= steps;
      if (left < 0) throw new ConditionError('flow.condition.too_much');
    },
  };
}

/** Compiles a condition (without a leading `=`). Throws a ConditionError that says what is wrong. */
export function compileCondition(text: string): Condition {
  const names = new Set<string>();
  const tree = parseCondition(text);
  const run = compileTree(tree, names);
  const evaluate = (values: ConditionValues) => run(values, createBudget());
  return {
    names,
    reads: readsOf(tree),
    evaluate,
    holds(values) {
      try {
        return Boolean(evaluate(values));
      } catch (error) {
        if (error instanceof ConditionError) return false;
        throw error;
      }
    },
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
