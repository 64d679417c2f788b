import type { HeldPosition, Position } from '../domain/company/entities';
import type { Known } from '../domain/flows/definition/checkApprovers';
import type { BranchProblem } from '../domain/flows/definition/conditionProblems';
import type { Approvers, Flow, FlowNode, FlowVersion } from '../domain/flows/definition/flow';
import type { FlowProblem } from '../domain/flows/definition/flowProblem';
import { formFieldsOf } from '../domain/flows/definition/formPages';
import { hasChanges, stateOf } from '../domain/flows/definition/listFlows';
import type { PlannedPath } from '../domain/flows/definition/planPath';
import { targetsOf } from '../domain/flows/definition/targetsOf';
import { localise, localiseWith } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { stampShape } from './recordCalls';

const bitOf = (value: boolean) => (value ? 1 : 0);

const approversShape = (approvers: Approvers) =>
  approvers.type === 'chosen' ? { type: approvers.type, multiple: bitOf(approvers.isMultiple) } : approvers;

/** The nodes of a flow as they are sent. */
export const nodesShape = (nodes: readonly FlowNode[], language: Language): object[] =>
  nodes.map((node) => nodeShape(node, language));

function nodeShape(node: FlowNode, language: Language): object {
  const base = { id: node.id, type: node.type, name: localise(node.name, language) };
  switch (node.type) {
    case 'start':
      return { ...base, rights: node.rights };
    case 'approval':
      return {
        ...base,
        approvers: node.approvers.map(approversShape),
        mode: node.mode,
        rights: node.rights,
        ...(node.dueHours !== undefined && { duehours: node.dueHours }),
        whenempty: node.whenEmpty,
        canreturn: bitOf(node.canReturn),
        cantransfer: bitOf(node.canTransfer),
        canadd: bitOf(node.canAdd),
        needscomment: bitOf(node.needsComment),
        needssignature: bitOf(node.needsSignature),
      };
    case 'copy':
      return { ...base, approvers: node.approvers.map(approversShape) };
    case 'condition':
    case 'parallel':
      return {
        ...base,
        branches: node.branches.map((branch) => ({
          id: branch.id,
          name: localise(branch.name, language),
          ...(node.type === 'condition' && { condition: branch.condition }),
          nodes: nodesShape(branch.nodes, language),
        })),
      };
    case 'end':
      return base;
  }
}

/** A position that can be asked; `name` is empty while it is vacant. */
export const positionShape = (position: Position | HeldPosition, language: Language) => ({
  positionid: position.id,
  name: position.employee?.name ?? '',
  positionname: localise(position.name, language),
  orgname: localise(position.organisation.name, language),
});

/** Who will be asked, as `preview` and `dryrun` answer. */
export const planShape = ({ steps, branches, problems }: PlannedPath, language: Language) => ({
  path: steps.map(({ node, status, handlers, reason }) => ({
    nodeid: node.id,
    name: localise(node.name, language),
    type: node.type,
    status,
    handlers: handlers.map((position) => positionShape(position, language)),
    mode: node.type === 'approval' ? node.mode : '',
    ...(reason !== undefined && { reason: localise(reason, language) }),
  })),
  branches,
  problems: problems.map(({ code, step }) => localiseWith(code, language, { step })),
});

/** What is wrong with the condition of a branch that a dry run comes to. */
export const branchProblemText = ({ branch, problem: { code, params } }: BranchProblem, language: Language): string =>
  localiseWith(`flow.plan.${code}`, language, { ...params, branch });

export const problemShape = ({ nodeId, code, params, severity }: FlowProblem, language: Language) => ({
  nodeid: nodeId,
  code,
  text: localiseWith(`flow.problem.${code}`, language, params),
  severity,
});

/** A definition as a row of the list. @param running Instances that have not ended. */
export const flowItem = (flow: Flow, running: number, language: Language) => ({
  flowid: flow.id,
  flowcode: flow.code,
  flowname: localise(flow.name, language),
  group: localise(flow.group, language),
  icon: flow.icon,
  description: localise(flow.description, language),
  pagecode: flow.pageCode,
  published: flow.versions.length,
  haschanges: bitOf(hasChanges(flow)),
  state: stateOf(flow),
  running,
  ...stampShape(flow, language),
});

interface DetailOptions {
  /** What that version fixed is shown instead of the draft. */
  version: FlowVersion | undefined;
  running: number;
  known: Known;
  language: Language;
}

/** A definition with its draft or one of its versions, and with the names and fields that a diagram says them with. */
export const flowDetail = (flow: Flow, { version, running, known, language }: DetailOptions) => ({
  ...flowItem(flow, running, language),
  ...(version && {
    flowname: localise(version.name, language),
    pagecode: version.pageCode,
    published: version.published,
    haschanges: 0,
  }),
  nodes: nodesShape((version ?? flow).nodes, language),
  targets: targetsOf((version ?? flow).nodes, known, language),
  formfields: formFieldsOf((version ?? flow).pageCode, language),
  admins: flow.adminPositionIds,
});

export const versionShape = (
  { published, publishedAt, publishedBy, note }: FlowVersion,
  running: number,
  language: Language,
) => ({ published, publishedat: publishedAt, publishedby: localise(publishedBy, language), note, running });
