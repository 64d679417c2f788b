import type { FlowNode } from '../../../flow/flowNodes';
import { nodeTree } from './nodeTree';

/** What differs between two versions of the nodes of a flow. */
export interface NodeChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  id: string;
  name: string;
}

interface Entry {
  id: string;
  name: string;
  settings: string;
  parentId: string;
}

/** All nodes and branches from top to bottom. */
const entriesOf = (nodes: readonly FlowNode[]): Entry[] =>
  [...nodeTree(nodes).items].map(([id, { part, settings, parentId }]) => ({ id, name: part.name, settings, parentId }));

/** The nodes and branches that were added, removed, changed or moved, in the order of the flow. */
export function nodeChanges(from: readonly FlowNode[], to: readonly FlowNode[]): NodeChange[] {
  const before = entriesOf(from);
  const after = entriesOf(to);
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  /** The ranks of the nodes that both have: a node that keeps its neighbours is not moved by an insertion. */
  const common = (entries: readonly Entry[]) =>
    entries.filter(({ id }) => old.has(id) && kept.has(id)).map(({ id }) => id);
  const stays = longestCommon(common(before), common(after));
  return [
    ...after.flatMap((entry): NodeChange[] => {
      const { id, name } = entry;
      const stored = old.get(id);
      if (!stored) return [{ kind: 'added', id, name }];
      if (stored.settings !== entry.settings) return [{ kind: 'changed', id, name }];
      return stored.parentId !== entry.parentId || !stays.has(id) ? [{ kind: 'moved', id, name }] : [];
    }),
    ...before.filter(({ id }) => !kept.has(id)).map(({ id, name }): NodeChange => ({ kind: 'removed', id, name })),
  ];
}

/** The longest increasing subsequence: the members of `after` that are in the order of `before`. */
function longestCommon(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const rank = new Map(before.map((id, index) => [id, index]));
  const ranks = after.map((id) => rank.get(id) ?? 0);
  const lengths = ranks.map(() => 1);
  const previous = ranks.map(() => -1);
  ranks.forEach((own, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      if ((ranks[earlier] ?? 0) < own && (lengths[earlier] ?? 0) + 1 > (lengths[index] ?? 0)) {
        lengths[index] = (lengths[earlier] ?? 0) + 1;
        previous[index] = earlier;
      }
    }
  });
  const stays = new Set<string>();
  let at = lengths.indexOf(Math.max(...lengths));
  while (at >= 0) {
    stays.add(after[at] ?? '');
    at = previous[at] ?? -1;
  }
  return stays;
}
