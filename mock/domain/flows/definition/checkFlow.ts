import { checkApprovers, heldRoles } from './checkApprovers';
import type { Known } from './checkApprovers';
import { checkBranches } from './checkBranches';
import type { ConditionFields } from './conditionFields';
import type { Flow, FlowNode } from './flow';
import { flowError, flowWarning } from './flowProblem';
import type { FlowProblem } from './flowProblem';
import { nodesOf } from './nodesOf';

/** The fields of a form; undefined where nobody knows them. */
type Fields = ConditionFields | undefined;

/** Nodes of a flow, those of branches included. */
const MOST_NODES = 300;
/** Branchings inside branches. */
const MOST_LEVELS = 10;

/** A flow begins with its only start, and ends with its only end. */
function checkEnds(nodes: readonly FlowNode[]): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const place = nodes.findIndex(({ type }) => type === 'end');
  if (nodes[0]?.type !== 'start') problems.push(flowError('', 'no_start'));
  if (place < 0) problems.push(flowError('', 'no_end'));
  else problems.push(...nodes.slice(place + 1).map(({ id }) => flowError(id, 'unreachable')));
  const inner = nodesOf(nodes).filter((node) => !nodes.includes(node) && ['start', 'end'].includes(node.type));
  const later = nodes.slice(1).filter(({ type }) => type === 'start');
  return [...problems, ...[...later, ...inner].map(({ id }) => flowError(id, 'misplaced'))];
}

function checkIds(nodes: readonly FlowNode[]): FlowProblem[] {
  const ids = nodesOf(nodes).flatMap((node) => [
    node.id,
    ...('branches' in node ? node.branches.map(({ id }) => id) : []),
  ]);
  const seen = new Set<string>();
  const doubles = ids.filter((id) => seen.size === seen.add(id).size);
  return [...new Set(doubles)].map((id) => flowError(id, 'duplicate_id'));
}

/** The branchings that stand in too many others. */
const tooDeep = (nodes: readonly FlowNode[], level = 1): readonly FlowNode[] =>
  nodes.flatMap((node) => {
    if (!('branches' in node)) return [];
    return level > MOST_LEVELS ? [node] : node.branches.flatMap((branch) => tooDeep(branch.nodes, level + 1));
  });

function checkRights(nodes: readonly FlowNode[], fields: Fields): FlowProblem[] {
  if (!fields) return [];
  return nodes.flatMap((node) =>
    'rights' in node
      ? Object.keys(node.rights.fields)
          .filter((name) => !fields.has(name))
          .map((name) => flowWarning(node.id, 'unknown_field', { name }))
      : [],
  );
}

/** What is wrong with the nodes of a flow, from top to bottom. */
export function checkFlow({ nodes }: Pick<Flow, 'nodes'>, known: Known & { fields: Fields }): readonly FlowProblem[] {
  const all = nodesOf(nodes);
  if (all.length > MOST_NODES) return [flowError('', 'too_many_nodes', { count: MOST_NODES })];
  const held = heldRoles(known);
  return [
    ...checkEnds(nodes),
    ...checkIds(nodes),
    ...tooDeep(nodes).map(({ id }) => flowError(id, 'too_deep', { count: MOST_LEVELS })),
    ...all.flatMap((node) => [
      ...('approvers' in node ? checkApprovers(node, known, held) : []),
      ...('branches' in node ? checkBranches(node, known.fields) : []),
    ]),
    ...checkRights(all, known.fields),
  ];
}
