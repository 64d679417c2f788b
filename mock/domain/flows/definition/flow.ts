import type { AdminRecord } from '../../records/record';

/** What a person may do with a control of the form. */
export type FieldRight = 'hidden' | 'readonly' | 'editable' | 'required';

/** The rights of the form's controls by name; controls without an entry have the default. */
export interface FieldRights {
  default: 'readonly' | 'editable';
  fields: Readonly<Record<string, FieldRight>>;
}

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
export type ApprovalMode = 'any' | 'all' | 'inturn';

/** What happens when nobody is found for a step: it passes, goes to the flow's administrator, or refuses the submission. */
export type WhenEmpty = 'skip' | 'admin' | 'refuse';

interface NodeBase {
  /** Unique in its flow. */
  id: string;
  name: string;
}

/** The first step: the applicant fills in the form. */
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
  dueHours?: number | undefined;
  whenEmpty: WhenEmpty;
  canReturn: boolean;
  canTransfer: boolean;
  /** Whether its approvers may add others. */
  canAdd: boolean;
  needsComment: boolean;
  needsSignature: boolean;
}

/** Tells people of the process; nothing is decided. */
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

/** Takes the first branch whose condition holds. */
export interface ConditionNode extends NodeBase {
  type: 'condition';
  branches: readonly Branch[];
}

/** Takes all branches at once and joins them again. */
export interface ParallelNode extends NodeBase {
  type: 'parallel';
  branches: readonly Branch[];
}

export interface EndNode extends NodeBase {
  type: 'end';
}

export type FlowNode = StartNode | ApprovalNode | CopyNode | ConditionNode | ParallelNode | EndNode;

/** What a published version fixes; running instances keep it. */
export interface FlowVersion {
  /** Counts the publications from 1. */
  published: number;
  name: string;
  /** The page of the form; empty without one. */
  pageCode: string;
  nodes: readonly FlowNode[];
  /** `YYYY-MM-DD HH:mm`. */
  publishedAt: string;
  publishedBy: string;
  note: string;
}

/** A flow definition with its draft and its published versions, the newest last. */
export interface Flow extends AdminRecord {
  /** Unique; never changes. */
  code: string;
  name: string;
  group: string;
  icon: string;
  description: string;
  pageCode: string;
  /** The draft. */
  nodes: readonly FlowNode[];
  /** Positions that get what nobody is found for. */
  adminPositionIds: readonly string[];
  versions: readonly FlowVersion[];
  isDisabled: boolean;
  /** Started by the platform itself, for example by an order; not listed among the flows to start. */
  isInternal: boolean;
}
