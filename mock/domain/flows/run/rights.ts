import { isDeepStrictEqual } from 'node:util';
import { businessError } from '../../apiError';
import { isComputed, withComputed } from '../computedValues';
import type { FieldRight, FieldRights, FlowNode } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import type { FormField } from '../definition/formPages';
import { formPage } from '../definition/formPages';
import type { FormValues, Process } from '../process';
import { openTaskOf } from '../process';
import type { Run } from './run';
import { change, versionOf } from './run';

const fieldsOf = (pageCode: string) => formPage(pageCode)?.fields ?? [];

const READ_ONLY: FieldRights = { default: 'readonly', fields: {} };

/** Whether a form field holds something. */
const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const hiddenIn = (rights: FieldRights) =>
  Object.entries(rights.fields).flatMap(([name, right]) => (right === 'hidden' ? [name] : []));

const rightsIn = (node: FlowNode | undefined): FieldRights =>
  node?.type === 'start' || node?.type === 'approval' ? node.rights : READ_ONLY;

const isWithApplicant = ({ state }: Process) => state === 'draft' || state === 'returned' || state === 'withdrawn';

/**
 * What the position may do with the fields of the form now. Outside a step of its own it can only read, and what was hidden
 * from it stays so: as the applicant, in its last step, or, where it never had one, in any step.
 */
export function rightsOf(process: Process, nodes: readonly FlowNode[], positionId: string): FieldRights {
  const all = nodesOf(nodes);
  const rightsAt = (nodeId: string | undefined) => rightsIn(all.find(({ id }) => id === nodeId));
  const atStart = rightsIn(all.find(({ type }) => type === 'start'));
  const isApplicant = process.applicant.id === positionId;
  if (isApplicant && isWithApplicant(process)) return atStart;
  const task = openTaskOf(process, positionId);
  if (task) return rightsAt(task.nodeId);
  const last = process.tasks.filter(({ position }) => position.id === positionId).at(-1);
  const hidden = isApplicant
    ? hiddenIn(atStart)
    : last
      ? hiddenIn(rightsAt(last.nodeId))
      : all.flatMap((node) => hiddenIn(rightsIn(node)));
  return { default: 'readonly', fields: Object.fromEntries(hidden.map((name) => [name, 'hidden'])) };
}

const rightOf = ({ default: others, fields }: FieldRights, name: string): FieldRight =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? others;

/** The values without those that are hidden. */
export const visibleValues = (values: FormValues, rights: FieldRights): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => rightOf(rights, name) !== 'hidden'));

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
 * when the form has changed since the sender has read it.
 */
export function acceptValues(
  run: Run,
  rights: FieldRights,
  { values: sent, version }: { values: FormValues | undefined; version: number | undefined },
): void {
  // The page of an order reads and saves the order itself.
  if (sent === undefined || run.process.orderId !== undefined) return;
  const { pageCode } = versionOf(run.flow, run.process.published);
  const changes = changesOf(run.process.values, sent, fieldsOf(pageCode)).filter(
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
  change(run, { values: withComputed(pageCode, values), version: run.process.version + 1 });
}

/** Throws for a required field without a value. */
export function requireFields(run: Run, rights: FieldRights): void {
  const missing = Object.entries(rights.fields).find(
    ([name, right]) => right === 'required' && !isFilled(run.process.values[name]),
  )?.[0];
  if (missing === undefined) return;
  const { pageCode } = versionOf(run.flow, run.process.published);
  const title = fieldsOf(pageCode).find(({ name }) => name === missing)?.title ?? missing;
  throw businessError('flow.field_required', { field: title, name: missing });
}
