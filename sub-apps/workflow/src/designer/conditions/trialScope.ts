import type { ConditionValue } from '../../flow/condition';
import type { FormField } from '../../flow/flowNames';
import { fieldKind } from '../rules/fieldKinds';

/** What was entered for the fields of a condition, by their names. */
export type Samples = ReadonlyMap<string, ConditionValue>;

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gsu;
const NAME = /[\p{L}_$][\p{L}\d_$]*(?:\.[\p{L}_$][\p{L}\d_$]*)*/gu;

/** The fields that an expression reads, in the order of the form. */
export function fieldsOf(expression: string, fields: readonly FormField[]): readonly FormField[] {
  const names = [...expression.replace(TEXT, ' ').matchAll(NAME)].map(([name]) => name);
  const read = new Set(names.flatMap((name) => [name, name.split('.')[0] ?? name]));
  return fields.filter(({ name }) => read.has(name));
}

const LISTS = /array|table|list|file|image|upload/i;

/** Rows and files are not entered here: they are empty lists. */
export const isEntered = ({ type }: FormField): boolean => !LISTS.test(type);

/** The values of an expression. What was not entered is empty, as in a form. `applicant.orgname` is a member. */
export function trialScope(fields: readonly FormField[], samples: Samples): Readonly<Record<string, unknown>> {
  const scope = new Map<string, unknown>();
  for (const field of fields) {
    const value = samples.get(field.name) ?? emptyValue(field);
    const [root = '', member] = field.name.split('.');
    if (member === undefined) scope.set(root, value);
    else scope.set(root, { ...(scope.get(root) as object | undefined), [member]: value });
  }
  return Object.fromEntries(scope);
}

function emptyValue(field: FormField): unknown {
  if (!isEntered(field)) return [];
  const kind = fieldKind(field);
  if (kind === 'boolean') return false;
  return kind === 'number' ? null : '';
}
