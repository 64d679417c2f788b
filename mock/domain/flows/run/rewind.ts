import type { FlowNode } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import type { NodeState } from '../process';
import type { Run } from './run';
import { change } from './run';

/** A list of nodes, and the place in it of the node itself or of the branching that contains it. */
interface Level {
  list: readonly FlowNode[];
  place: number;
}

/** The way down to a node, from the outermost list to its own. */
function levelsOf(nodes: readonly FlowNode[], id: string): readonly Level[] {
  for (const [place, node] of nodes.entries()) {
    const level = { list: nodes, place };
    if (node.id === id) return [level];
    for (const branch of 'branches' in node ? node.branches : []) {
      const inner = levelsOf(branch.nodes, id);
      if (inner.length > 0) return [level, ...inner];
    }
  }
  return [];
}

/** The steps before a node in which somebody has decided, the start first: those that it can be returned to. */
export function returnSteps({ nodes, process }: Pick<Run, 'nodes' | 'process'>, id: string): readonly FlowNode[] {
  return levelsOf(nodes, id)
    .flatMap(({ list, place }) => nodesOf(list.slice(0, place)))
    .filter((node) => node.type === 'start' || node.type === 'approval')
    .filter((node) => process.nodes.get(node.id)?.status === 'done');
}

/**
 * Forgets what has become of a step and of everything behind it. Steps of other parallel branches that somebody was still
 * asked in are asked again as well, because all open tasks end.
 */
export function rewind(run: Run, id: string): void {
  const levels = levelsOf(run.nodes, id);
  const behind = new Set(levels.flatMap(({ list, place }) => nodesOf(list.slice(place + 1)).map((node) => node.id)));
  const around = new Set(levels.slice(0, -1).map(({ list, place }) => list[place]?.id));
  const states = new Map<string, NodeState>();
  for (const [nodeId, state] of run.process.nodes) {
    if (nodeId === id || behind.has(nodeId)) continue;
    if (around.has(nodeId)) states.set(nodeId, { ...state, status: 'current' });
    else if (state.status !== 'current' || !state.asked) states.set(nodeId, state);
  }
  change(run, { nodes: states });
}
