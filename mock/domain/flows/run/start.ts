import { businessError } from '../../apiError';
import type { HeldPosition } from '../../company/entities';
import type { Flow } from '../definition/flow';
import { planPath } from '../definition/planPath';
import { nodesOf } from '../definition/nodesOf';
import type { Process, TimelineEntry } from '../process';
import { advance } from './advance';
import { requireForm } from './acceptValues';
import type { Run } from './run';
import { change, note, versionOf } from './run';

/** A process that is not submitted yet. */
export const newProcess = (
  given: Pick<Process, 'id' | 'no' | 'flowCode' | 'createdAt'> & { applicant: HeldPosition } & Partial<Process>,
): Process => ({
  published: 0,
  title: '',
  state: 'draft',
  version: 1,
  fieldVersions: new Map(),
  values: {},
  chosen: new Map(),
  fields: [],
  nodes: new Map(),
  tasks: [],
  timeline: [],
  copies: [],
  ...given,
  // The applicant stays who they are when another person gets the position.
  applicant: { ...given.applicant },
});

/** The start of a version of a flow. */
export function startOf({ nodes }: Pick<Run, 'nodes'>) {
  const start = nodesOf(nodes).find((node) => node.type === 'start');
  if (!start) throw businessError('flow.not_published');
  return start;
}

/** Throws when a step on the way has nobody to decide in it, or its people are not chosen yet. */
function checkWay({ company, flow, nodes, process }: Run): void {
  const { applicant, values, chosen } = process;
  const { steps, problems } = planPath(
    { nodes, adminPositionIds: flow.adminPositionIds },
    { company, applicant, values, chosen },
  );
  const unchosen = steps.find(({ status, reason }) => status === 'unknown' && reason === 'flow.plan.choose');
  if (unchosen) throw businessError('flow.approver_required', { step: unchosen.node.name });
  const [problem] = problems;
  if (problem) throw businessError('flow.nobody_found', { step: problem.step });
}

export const requireInUse = ({ isDisabled }: Flow): void => {
  if (isDisabled) throw businessError('flow.retired');
};

/** Submits a draft, or what is back with the applicant once more, and goes on to the first steps that are to be decided. */
export function submit(run: Run, said: Partial<TimelineEntry> = {}): void {
  const isFirst = run.process.state === 'draft';
  const start = startOf(run);
  requireForm(run, start.rights);
  checkWay(run);
  change(run, {
    state: 'running',
    ...(isFirst && { published: versionOf(run.flow, 0).published, createdAt: run.now }),
  });
  note(run, { nodeId: start.id, action: isFirst ? 'submit' : 'resubmit', ...said });
  advance(run);
}
