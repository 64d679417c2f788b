import {
  check,
  integer,
  lazy,
  literal,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  unknown,
  variant,
} from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ApprovalNode, Approvers, Branch, FieldRights, FlowNode } from '../domain/flows/definition/flow';
import { levelsOf, nodesOf } from '../domain/flows/definition/nodesOf';
import { bit, listOf, name as nameField, text } from './fields';

/** Characters of names; ids are short. */
const LONGEST_NAME = 50;
const LONGEST_ID = 64;
const MOST_FIELDS = 300;
const MOST_TARGETS = 200;
const MOST_APPROVERS = 20;
const MOST_BRANCHES = 50;
const MOST_LEVELS_UP = 10;
const MOST_HOURS = 10_000;
/** A check names what exceeds the limits of a flow, so a call may have more. */
const MOST_SENT_NODES = 1_000;
const MOST_SENT_LEVELS = 20;

const id = pipe(string(), nonEmpty(), maxLength(LONGEST_ID));
const name = pipe(nameField, maxLength(LONGEST_NAME));
const ids = listOf(id, MOST_TARGETS);

const rights = pipe(
  object({
    default: picklist(['readonly', 'editable']),
    fields: optional(record(id, picklist(['hidden', 'readonly', 'editable', 'required'])), {}),
  }),
  check(({ fields }) => Object.keys(fields).length <= MOST_FIELDS),
  transform((value): FieldRights => value),
);

const approvers = listOf(
  pipe(
    variant('type', [
      object({ type: literal('position'), ids }),
      object({ type: literal('role'), ids }),
      object({
        type: literal('orglevel'),
        level: pipe(number(), integer(), minValue(1), maxValue(MOST_LEVELS_UP)),
      }),
      object({ type: literal('chosen'), multiple: bit }),
      object({ type: literal('applicant') }),
    ]),
    transform((value): Approvers => (value.type === 'chosen' ? { type: 'chosen', isMultiple: value.multiple } : value)),
  ),
  MOST_APPROVERS,
);

const branches = (conditions: GenericSchema<unknown, string>) =>
  listOf(
    pipe(
      object({ id, name, condition: conditions, nodes: lazy(() => nodeList) }),
      transform((value): Branch => value),
    ),
    MOST_BRANCHES,
  );

const approval = object({
  id,
  name,
  type: literal('approval'),
  approvers,
  mode: picklist(['any', 'all', 'inturn']),
  rights,
  duehours: optional(pipe(number(), minValue(0), maxValue(MOST_HOURS)), 0),
  whenempty: picklist(['skip', 'admin', 'refuse']),
  canreturn: bit,
  cantransfer: bit,
  canadd: bit,
  needscomment: bit,
  needssignature: bit,
});

function approvalOf(wire: InferOutput<typeof approval>): ApprovalNode {
  const { duehours, whenempty, canreturn, cantransfer, canadd, needscomment, needssignature, ...node } = wire;
  return {
    ...node,
    dueHours: duehours === 0 ? undefined : duehours,
    whenEmpty: whenempty,
    canReturn: canreturn,
    canTransfer: cantransfer,
    canAdd: canadd,
    needsComment: needscomment,
    needsSignature: needssignature,
  };
}

/** No condition is stored for the branches of a parallel node. */
const noCondition = pipe(
  optional(unknown()),
  transform(() => ''),
);

const node = pipe(
  variant('type', [
    object({ id, name, type: literal('start'), rights }),
    approval,
    object({ id, name, type: literal('copy'), approvers }),
    object({ id, name, type: literal('condition'), branches: branches(text) }),
    object({ id, name, type: literal('parallel'), branches: branches(noCondition) }),
    object({ id, name, type: literal('end') }),
  ]),
  transform((wire): FlowNode => (wire.type === 'approval' ? approvalOf(wire) : wire)),
);
const nodeList: GenericSchema<unknown, readonly FlowNode[]> = listOf(node, MOST_SENT_NODES);

/** The nodes of a flow. Refuses a list that is no flow; what is wrong with a flow is left to the check. */
export const flowNodes = pipe(
  nodeList,
  check((nodes) => levelsOf(nodes) <= MOST_SENT_LEVELS && nodesOf(nodes).length <= MOST_SENT_NODES),
);

/** The positions that the applicant chooses, by the id of the step. */
export const chosenPositions = pipe(
  optional(record(id, ids), {}),
  check((chosen) => Object.keys(chosen).length <= MOST_SENT_NODES),
  transform((chosen): ReadonlyMap<string, readonly string[]> => new Map(Object.entries(chosen))),
);

/** The values of a form by the names of its fields. */
export const formValues = optional(record(string(), unknown()), {});
