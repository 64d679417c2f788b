import type { FlowNode } from '../../../flow/flowNodes';
import { mergeOrder } from './mergeOrder';
import { nodeTree, ROOT, withInner } from './nodeTree';
import type { NodeTree, Part, TreeItem } from './nodeTree';

/** Whose version counts where both have changed the same. */
export type Preference = 'mine' | 'stored';

export interface NodesMerge {
  nodes: readonly FlowNode[];
  /** The nodes and branches that both have changed in different ways, or around which both have; `ROOT` for the flow. */
  conflicts: readonly string[];
}

/** The three versions of one node or branch; undefined where a version does not have it. */
interface Versions {
  base: TreeItem | undefined;
  mine: TreeItem | undefined;
  stored: TreeItem | undefined;
}

/** The three-way merge of one fact. `isConflict` when both have changed it in different ways. */
function mergeFact<Fact>(
  base: Fact | undefined,
  mine: Fact,
  stored: Fact,
  prefer: Preference,
): { fact: Fact; isConflict: boolean } {
  if (mine === stored || stored === base) return { fact: mine, isConflict: false };
  if (mine === base) return { fact: stored, isConflict: false };
  return { fact: prefer === 'mine' ? mine : stored, isConflict: true };
}

/**
 * Merges two changes of the same nodes, node by node: what only one has changed, added, moved or removed is taken over.
 * Where both have changed the same, or one has removed what the other has changed, that is a conflict.
 */
export function mergeNodes(
  base: readonly FlowNode[],
  mine: readonly FlowNode[],
  stored: readonly FlowNode[],
  prefer: Preference,
): NodesMerge {
  const trees = { base: nodeTree(base), mine: nodeTree(mine), stored: nodeTree(stored) };
  const conflicts = new Set<string>();
  const versionsOf = (id: string): Versions => ({
    base: trees.base.items.get(id),
    mine: trees.mine.items.get(id),
    stored: trees.stored.items.get(id),
  });

  /** Whether one side has removed it and that counts. A whole block is removed or kept. */
  function isRemoved(id: string): boolean {
    const { base: before, mine: own, stored: theirs } = versionsOf(id);
    if (!before || (own && theirs)) return false;
    if (!own && !theirs) return true;
    const [gone, left] = own ? [trees.stored, trees.mine] : [trees.mine, trees.stored];
    const top = removedTop(id, gone, left);
    if (left.items.get(top)?.content === trees.base.items.get(top)?.content) return true;
    conflicts.add(top);
    return (prefer === 'mine') === (gone === trees.mine);
  }
  /** The outermost block around it that is removed with it. */
  function removedTop(id: string, gone: NodeTree, left: NodeTree): string {
    const parentId = trees.base.items.get(id)?.parentId ?? ROOT;
    const isWithParent = parentId !== ROOT && !gone.items.has(parentId) && left.items.has(parentId);
    return isWithParent ? removedTop(parentId, gone, left) : id;
  }

  const kept = new Map<string, { part: Part; parentId: string }>();
  for (const id of new Set([...trees.stored.items.keys(), ...trees.mine.items.keys()])) {
    if (isRemoved(id)) continue;
    const { base: before, mine: own, stored: theirs } = versionsOf(id);
    const only = own && theirs ? undefined : (own ?? theirs);
    if (only) {
      kept.set(id, only);
    } else if (own && theirs) {
      const settings = mergeFact(before?.settings, own.settings, theirs.settings, prefer);
      const place = mergeFact(before?.parentId, own.parentId, theirs.parentId, prefer);
      if (settings.isConflict || place.isConflict) conflicts.add(id);
      kept.set(id, { part: settings.fact === own.settings ? own.part : theirs.part, parentId: place.fact });
    }
  }
  // What was moved into a block that is gone stays where the other version has it.
  for (const [id, item] of kept) {
    if (item.parentId === ROOT || kept.has(item.parentId)) continue;
    const { mine: own, stored: theirs } = versionsOf(id);
    const other = [own, theirs].find((each) => each && (each.parentId === ROOT || kept.has(each.parentId)));
    if (other) kept.set(id, { ...item, parentId: other.parentId });
  }

  const build = (parentId: string): Part[] => {
    const ids = new Set([...kept].filter(([, item]) => item.parentId === parentId).map(([id]) => id));
    const childrenIn = (tree: NodeTree) => tree.childIds.get(parentId) ?? [];
    const sides = { mine: childrenIn(trees.mine), stored: childrenIn(trees.stored) };
    const order = mergeOrder(
      {
        base: childrenIn(trees.base),
        preferred: sides[prefer],
        other: prefer === 'mine' ? sides.stored : sides.mine,
      },
      ids,
    );
    order.unclear.forEach((id) => conflicts.add(id));
    return order.ids.flatMap((id) => {
      const part = kept.get(id)?.part;
      return part ? [withInner(part, build(id))] : [];
    });
  };
  if (isCircular(kept)) return { nodes: prefer === 'mine' ? mine : stored, conflicts: [ROOT] };
  const nodes = build(ROOT).filter((part): part is FlowNode => !('nodes' in part));
  return { nodes, conflicts: [...conflicts] };
}

/** Whether blocks contain each other, because each side has moved one into the other. */
function isCircular(kept: ReadonlyMap<string, { parentId: string }>): boolean {
  return [...kept.keys()].some((id) => {
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && at !== ROOT; at = kept.get(at)?.parentId) {
      if (seen.has(at)) return true;
      seen.add(at);
    }
    return false;
  });
}
