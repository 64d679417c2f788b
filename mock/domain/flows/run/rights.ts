import type { FieldRight, FieldRights, FlowNode } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import type { FormValues, Process } from '../process';
import { isWithApplicant, openTaskOf } from '../process';

const READ_ONLY: FieldRights = { default: 'readonly', fields: {} };

const hiddenIn = (rights: FieldRights) =>
  Object.entries(rights.fields).flatMap(([name, right]) => (right === 'hidden' ? [name] : []));

const rightsIn = (node: FlowNode | undefined): FieldRights =>
  node?.type === 'start' || node?.type === 'approval' ? node.rights : READ_ONLY;

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

/** What the rights say about a field. */
export const rightOf = ({ default: others, fields }: FieldRights, name: string): FieldRight =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? others;

/** The values without those that are hidden. */
export const visibleValues = (values: FormValues, rights: FieldRights): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => rightOf(rights, name) !== 'hidden'));

/** The amount that a process is about; undefined where there is none, and where it is hidden from the position. */
export function visibleAmount(process: Process, nodes: readonly FlowNode[], positionId: string): number | undefined {
  const { amount } = visibleValues(process.values, rightsOf(process, nodes, positionId));
  return typeof amount === 'number' ? amount : undefined;
}
