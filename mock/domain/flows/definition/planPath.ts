import type { HeldPosition } from '../../company/entities';
import type { ConditionValues } from './condition';
import { conditionValues } from './condition';
import type { ApprovalNode, CopyNode, Flow, FlowNode } from './flow';
import { findHandlers, stillAsked } from './askStep';
import type { FoundBy } from './askStep';
import type { ApproverContext } from './resolveApprovers';
import { resolveReaders } from './resolveApprovers';
import { takenBranch } from './takenBranch';

/** The positions that the applicant chose, by node. */
export type Chosen = ReadonlyMap<string, readonly string[]>;

export interface PathInput extends Pick<ApproverContext, 'company' | 'applicant'> {
  values: ConditionValues;
  chosen: Chosen;
}

export interface PlannedStep {
  node: ApprovalNode | CopyNode;
  /** `unknown`: the applicant has to choose somebody, or nobody is found and the submission is refused. */
  status: 'asked' | 'copied' | 'skipped' | 'unknown';
  /** Those who will be asked or told. */
  handlers: readonly HeldPosition[];
  /** A translation key that says why it is not simply asked. */
  reason?: string;
}

/** Why a process cannot be submitted with these values. */
export interface PathProblem {
  code: 'flow.nobody_found';
  nodeId: string;
  /** The name of the step. */
  step: string;
}

/** The way of a process through its flow, as far as it can be known before it begins. */
export interface PlannedPath {
  /** The approvals and copies on the way. */
  steps: readonly PlannedStep[];
  /** The ids of the branches that are taken. */
  branches: readonly string[];
  problems: readonly PathProblem[];
}

const REASONS: Readonly<Partial<Record<FoundBy, string>>> = {
  admin: 'flow.plan.admin',
  skip: 'flow.plan.nobody',
  refuse: 'flow.plan.refused',
  choose: 'flow.plan.choose',
};

const NO_ONE: readonly string[] = [];
const idsOf = (handlers: readonly HeldPosition[]) => handlers.map(({ employee }) => employee.id);

/** Plans who will be asked when everybody approves. Where one of several decides, nobody knows yet who it is. */
export function planPath(
  { nodes, adminPositionIds }: Pick<Flow, 'nodes' | 'adminPositionIds'>,
  { company, applicant, values, chosen }: PathInput,
): PlannedPath {
  const steps: PlannedStep[] = [];
  const branches: string[] = [];
  const problems: PathProblem[] = [];
  const read = conditionValues(values, applicant);
  const contextOf = ({ id }: FlowNode) => ({ company, applicant, chosen: chosen.get(id) ?? NO_ONE });

  /** Returns who approved last, for the steps after it. */
  const approval = (node: ApprovalNode, before: ReadonlySet<string>): ReadonlySet<string> => {
    const { by, handlers } = findHandlers(node, adminPositionIds, contextOf(node));
    const reason = REASONS[by];
    if (by === 'refuse') problems.push({ code: 'flow.nobody_found', nodeId: node.id, step: node.name });
    if (by === 'refuse' || by === 'choose') {
      steps.push({ node, status: 'unknown', handlers, ...(reason && { reason }) });
      return new Set();
    }
    if (by === 'skip') {
      steps.push({ node, status: 'skipped', handlers, ...(reason && { reason }) });
      return before;
    }
    const asked = stillAsked(node, handlers, before, values);
    if (asked.length === 0) {
      steps.push({ node, status: 'skipped', handlers: [], reason: 'flow.plan.same_person' });
      return new Set(idsOf(handlers).filter((id) => before.has(id)));
    }
    steps.push({ node, status: 'asked', handlers: asked, ...(reason && { reason }) });
    return new Set(node.mode === 'any' && handlers.length > 1 ? [] : idsOf(handlers));
  };

  const walk = (list: readonly FlowNode[], start: ReadonlySet<string>): ReadonlySet<string> =>
    list.reduce((before, node): ReadonlySet<string> => {
      switch (node.type) {
        case 'approval':
          return approval(node, before);
        case 'copy':
          steps.push({ node, status: 'copied', handlers: resolveReaders(node.approvers, contextOf(node)) });
          return before;
        case 'condition':
        case 'parallel': {
          const taken = node.type === 'parallel' ? node.branches : [takenBranch(node, read)];
          const ends = taken.flatMap((branch) => {
            if (!branch) return [...before];
            branches.push(branch.id);
            return [...walk(branch.nodes, before)];
          });
          return new Set(ends);
        }
        default:
          return before;
      }
    }, start);

  walk(nodes, new Set());
  return { steps, branches, problems };
}
