import { storedName } from '../../languages/localise';
import type { Language } from '../../languages/table';
import type { Branch, FlowNode } from './flow';
import { nodesOf } from './nodesOf';

/** The stored names of nodes and branches, by their ids. */
const namesOf = (nodes: readonly FlowNode[]): ReadonlyMap<string, string> =>
  new Map(
    nodesOf(nodes).flatMap((node): (readonly [string, string])[] => [
      [node.id, node.name],
      ...('branches' in node ? node.branches.map(({ id, name }) => [id, name] as const) : []),
    ]),
  );

/** The nodes to store. A name that comes back as it was shown in this language is unchanged. */
export function storedNodes(
  given: readonly FlowNode[],
  before: readonly FlowNode[],
  language: Language,
): readonly FlowNode[] {
  const names = namesOf(before);
  const renamed = <Named extends FlowNode | Branch>(named: Named): Named => ({
    ...named,
    name: storedName(named.name, names.get(named.id), language),
  });
  const store = (nodes: readonly FlowNode[]): readonly FlowNode[] =>
    nodes.map((node) =>
      'branches' in node
        ? {
            ...renamed(node),
            branches: node.branches.map((branch) => ({ ...renamed(branch), nodes: store(branch.nodes) })),
          }
        : renamed(node),
    );
  return store(given);
}
