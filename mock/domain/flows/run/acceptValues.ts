import { isDeepStrictEqual } from 'node:util';
import { businessError } from '../../apiError';
import { isComputed, withComputed } from '../computedValues';
import type { FieldRights } from '../definition/flow';
import type { FormField } from '../definition/formPages';
import { formPage } from '../definition/formPages';
import { checkForm, checkKinds } from '../form/checkForm';
import { withSourceTexts } from '../form/formSources';
import { isFilled } from '../form/judgeValue';
import { withPlainTexts } from '../form/withPlainTexts';
import type { FormValues, Process } from '../process';
import { processTitle } from '../processTitle';
import { rightOf } from './rights';
import type { Run } from './run';
import { change, versionOf } from './run';

const formOf = ({ flow, process }: Run) => versionOf(flow, process.published);

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
      .filter((name) => Object.hasOwn(sent, name))
      .map((name) => ({ name, field, value: withPlainTexts(sent[name]) }))
      .filter(({ name, value }) => !isSame(value, before[name]));
  });
}

/** Whether a field that the sender sees has changed since this version. */
const isOutdated = ({ fieldVersions }: Process, rights: FieldRights, version: number): boolean =>
  [...fieldVersions].some(([name, changedIn]) => changedIn > version && rightOf(rights, name) !== 'hidden');

/**
 * Takes over the values of a form that was sent, as far as the rights allow. Names that are no fields of the form are left
 * out; computed fields and the title follow from the others. Throws for a change of a field that is not the sender's to change, and
 * when a field that the sender sees has changed since they read it, or holds what is no value of its fields.
 */
export function acceptValues(
  run: Run,
  rights: FieldRights,
  { values: sent, version }: { values: FormValues | undefined; version: number | undefined },
): void {
  // The page of an order reads and saves the order itself.
  if (sent === undefined || run.process.orderId !== undefined) return;
  const { pageCode, name: flowName } = formOf(run);
  const changes = changesOf(run.process.values, sent, formPage(pageCode)?.fields ?? []).filter(
    ({ field, value }) =>
      // A hidden field is not sent to the person, so an empty one says nothing.
      !isComputed(pageCode, field.name) && !(rightOf(rights, field.name) === 'hidden' && !isFilled(value)),
  );
  if (changes.length > 0 && version !== undefined && isOutdated(run.process, rights, version))
    throw businessError('flow.changed');
  const locked = changes.find(({ field }) => ['readonly', 'hidden'].includes(rightOf(rights, field.name)));
  if (locked) throw businessError('flow.field_readonly', { field: locked.field.title, name: locked.field.name });
  if (changes.length === 0) return;
  const values = { ...run.process.values, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])) };
  checkKinds({ pageCode, values, rights });
  const named = withSourceTexts(pageCode, values, run.sources);
  const before = run.process.values;
  const next = withComputed(pageCode, named);
  const changed = Object.keys(next).filter((name) => !isSame(next[name], before[name]));
  const nextVersion = run.process.version + 1;
  const fieldVersions = new Map([...run.process.fieldVersions, ...changed.map((name) => [name, nextVersion] as const)]);
  const title = processTitle(run.process.applicant.employee.name, flowName, next);
  change(run, { values: next, title, version: nextVersion, fieldVersions });
}

/** Throws unless what the actor fills in is complete and right, as the form and the rights say. */
export function requireForm(run: Run, rights: FieldRights): void {
  const { values, applicant, orderId } = run.process;
  if (orderId === undefined)
    checkForm({ pageCode: formOf(run).pageCode, values, rights, applicant, sources: run.sources });
}
