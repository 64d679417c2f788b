import type { Position } from '../../company/entities';
import { ConditionError } from './conditionError';
import type { ConditionBudget } from './conditionFunctions';
import { APPLICANT, compileTree } from './conditionTree';
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
}

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
  const run = compileTree(text, names);
  const evaluate = (values: ConditionValues) => run(values, createBudget());
  return {
    names,
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
export function checkCondition(text: string, fields?: ReadonlySet<string>): ConditionError | undefined {
  try {
    const unknown = [...compileCondition(text).names].find((name) => name !== APPLICANT && fields?.has(name) === false);
    return unknown === undefined ? undefined : new ConditionError('flow.condition.unknown_name', { name: unknown });
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
