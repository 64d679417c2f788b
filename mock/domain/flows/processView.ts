import type { Company } from '../company/company';
import type { HeldPosition } from '../company/entities';
import type { FlowNode } from './definition/flow';
import { nodesOf } from './definition/nodesOf';
import { planPath } from './definition/planPath';
import type { PlannedPath, PlannedStep } from './definition/planPath';
import type { NodeState, Process, Task } from './process';
import { holderName, isWithApplicant, openTasks } from './process';
import { flowOf, versionOf } from './run/run';

export type PathStatus = 'done' | 'current' | 'pending' | 'rejected' | 'returned' | 'skipped';

export interface PathHandler {
  positionId: string;
  name: string;
  positionName: string;
  status: 'done' | 'current' | 'waiting' | 'rejected';
  /** Empty until it is decided. */
  time: string;
}

/** What has become of a node or of a branch. */
export interface PathEntry {
  nodeId: string;
  status: PathStatus;
  handlers: readonly PathHandler[];
}

/** A step that will be asked if everybody approves, or a copy whose people will be told. */
export interface ExpectedStep {
  node: FlowNode;
  handlers: readonly HeldPosition[];
}

const isExpected = ({ status, handlers }: PlannedStep) =>
  status === 'asked' || status === 'unknown' || (status === 'copied' && handlers.length > 0);

/** The way through the flow with the values that the process has now. */
function plannedPath({ flowCode, published, applicant, values, chosen }: Process, company: Company): PlannedPath {
  const flow = flowOf(company, flowCode);
  const { nodes } = versionOf(flow, published);
  return planPath({ nodes, adminPositionIds: flow.adminPositionIds }, { company, applicant, values, chosen });
}

/** Steps that have not been reached yet, as far as they can be known. */
export function expectedSteps(process: Process, company: Company): readonly ExpectedStep[] {
  if (process.state !== 'running') return [];
  return plannedPath(process, company)
    .steps.filter(isExpected)
    .filter(({ node }) => [undefined, 'returned'].includes(process.nodes.get(node.id)?.status));
}

const HANDLER_STATUSES: Readonly<Partial<Record<Task['status'], PathHandler['status']>>> = {
  open: 'current',
  waiting: 'waiting',
  approved: 'done',
  submitted: 'done',
  returned: 'done',
  rejected: 'rejected',
};

/** Who was asked in the latest round of a node; those who were not needed are left out. */
function handlersOf({ tasks }: Process, nodeId: string): readonly PathHandler[] {
  const own = tasks.filter((task) => task.nodeId === nodeId);
  const round = Math.max(0, ...own.map((task) => task.round));
  return own.flatMap((task) => {
    const status = HANDLER_STATUSES[task.status];
    if (task.round !== round || !status) return [];
    const { id, name } = task.position;
    return [
      {
        positionId: id,
        name: task.decision?.name ?? holderName(task.position),
        positionName: name,
        status,
        time: task.decision?.time ?? '',
      },
    ];
  });
}

const applicantHandler = ({ applicant, createdAt }: Process, status: PathHandler['status']): PathHandler => ({
  positionId: applicant.id,
  name: applicant.employee.name,
  positionName: applicant.name,
  status,
  time: status === 'done' ? createdAt : '',
});

/** What has become of every node and branch of the flow, and who holds what is current. */
export function pathOf(process: Process, company: Company): readonly PathEntry[] {
  const { nodes } = versionOf(flowOf(company, process.flowCode), process.published);
  const expected = new Map(expectedSteps(process, company).map(({ node, handlers }) => [node.id, handlers]));
  const ahead = new Set(process.state === 'running' ? plannedPath(process, company).branches : []);
  const entries: PathEntry[] = [];

  const entryOf = (node: FlowNode, isSkipped: boolean): PathEntry => {
    const state = process.nodes.get(node.id);
    const status = isSkipped ? 'skipped' : (state?.status ?? 'pending');
    if (node.type === 'start') {
      const isBack = isWithApplicant(process);
      return {
        nodeId: node.id,
        status: isBack ? 'current' : 'done',
        handlers: [applicantHandler(process, isBack ? 'current' : 'done')],
      };
    }
    const planned = (expected.get(node.id) ?? []).map(({ id, name, employee }): PathHandler => ({
      positionId: id,
      name: employee.name,
      positionName: name,
      status: 'waiting',
      time: '',
    }));
    const asked = status === 'pending' ? [] : handlersOf(process, node.id);
    return { nodeId: node.id, status, handlers: asked.length > 0 ? asked : planned };
  };

  const walk = (list: readonly FlowNode[], isSkipped: boolean) => {
    for (const node of list) {
      entries.push(entryOf(node, isSkipped));
      if (!('branches' in node)) continue;
      const state = process.nodes.get(node.id);
      const isForeseen = node.branches.some(({ id }) => ahead.has(id));
      for (const branch of node.branches) {
        const isOut = isSkipped || (!state && isForeseen && !ahead.has(branch.id));
        const status = isOut ? 'skipped' : branchStatus(node.type, branch.id, state);
        entries.push({ nodeId: branch.id, status, handlers: [] });
        walk(branch.nodes, status === 'skipped');
      }
    }
  };
  walk(nodes, false);
  return entries;
}

function branchStatus(type: FlowNode['type'], branchId: string, state: NodeState | undefined): PathStatus {
  if (!state) return 'pending';
  return type === 'parallel' || state.branchId === branchId ? 'done' : 'skipped';
}

/** A step that somebody holds now. */
export interface CurrentStep {
  node: FlowNode;
  /** Its name, or a translation key. */
  name: string;
  /** The names of its holders. */
  handlers: readonly string[];
}

/** The steps that somebody holds now. What is back with the applicant is held by them, to be changed. */
export function currentSteps(process: Process, company: Company): readonly CurrentStep[] {
  if (process.state === 'draft') return [];
  const { nodes } = versionOf(flowOf(company, process.flowCode), process.published);
  const open = openTasks(process);
  return nodesOf(nodes).flatMap((node): CurrentStep[] => {
    if (node.type === 'start')
      return isWithApplicant(process)
        ? [{ node, name: 'flow.step.revise', handlers: [process.applicant.employee.name] }]
        : [];
    const own = open.filter(({ nodeId }) => nodeId === node.id);
    const handlers = [...new Set(own.map(({ position }) => holderName(position)))];
    return own.length > 0 ? [{ node, name: node.name, handlers }] : [];
  });
}
