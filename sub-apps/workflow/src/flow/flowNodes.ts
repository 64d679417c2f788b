import { bit, fittingList, looseString, numeric, stringList } from '@atrium/common/schemas';
import { isRecord } from '@atrium/common/isRecord';
import type { FieldRight, FieldRights } from '@atrium/portal/contract/portal';
import { array, fallback, object, optional, picklist, pipe, safeParse, transform, unknown } from 'valibot';
import type { InferOutput } from 'valibot';

/** One way to find the people of a step. */
export type Approvers =
  | { type: 'position'; ids: readonly string[] }
  | { type: 'role'; ids: readonly string[] }
  /** The holder of the manager's post so many organisation levels up; 1 is the applicant's own branch. */
  | { type: 'orglevel'; level: number }
  /** Chosen by the applicant when submitting. */
  | { type: 'chosen'; isMultiple: boolean }
  | { type: 'applicant' };

/** `any`: one decides for all. `all`: everybody approves. `inturn`: one after the other. */
export const APPROVAL_MODES = ['any', 'all', 'inturn'] as const;
export type ApprovalMode = (typeof APPROVAL_MODES)[number];

/** What happens when nobody is found: the step passes, goes to the flow's administrator, or refuses the submission. */
export const WHEN_EMPTY = ['skip', 'admin', 'refuse'] as const;
export type WhenEmpty = (typeof WHEN_EMPTY)[number];

interface NodeBase {
  /** Unique in its flow. */
  id: string;
  name: string;
}

export interface StartNode extends NodeBase {
  type: 'start';
  rights: FieldRights;
}

export interface ApprovalNode extends NodeBase {
  type: 'approval';
  approvers: readonly Approvers[];
  mode: ApprovalMode;
  rights: FieldRights;
  /** Hours until the step is overdue; undefined: never. */
  dueHours: number | undefined;
  whenEmpty: WhenEmpty;
  canReturn: boolean;
  canTransfer: boolean;
  /** Whether its approvers may add others. */
  canAdd: boolean;
  needsComment: boolean;
  needsSignature: boolean;
}

export interface CopyNode extends NodeBase {
  type: 'copy';
  approvers: readonly Approvers[];
}

export interface Branch {
  id: string;
  name: string;
  /** An expression over the form; empty for the last branch of a condition, and in parallel branches. */
  condition: string;
  nodes: readonly FlowNode[];
}

/** `condition` takes the first branch whose condition holds; `parallel` takes all and joins them again. */
export interface BranchingNode extends NodeBase {
  type: 'condition' | 'parallel';
  branches: readonly Branch[];
}

export interface EndNode extends NodeBase {
  type: 'end';
}

export type FlowNode = StartNode | ApprovalNode | CopyNode | BranchingNode | EndNode;

/**
 * Deeper branches and further nodes and branches of an answer are left out. It is more than a diagram draws, which can
 * therefore tell that something is missing.
 */
const MAX_DEPTH = 12;
const MAX_PARTS = 2_000;

const approversSchema = pipe(
  object({
    type: picklist(['position', 'role', 'orglevel', 'chosen', 'applicant']),
    ids: optional(stringList, []),
    level: optional(fallback(numeric, 1), 1),
    multiple: optional(bit, false),
  }),
  transform(({ type, ids, level, multiple }): Approvers => {
    if (type === 'orglevel') return { type, level };
    if (type === 'chosen') return { type, isMultiple: multiple };
    return type === 'applicant' ? { type } : { type, ids };
  }),
);

const RIGHTS: readonly unknown[] = ['hidden', 'readonly', 'editable', 'required'] satisfies FieldRight[];

/** The rights of a form; an unknown right of a control is left out. */
export const rightsSchema = pipe(
  fallback(object({ default: fallback(picklist(['readonly', 'editable']), 'readonly'), fields: optional(unknown()) }), {
    default: 'readonly',
    fields: {},
  }),
  transform(({ default: others, fields }): FieldRights => ({
    default: others,
    fields: Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).filter((entry): entry is [string, FieldRight] =>
        RIGHTS.includes(entry[1]),
      ),
    ),
  })),
);

const nodeSchema = object({
  id: looseString,
  type: picklist(['start', 'approval', 'copy', 'condition', 'parallel', 'end']),
  name: looseString,
  rights: optional(rightsSchema, { default: 'readonly', fields: {} }),
  approvers: optional(fittingList(approversSchema), []),
  mode: optional(fallback(picklist(APPROVAL_MODES), 'any'), 'any'),
  duehours: optional(fallback(numeric, Number.NaN), Number.NaN),
  whenempty: optional(fallback(picklist(WHEN_EMPTY), 'admin'), 'admin'),
  canreturn: optional(bit, false),
  cantransfer: optional(bit, false),
  canadd: optional(bit, false),
  needscomment: optional(bit, false),
  needssignature: optional(bit, false),
  branches: optional(unknown()),
});
const branchSchema = object({ id: looseString, name: looseString, condition: looseString, nodes: unknown() });
const listSchema = fallback(array(unknown()), []);

/** Reads the nodes of a flow. What is no node is left out, and what has the id of another node or branch. */
export function readNodes(wire: unknown): readonly FlowNode[] {
  const ids = new Set<string>();
  const isFull = () => ids.size >= MAX_PARTS;
  /** Whether there is room for another node or branch, whose id is new. */
  const takes = (id: string): boolean => {
    const fits = id !== '' && !isFull() && !ids.has(id);
    if (fits) ids.add(id);
    return fits;
  };
  const nodesOf = (value: unknown, depth: number): FlowNode[] => {
    const entries = safeParse(listSchema, value);
    return (entries.success ? entries.output : []).flatMap((entry) => {
      // What there is no room for is not even read.
      const fit = isFull() ? undefined : safeParse(nodeSchema, entry);
      return fit?.success && takes(fit.output.id) ? nodeOf(fit.output, depth) : [];
    });
  };
  const branchesOf = (value: unknown, depth: number): Branch[] => {
    const entries = safeParse(listSchema, value);
    return (entries.success ? entries.output : [])
      .flatMap((entry) => {
        const fit = isFull() ? undefined : safeParse(branchSchema, entry);
        return fit?.success && takes(fit.output.id) ? [fit.output] : [];
      })
      .map(({ nodes, ...branch }) => ({ ...branch, nodes: depth < MAX_DEPTH ? nodesOf(nodes, depth + 1) : [] }));
  };
  const nodeOf = (node: InferOutput<typeof nodeSchema>, depth: number): FlowNode => {
    const { id, name, type } = node;
    switch (type) {
      case 'start':
        return { id, name, type, rights: node.rights };
      case 'copy':
        return { id, name, type, approvers: node.approvers };
      case 'end':
        return { id, name, type };
      case 'approval':
        return {
          id,
          name,
          type,
          approvers: node.approvers,
          mode: node.mode,
          rights: node.rights,
          dueHours: Number.isFinite(node.duehours) && node.duehours > 0 ? node.duehours : undefined,
          whenEmpty: node.whenempty,
          canReturn: node.canreturn,
          canTransfer: node.cantransfer,
          canAdd: node.canadd,
          needsComment: node.needscomment,
          needsSignature: node.needssignature,
        };
      default:
        return { id, name, type, branches: branchesOf(node.branches, depth) };
    }
  };
  return nodesOf(wire, 0);
}
