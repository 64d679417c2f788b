import type { Administration } from '../domain/administration/administration';
import type { Caller } from '../domain/accounts/caller';
import { currentMoment } from '../domain/calendar';
import type { Company } from '../domain/company/company';
import type { FlowNode } from '../domain/flows/definition/flow';
import { nodesOf } from '../domain/flows/definition/nodesOf';
import { openTaskOf } from '../domain/flows/process';
import type { Process, ProcessAction, TimelineEntry } from '../domain/flows/process';
import { currentSteps, expectedSteps, pathOf } from '../domain/flows/processView';
import type { PathEntry } from '../domain/flows/processView';
import { needsOf } from '../domain/flows/run/decisionNeeds';
import { permittedActions } from '../domain/flows/run/permittedActions';
import { returnSteps } from '../domain/flows/run/rewind';
import { rightsOf, visibleValues } from '../domain/flows/run/rights';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { nodesShape } from './flowShape';
import { actionText, copyShape, needsShape, processItem, versionOfProcess } from './processShape';
import { diagramTexts } from './startShape';

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

interface OpenStep {
  process: Process;
  nodeId: string;
  name: string;
  status: 'current' | 'pending';
  handlers: readonly string[];
  /** Nobody decides in a copy: its people are told. */
  isCopy?: boolean;
}

/** A step that nobody has decided yet. */
function openShape({ process, nodeId, name, status, handlers, isCopy = false }: OpenStep, language: Language) {
  const people = handlers.map((handler) => localise(handler, language));
  return {
    stepid: `${process.id}-${nodeId}`,
    nodeid: nodeId,
    name: localise(name, language),
    handlers: isCopy ? [] : people,
    action: isCopy ? 'copy' : '',
    actionname: '',
    status,
    comment: '',
    time: '',
    attachments: [],
    signature: '',
    targets: isCopy ? people : [],
  };
}

/** What was done, what is done now, and what is expected. */
const stepsShape = (process: Process, company: Company, language: Language) => [
  ...process.timeline.map((entry) => entryShape(entry, language)),
  ...currentSteps(process, company).map(({ node, name, handlers }) =>
    openShape({ process, nodeId: node.id, name, status: 'current', handlers }, language),
  ),
  ...expectedSteps(process, company).map(({ node, handlers }) => {
    const people = handlers.map(({ employee }) => employee.name);
    const step = { process, nodeId: node.id, name: node.name, status: 'pending', handlers: people } as const;
    return openShape({ ...step, isCopy: node.type === 'copy' }, language);
  }),
];

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
  return {
    task: {
      taskid: task.id,
      nodeid: task.nodeId,
      mode: node?.type === 'approval' ? node.mode : 'any',
      ...needsShape(needsOf(node ? [node] : [])),
    },
  };
}

/** A process with its form, its way through the flow, and what the caller may do. */
export function processDetail(process: Process, caller: Caller, roles: Administration['roles'], language: Language) {
  const { company, position } = caller;
  const version = versionOfProcess(company, process);
  const { nodes, pageCode, published } = version;
  const task = openTaskOf(process, position.id);
  const actions = permittedActions(process, nodes, position.id, currentMoment());
  const returnable = task && actions.includes('return') ? returnSteps({ nodes, process }, task.nodeId) : [];
  return {
    ...processItem(process, caller, language),
    ...copyShape(process, position.id),
    published,
    nodes: nodesShape(nodes, language),
    ...diagramTexts(version, { company, roles, language }),
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
