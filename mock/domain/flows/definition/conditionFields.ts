import { ConditionError } from './conditionError';
import type { ConditionReads, FieldComparison, FieldPath } from './conditionReads';
import type { FormField } from './formPages';

/** What a condition may read of the fields of a form, by their names. */
export type ConditionFields = ReadonlyMap<string, Pick<FormField, 'title' | 'type' | 'options' | 'columns'>>;

/** Controls whose value has no members. A list of values may be read by an index. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['text', 'textarea', 'password', 'number', 'money', 'rate', 'slider', 'date', 'datetime', 'time', 'switch'],
  ...['select', 'radio', 'checkbox'],
]);

/** Controls whose value is a text that is no number, unless somebody writes one. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'textarea', 'password', 'date', 'datetime', 'time']);

/** The members of a file (business spec §3). */
const FILE_MEMBERS: readonly string[] = ['url', 'filename', 'type', 'date', 'datetime'];

/** The members of the rows of a list; undefined for what is no list of rows. */
function rowMembers({ type, columns }: { type: string; columns?: readonly string[] }): readonly string[] | undefined {
  if (type === 'file' || type === 'image') return FILE_MEMBERS;
  return columns;
}

/** Where a path leaves what the field has. */
function strayStep({ steps }: FieldPath, field: { type: string; columns?: readonly string[] }): number {
  const members = rowMembers(field);
  const place = steps.findIndex((step) => step !== undefined);
  if (place < 0) return -1;
  if (!members) return PLAIN.has(field.type) ? place : -1;
  return members.includes(steps[place] ?? '') ? (place + 1 < steps.length ? place + 1 : -1) : place;
}

/** The first member that a field does not have; undefined where all are right, and for controls that nobody knows. */
export function memberProblem({ paths }: ConditionReads, fields: ConditionFields): ConditionError | undefined {
  for (const path of paths) {
    const field = fields.get(path.root);
    const stray = field ? strayStep(path, field) : -1;
    if (stray < 0) continue;
    const name = [path.root, ...path.steps.slice(0, stray).filter((step) => step !== undefined)].join('.');
    return new ConditionError('flow.condition.no_member', { name, member: path.steps[stray] ?? '' });
  }
  return undefined;
}

/** Comparisons with a value that the field does not offer: they never hold. */
export const strayComparisons = ({ comparisons }: ConditionReads, fields: ConditionFields): FieldComparison[] =>
  comparisons.filter(({ field, value }) => {
    const options = fields.get(field)?.options;
    return options !== undefined && !options.some((option) => option.value === value);
  });

/** Fields that are compared by their size with a number, and hold texts: that hardly ever holds. */
export const textSizes = ({ sizes }: ConditionReads, fields: ConditionFields): FieldComparison[] =>
  sizes.filter(({ field }) => {
    const { type = '', options } = fields.get(field) ?? {};
    return options ? options.every(({ value }) => Number.isNaN(Number(value))) : TEXTS.has(type);
  });
