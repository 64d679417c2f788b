import { SEEDED } from '../../records/record';
import { approval, area, branchA, by, companyOf, end, held, position, root, start } from '../definition/fakeCompany';
import type { ApprovalNode, Approvers, Flow, FlowNode } from '../definition/flow';
import { ACTS, plainRequest } from '../handleProcess';
import type { HandleAction } from '../handleProcess';
import type { Process } from '../process';
import { openTasks } from '../process';
import type { ActRequest } from './act';
import type { Run } from './run';
import { openRun } from './run';
import { newProcess, submit } from './start';

/** A company of people with one letter and the applicant `me`, for tests of the state machine. */
const people = ['a', 'b', 'c', 'd', 'e', 'admin'].map((id) => position(id, root));
const { positions, roles } = companyOf(
  position('me', branchA),
  position('manager', branchA, { name: '区域经理', person: 'a' }),
  position('director', area, { name: '销售总监', person: 'b' }),
  position('vacant', root, { person: null }),
  ...people,
);

/** The form of a process that is started without values. */
export const STORE = { name: '江南店', region: '苏州', address: '文化路 88 号', area: 120, rent: 1 };

export const MOMENT = '2026-11-20 09:00';

export const whoIs = (id: string) => {
  const found = positions.get(id);
  if (!found) throw new Error(`There is no ${id}`);
  return held(found);
};

/** A flow of these nodes between start and end, published once for each list. */
export function flowOf(...versions: readonly (readonly FlowNode[])[]): Flow {
  const whole = versions.map((nodes) => (nodes[0]?.type === 'start' ? nodes : [start, ...nodes, end]));
  return {
    ...SEEDED,
    ...{ id: 'flow', code: 'flow', name: 'flow', group: '', icon: '', description: '', pageCode: 'flow-newstore' },
    nodes: whole.at(-1) ?? [],
    adminPositionIds: ['admin'],
    versions: whole.map((nodes, place) => ({
      ...{ published: place + 1, name: 'flow', pageCode: 'flow-newstore', nodes },
      ...{ publishedAt: MOMENT, publishedBy: '', note: '' },
    })),
    isDisabled: false,
    isInternal: false,
  };
}

/** A step of people. */
export const step = (id: string, people_: string, special: Partial<ApprovalNode> = {}) =>
  approval(id, people_ === '' ? [by('vacant')] : [by(...people_.split(''))], special);
export const stepOf = (id: string, approvers: Approvers, special: Partial<ApprovalNode> = {}) =>
  approval(id, [approvers], special);

/** `targets` are people: their letters in one text, or their ids. */
type Said = Partial<Omit<ActRequest, 'targets'>> & { targets?: string | readonly string[] };

/** Runs processes of a flow without storing them. */
export function tell(flow: Flow) {
  const company = { positions, roles, flows: new Map([['flow', flow]]) };
  return {
    company,
    /** The nodes of the latest version. */
    flowNodes: flow.nodes,
    start(given: Partial<Process> = {}): Process {
      const draft = newProcess({
        ...{ id: 'p', no: 'p', flowCode: 'flow', createdAt: MOMENT, applicant: whoIs('me') },
        ...given,
        values: { ...STORE, ...given.values },
      });
      const run = openRun(company, draft, draft.applicant, MOMENT);
      submit(run);
      return run.process;
    },
    /** The run of an action, for its process and its effects. */
    run(process: Process, who: string, action: HandleAction, { targets = '', ...said }: Said = {}, now = MOMENT): Run {
      const run = openRun(company, process, whoIs(who), now);
      ACTS[action](run, { ...plainRequest('ok'), ...said, targets: [...targets].map(whoIs) });
      return run;
    },
    act(process: Process, who: string, action: HandleAction = 'approve', said: Said = {}, now = MOMENT): Process {
      return this.run(process, who, action, said, now).process;
    },
  };
}

/** Who can decide now, with the steps: `manager: a b`. */
export const waiting = (process: Process): string => {
  const byNode = new Map<string, string[]>();
  for (const { nodeId, position: of } of openTasks(process)) byNode.set(nodeId, [...(byNode.get(nodeId) ?? []), of.id]);
  return [...byNode].map(([node, ids]) => `${node}: ${ids.join(' ')}`).join(', ') || process.state;
};

/** Whom an action tells what. */
export const toldBy = ({ effects }: Run) =>
  effects.flatMap((each) => (each.kind === 'send' ? [`${each.event} ${each.to}`] : [])).sort();

export const actionsOf = ({ timeline }: Process) => timeline.map(({ action }) => action);
