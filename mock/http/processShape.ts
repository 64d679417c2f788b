import type { Caller } from '../domain/accounts/caller';
import { currentMoment } from '../domain/calendar';
import type { Company } from '../domain/company/company';
import type { FlowNode } from '../domain/flows/definition/flow';
import { isAlive, lastDecisionOf, openTaskOf } from '../domain/flows/process';
import type { Process, ProcessAction } from '../domain/flows/process';
import { currentSteps } from '../domain/flows/processView';
import { dueAtOf, isOverdue, ownerIn } from '../domain/flows/queryProcesses';
import type { QueryType } from '../domain/flows/queryProcesses';
import { decisionNeeds } from '../domain/flows/run/decisionNeeds';
import type { DecisionNeeds } from '../domain/flows/run/decisionNeeds';
import { applicantActions } from '../domain/flows/run/permittedActions';
import { visibleAmount } from '../domain/flows/run/rights';
import { flowOf, versionOf } from '../domain/flows/run/run';
import { joined, localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';

const bitOf = (value: boolean) => (value ? 1 : 0);

export const versionOfProcess = ({ flows }: Pick<Company, 'flows'>, process: Process) =>
  versionOf(flowOf({ flows }, process.flowCode), process.published);

export const actionText = (action: ProcessAction, language: Language) => localise(`flow.action.${action}`, language);

/** What a decision asks for. */
export const needsShape = ({ comment, signature }: DecisionNeeds) => ({
  needscomment: bitOf(comment),
  needssignature: bitOf(signature),
});

/** Whether a position has read its copies of a process. */
export const copyShape = ({ copies }: Process, positionId: string) => ({
  isread: bitOf(copies.every(({ position, isRead }) => position.id !== positionId || isRead)),
});

interface Row {
  process: Process;
  nodes: readonly FlowNode[];
  positionId: string;
  now: string;
}

/** What one of the lists says of a process for its owner. */
function ownFields({ process, nodes, positionId, now }: Row, list: QueryType | undefined, language: Language) {
  switch (list) {
    case 'undeal': {
      const needs = decisionNeeds(process, nodes, positionId);
      const taskid = openTaskOf(process, positionId)?.id ?? '';
      return { taskid, ...needsShape(needs), haschoices: bitOf(needs.choices) };
    }
    case 'dealed': {
      const decision = lastDecisionOf(process, positionId);
      if (!decision) return {};
      const { action, time } = decision;
      return { handletime: time, myaction: action, myactionname: actionText(action, language) };
    }
    case 'mine':
      return { actions: applicantActions(process, now) };
    case 'copied':
      return copyShape(process, positionId);
    default:
      return {};
  }
}

/** A process as a row of a list. `list` is one of the caller's own lists. */
export function processItem(process: Process, caller: Caller, language: Language, list?: QueryType) {
  const { company, position } = caller;
  const { name, nodes } = versionOfProcess(company, process);
  const now = currentMoment();
  const steps = currentSteps(process, company);
  const owner = ownerIn(list, position.id);
  const dueAt = isAlive(process) ? dueAtOf(process, owner) : '';
  const amount = visibleAmount(process, nodes, position.id);
  return {
    processid: process.id,
    processno: process.no,
    processname: localise(name, language),
    flowcode: process.flowCode,
    title: process.title,
    applicant: process.applicant.employee.name,
    applytime: process.createdAt,
    currentstep: joined([...new Set(steps.map(({ name: step }) => localise(step, language)))], language),
    state: process.state,
    statename: localise(`flow.state.${process.state}`, language),
    isalive: bitOf(isAlive(process)),
    version: process.version,
    ...(amount !== undefined && { amount }),
    ...(process.orderId !== undefined && { orderid: process.orderId }),
    handlers: [...new Set(steps.flatMap(({ handlers }) => handlers))].map((each) => localise(each, language)),
    ...(dueAt !== '' && { dueat: dueAt }),
    isoverdue: bitOf(isOverdue(process, now, owner)),
    ...ownFields({ process, nodes, positionId: position.id, now }, list, language),
  };
}
