import type { Employee, Position } from '../company/entities';

/** A flow's kind is also a translation key: `flow.kind.order`. */
export type ProcessKind = 'order' | 'expense' | 'customer';

/** `cancelled`: the order of the process was deleted. */
export type ProcessState = 'running' | 'approved' | 'rejected' | 'cancelled';

export type Decision = 'submit' | 'approve' | 'reject';

export interface ProcessStep {
  /** A translation key. */
  name: string;
  /** The position that decides this step. */
  position: Position;
  decision?: Decision;
  /** `YYYY-MM-DD HH:mm`. */
  handledAt?: string;
  comment: string;
}

export interface ProcessField {
  /** A translation key. */
  title: string;
  value: string | number;
  type: 'text' | 'money' | 'date';
}

/** An approval process: steps that positions decide one after the other. */
export interface Process {
  id: string;
  no: string;
  kind: ProcessKind;
  subject: string;
  applicant: Employee;
  createdAt: string;
  orderId?: string;
  fields: ProcessField[];
  steps: ProcessStep[];
  state: ProcessState;
}

/** The first undecided step of a running process; undefined when it has ended. */
export const currentStep = ({ state, steps }: Process): Readonly<ProcessStep> | undefined =>
  state === 'running' ? steps.find(({ decision }) => decision === undefined) : undefined;
