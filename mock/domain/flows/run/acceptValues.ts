import { isDeepStrictEqual } from 'node:util';
import { businessError } from '../../apiError';
import { isComputed, withComputed } from '../computedValues';
import type { FieldRights } from '../definition/flow';
import type { FormField } from '../definition/formPages';
import { formPage } from '../definition/formPages';
import { checkForm, checkKinds } from '../form/checkForm';
import { withSourceTexts } from '../form/formSources';
import { isFilled } from '../form/judgeValue';
import type { FormValues } from '../process';
import { rightOf } from './rights';
import type { Run } from './run';
import { change, versionOf } from './run';

const pageOf = ({ flow, process }: Run) => versionOf(flow, process.published).pageCode;

/** A value without what is empty in it: forms send empty cells as null, and leave others out. */
function filledPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledPart);
  if (typeof value !== 'object' || value === null) return isFilled(value) ? value : undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (isFilled(part) ? [[key, filledPart(part)] as const] : [])),
  );
}

const isSame = (a: unknown, b: unknown) =>
  isFilled(a) === isFilled(b) && (!isFilled(a) || isDeepStrictEqual(filledPart(a), filledPart(b)));

/** The fields that are sent with another value than they have, with the field that decides about their rights. */
function changesOf(before: FormValues, sent: FormValues, fields: readonly FormField[]) {
  return fields.flatMap((field) => {
    const names = field.textField === undefined ? [field.name] : [field.name, field.textField];
    return names
      .filter((name) => Object.hasOwn(sent, name) && !isSame(sent[name], before[name]))
      .map((name) => ({ name, field, value: sent[name] }));
  });
}

/**
 * Takes over the values of a form that was sent, as far as the rights allow. Names that are no fields of the form are left
 * out, and computed fields follow from the others. Throws for a change of a field that is not the sender's to change, and
 * when the form has changed since the sender has read it, or holds what is no value of its fields.
 */
export function acceptValues(
  run: Run,
  rights: FieldRights,
  { values: sent, version }: { values: FormValues | undefined; version: number | undefined },
): void {
  // The page of an order reads and saves the order itself.
  if (sent === undefined || run.process.orderId !== undefined) return;
  const pageCode = pageOf(run);
  const changes = changesOf(run.process.values, sent, formPage(pageCode)?.fields ?? []).filter(
    ({ field, value }) =>
      // A hidden field is not sent to the person, so an empty one says nothing.
      !isComputed(pageCode, field.name) && !(rightOf(rights, field.name) === 'hidden' && !isFilled(value)),
  );
  if (changes.length > 0 && version !== undefined && version !== run.process.version)
    throw businessError('flow.changed');
  const locked = changes.find(({ field }) => ['readonly', 'hidden'].includes(rightOf(rights, field.name)));
  if (locked) throw businessError('flow.field_readonly', { field: locked.field.title, name: locked.field.name });
  if (changes.length === 0) return;
  const values = { ...run.process.values, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])) };
  checkKinds({ pageCode, values, rights });
  const named = withSourceTexts(pageCode, values, run.sources);
  change(run, { values: withComputed(pageCode, named), version: run.process.version + 1 });
}

/** Throws unless what the actor fills in is complete and right, as the form and the rights say. */
export function requireForm(run: Run, rights: FieldRights): void {
  const { values, applicant, orderId } = run.process;
  if (orderId === undefined) checkForm({ pageCode: pageOf(run), values, rights, applicant, sources: run.sources });
}
