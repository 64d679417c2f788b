import type { FieldRights, StoredFile } from '@atrium/portal/contract/portal';
import type { FlowTargets, FormField } from '../flow/flowNames';
import type { FlowNode } from '../flow/flowNodes';
import type { NodeHandler, NodeStatus } from '../flow/nodeState';

/** What a person may do with a process. */
export const PROCESS_ACTIONS = [
  'approve',
  'reject',
  'return',
  'transfer',
  'addbefore',
  'addafter',
  'countersign',
  'withdraw',
  'urge',
  'cancel',
  'resubmit',
  'comment',
  'editdraft',
  'deletedraft',
] as const;
export type ProcessAction = (typeof PROCESS_ACTIONS)[number];

/** `returned`: it is back at the applicant. */
export const PROCESS_STATES = [
  'draft',
  'running',
  'returned',
  'withdrawn',
  'approved',
  'rejected',
  'cancelled',
] as const;
export type ProcessState = (typeof PROCESS_STATES)[number];

export type StepStatus = 'done' | 'current' | 'pending' | 'rejected';

/** An entry of the record of a process: what somebody has done, or a step that is still to come. */
export interface ProcessStep {
  stepId: string;
  nodeId: string;
  name: string;
  handlers: readonly string[];
  /** The code of what was done; empty while nothing is. */
  action: string;
  /** Its name, as the platform has it. */
  actionName: string;
  status: StepStatus | undefined;
  comment: string;
  time: string;
  attachments: readonly StoredFile[];
  /** The address of a picture; empty without one. */
  signature: string;
  /** Those it was transferred to, or who were added. */
  targets: readonly string[];
}

export interface ProcessField {
  title: string;
  value: string | number;
  type: string;
}

/** What has become of a node or a branch of the flow. */
export interface PathEntry {
  nodeId: string;
  status: NodeStatus;
  handlers: readonly NodeHandler[];
}

/** The protocol page that shows the application. */
export interface ProcessForm {
  pageCode: string;
  linkParam: Record<string, unknown> | undefined;
  values: Readonly<Record<string, unknown>>;
  /** What the person may do with its controls now. */
  rights: FieldRights;
}

/** What waits for the person in a process. */
export interface ProcessTask {
  taskId: string;
  nodeId: string;
  needsComment: boolean;
  needsSignature: boolean;
}

export interface Process {
  processId: string;
  processNo: string;
  title: string;
  /** The name of the flow. */
  processName: string;
  flowCode: string;
  applicant: string;
  applicantPosition: string;
  applicantOrg: string;
  appliedAt: string;
  /** Undefined for a state that the client does not know. */
  state: ProcessState | undefined;
  stateName: string;
  currentStep: string;
  /** Those who hold it now. */
  handlers: readonly string[];
  dueAt: string;
  isOverdue: boolean;
  /** A copy for the person's information that was not read yet. */
  isUnreadCopy: boolean;
  /** The order to be approved. */
  orderId: string | undefined;
  /** Counts the changes, for the detection of conflicts. */
  version: number | string | undefined;
  nodes: readonly FlowNode[];
  /** The names and fields that the diagram says steps and conditions with. */
  targets: FlowTargets;
  formFields: readonly FormField[];
  path: readonly PathEntry[];
  steps: readonly ProcessStep[];
  fields: readonly ProcessField[];
  form: ProcessForm | undefined;
  actions: readonly ProcessAction[];
  /** The earlier steps that it can be returned to. */
  returnSteps: readonly { nodeId: string; name: string }[];
  task: ProcessTask | undefined;
}
