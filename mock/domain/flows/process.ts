import type { Employee, Position } from '../company/entities';

/** A flow's kind is also a translation key: `flow.kind.order`. */
export type ProcessKind = 'order' | 'expense' | 'customer';

/** `cancelled`: what it was about has been deleted. */
export type ProcessState = 'running' | 'approved' | 'rejected' | 'cancelled';

export type Decision = 'submit' | 'approve' | 'reject';

export interface ProcessStep {
  /** A translation key. */
  name: string;
  /** Whose turn it is at this step. */
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

/** Something that people decide on one after the other. */
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

/** Where a running process waits; undefined when it is over. */
export const currentStep = ({ state, steps }: Process): Readonly<ProcessStep> | undefined =>
  state === 'running' ? steps.find(({ decision }) => decision === undefined) : undefined;
