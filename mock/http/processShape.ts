import { currentStep } from '../domain/flows/process';
import type { Process, ProcessStep } from '../domain/flows/process';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';

/** A process as a row of a list. */
export function processItem(process: Process, language: Language) {
  const amount = process.fields.find(({ type }) => type === 'money')?.value;
  return {
    processid: process.id,
    processno: process.no,
    processname: localise(`flow.kind.${process.kind}`, language),
    title: process.subject,
    applicant: process.applicant.name,
    applytime: process.createdAt,
    currentstep: localise(currentStep(process)?.name ?? '', language),
    state: process.state,
    statename: localise(`flow.state.${process.state}`, language),
    ...(amount !== undefined && { amount }),
    ...(process.orderId && { orderid: process.orderId }),
  };
}

/** `pending`: the step is not decided and not current. */
function stepStatus(step: ProcessStep, current: ProcessStep | undefined) {
  if (step.decision === 'reject') return 'rejected';
  if (step.decision) return 'done';
  return step === current ? 'current' : 'pending';
}

/** A process with its fields and its steps. */
export function processDetail(process: Process, language: Language) {
  const current = currentStep(process);
  return {
    ...processItem(process, language),
    fields: process.fields.map(({ title, value, type }) => ({ title: localise(title, language), value, type })),
    steps: process.steps.map((step, index) => ({
      stepid: `${process.id}-${index + 1}`,
      name: localise(step.name, language),
      handlers: [step.position.employee?.name ?? ''],
      status: stepStatus(step, current),
      comment: step.comment,
      time: step.handledAt ?? '',
    })),
  };
}
