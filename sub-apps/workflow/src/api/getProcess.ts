import { list, read, looseString } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, fallback, nullish, number, object, optional, picklist, pipe, string, transform, union } from 'valibot';

export type StepStatus = 'done' | 'current' | 'pending' | 'rejected';

export interface ProcessStep {
  stepId: string;
  name: string;
  handlers: readonly string[];
  status: StepStatus;
  comment: string;
  time: string;
}

export interface ProcessField {
  title: string;
  value: string | number;
  type: string;
}

export interface Process {
  processId: string;
  title: string;
  processName: string;
  applicant: string;
  appliedAt: string;
  fields: readonly ProcessField[];
  steps: readonly ProcessStep[];
  /** False once the process has ended. */
  isRunning: boolean;
  /** The order to be approved. */
  orderId?: string;
}

/** The server sends a list or one text. */
const namesSchema = union([
  array(looseString),
  pipe(
    looseString,
    transform((name) => [name]),
  ),
]);

const stepSchema = pipe(
  object({
    stepid: looseString,
    name: looseString,
    handlers: namesSchema,
    status: fallback(picklist(['done', 'current', 'pending', 'rejected']), 'pending'),
    comment: looseString,
    time: looseString,
  }),
  transform(({ stepid, ...step }): ProcessStep => ({ stepId: stepid, ...step })),
);

const processSchema = pipe(
  object({
    processid: looseString,
    title: looseString,
    processname: looseString,
    applicant: looseString,
    applytime: looseString,
    fields: list(
      object({
        title: looseString,
        value: fallback(union([string(), number()]), ''),
        type: optional(looseString, 'text'),
      }),
    ),
    steps: list(stepSchema),
    orderid: nullish(looseString),
  }),
  transform((wire): Process => ({
    processId: wire.processid,
    title: wire.title,
    processName: wire.processname,
    applicant: wire.applicant,
    appliedAt: wire.applytime,
    fields: wire.fields ?? [],
    steps: wire.steps ?? [],
    isRunning: (wire.steps ?? []).some(({ status }) => status === 'current'),
    orderId: wire.orderid || undefined,
  })),
);

export async function getProcess(http: PortalHttp, processId: string, signal: AbortSignal): Promise<Process> {
  const answer = await http.post(
    '/api/teapi/workflow/flow/getprocess',
    { processid: processId },
    { signal, isRead: true },
  );
  return read(processSchema, answer);
}
