import type { Caller } from '../domain/accounts/caller';
import { currentMoment } from '../domain/calendar';
import type { Company } from '../domain/company/company';
import type { FlowNode } from '../domain/flows/definition/flow';
import { nodesOf } from '../domain/flows/definition/nodesOf';
import { isAlive, lastDecisionOf, openTaskOf } from '../domain/flows/process';
import type { Process, ProcessAction, TimelineEntry } from '../domain/flows/process';
import { currentSteps, expectedSteps, pathOf } from '../domain/flows/processView';
import type { PathEntry } from '../domain/flows/processView';
import { dueAtOf, isOverdue } from '../domain/flows/queryProcesses';
import type { QueryType } from '../domain/flows/queryProcesses';
import { permittedActions } from '../domain/flows/run/permittedActions';
import { returnSteps } from '../domain/flows/run/rewind';
import { rightsOf, visibleValues } from '../domain/flows/run/rights';
import { flowOf, versionOf } from '../domain/flows/run/run';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { nodesShape } from './flowShape';

const bitOf = (value: boolean) => (value ? 1 : 0);

const versionOfProcess = ({ flows }: Company, process: Process) =>
  versionOf(flowOf({ flows }, process.flowCode), process.published);

const actionText = (action: ProcessAction, language: Language) => localise(`flow.action.${action}`, language);

/** The amount that a process is about, unless it is hidden from the viewer. */
function amountOf(process: Process, nodes: readonly FlowNode[], positionId: string) {
  const { amount } = visibleValues(process.values, rightsOf(process, nodes, positionId));
  return typeof amount === 'number' ? { amount } : {};
}

/** What one of the lists says of a process for its owner. */
function ownFields(process: Process, positionId: string, list: QueryType | undefined, language: Language) {
  switch (list) {
    case 'undeal':
      return { taskid: openTaskOf(process, positionId)?.id ?? '' };
    case 'dealed': {
      const decision = lastDecisionOf(process, positionId);
      if (!decision) return {};
      const { action, time } = decision;
      return { handletime: time, myaction: action, myactionname: actionText(action, language) };
    }
    case 'copied':
      return { isread: bitOf(process.copies.every(({ position, isRead }) => position.id !== positionId || isRead)) };
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
  const own = list === 'undeal' ? position.id : undefined;
  const dueAt = isAlive(process) ? dueAtOf(process, own) : '';
  return {
    processid: process.id,
    processno: process.no,
    processname: localise(name, language),
    flowcode: process.flowCode,
    title: process.title,
    applicant: process.applicant.employee.name,
    applytime: process.createdAt,
    currentstep: [...new Set(steps.map(({ node }) => localise(node.name, language)))].join(
      language === 'en' ? ', ' : '、',
    ),
    state: process.state,
    statename: localise(`flow.state.${process.state}`, language),
    ...amountOf(process, nodes, position.id),
    ...(process.orderId !== undefined && { orderid: process.orderId }),
    handlers: [...new Set(steps.flatMap(({ handlers }) => handlers))].map((each) => localise(each, language)),
    ...(dueAt !== '' && { dueat: dueAt }),
    isoverdue: bitOf(isOverdue(process, now, own)),
    ...ownFields(process, position.id, list, language),
  };
}

const pathShape = ({ nodeId, status, handlers }: PathEntry, language: Language) => ({
  nodeid: nodeId,
  status,
  handlers: handlers.map((handler) => ({
    positionid: handler.positionId,
    name: localise(handler.name, language),
    positionname: localise(handler.positionName, language),
    status: handler.status,
    time: handler.time,
  })),
});

/** On the wire a termination is a cancellation that has another name. */
const wireAction = (action: ProcessAction) => (action === 'terminate' ? 'cancel' : action);

const entryShape = (entry: TimelineEntry, language: Language) => ({
  stepid: entry.id,
  nodeid: entry.nodeId,
  name: localise(entry.name, language),
  handlers: entry.handlers.map((name) => localise(name, language)),
  action: wireAction(entry.action),
  actionname: actionText(entry.action, language),
  status: entry.action === 'reject' ? 'rejected' : 'done',
  comment: localise(entry.comment, language),
  time: entry.time,
  attachments: entry.attachments,
  signature: entry.signature,
  targets: entry.targets.map((name) => localise(name, language)),
});

/** A step that nobody has decided yet. */
const openShape = (
  id: string,
  { id: nodeId, name }: FlowNode,
  status: 'current' | 'pending',
  handlers: readonly string[],
  language: Language,
) => ({
  stepid: id,
  nodeid: nodeId,
  name: localise(name, language),
  handlers: handlers.map((handler) => localise(handler, language)),
  action: '',
  actionname: '',
  status,
  comment: '',
  time: '',
  attachments: [],
  signature: '',
  targets: [],
});

function stepsShape(process: Process, company: Company, language: Language) {
  return [
    ...process.timeline.map((entry) => entryShape(entry, language)),
    ...currentSteps(process, company).map(({ node, handlers }) =>
      openShape(`${process.id}-${node.id}`, node, 'current', handlers, language),
    ),
    ...expectedSteps(process, company).map(({ node, handlers }) =>
      openShape(
        `${process.id}-${node.id}`,
        node,
        'pending',
        handlers.map(({ employee }) => employee.name),
        language,
      ),
    ),
  ];
}

/** The form with what the viewer may see and do in it; none for a flow without a page. */
function formShape(process: Process, pageCode: string, nodes: readonly FlowNode[], positionId: string) {
  if (pageCode === '') return {};
  const rights = rightsOf(process, nodes, positionId);
  const form =
    process.orderId === undefined
      ? { pagecode: pageCode, values: visibleValues(process.values, rights), rights }
      : { pagecode: pageCode, linkparam: { orderid: process.orderId }, values: {}, rights };
  return { form };
}

/** The open task of the viewer; none without one. */
function taskShape(process: Process, nodes: readonly FlowNode[], positionId: string) {
  const task = openTaskOf(process, positionId);
  if (!task) return {};
  const node = nodesOf(nodes).find(({ id }) => id === task.nodeId);
  const isApproval = node?.type === 'approval';
  return {
    task: {
      taskid: task.id,
      nodeid: task.nodeId,
      mode: isApproval ? node.mode : 'any',
      needscomment: bitOf(isApproval && node.needsComment),
      needssignature: bitOf(isApproval && node.needsSignature),
    },
  };
}

/** A process with its form, its way through the flow, and what the caller may do. */
export function processDetail(process: Process, caller: Caller, language: Language) {
  const { company, position } = caller;
  const { nodes, pageCode, published } = versionOfProcess(company, process);
  const task = openTaskOf(process, position.id);
  const actions = permittedActions(process, nodes, position.id);
  const returnable = task && actions.includes('return') ? returnSteps({ nodes, process }, task.nodeId) : [];
  return {
    ...processItem(process, caller, language),
    version: process.version,
    published,
    nodes: nodesShape(nodes, language),
    path: pathOf(process, company).map((entry) => pathShape(entry, language)),
    steps: stepsShape(process, company, language),
    fields: process.fields.map(({ title, value, type }) => ({ title: localise(title, language), value, type })),
    ...formShape(process, pageCode, nodes, position.id),
    actions,
    returnsteps: returnable.map(({ id, name }) => ({ nodeid: id, name: localise(name, language) })),
    ...taskShape(process, nodes, position.id),
    applicantposition: localise(process.applicant.name, language),
    applicantorg: localise(process.applicant.organisation.name, language),
    chosen: Object.fromEntries(process.chosen),
  };
}
