import { array, looseObject, nullish, number, optional, safeParse, string, union } from 'valibot';

export type TreeKey = string | number;

/** A node of a tree to choose from (business spec §3), with everything that came with it. */
export interface TreeNode {
  readonly key: TreeKey;
  readonly text: string;
  /** 0: it cannot be chosen (business spec §3). */
  readonly status?: number;
  readonly children: readonly TreeNode[];
}

const key = union([string(), number()]);
/** A node, or a row that names its parent. */
export const TreeEntry = looseObject({
  key,
  text: string(),
  status: optional(number()),
  parentid: nullish(key),
  children: nullish(array(looseObject({}))),
});

/**
 * A tree from what a server or a protocol gives: nested nodes, or rows that name their parent. Undefined when it is
 * neither. A row whose parent is missing stands at the top; no row is lost. Of nodes with one key the first stands.
 * @param seen Keys that the tree has already.
 */
export function treeOf(value: unknown, seen = new Set<TreeKey>()): readonly TreeNode[] | undefined {
  const parsed = safeParse(array(TreeEntry), value);
  if (!parsed.success) return undefined;
  const entries = parsed.output;
  const keys = new Set(entries.map((entry) => entry.key));
  const byParent = new Map<TreeKey | undefined, typeof entries>();
  for (const entry of entries) {
    const parent =
      entry.parentid !== null && entry.parentid !== undefined && keys.has(entry.parentid) ? entry.parentid : undefined;
    byParent
      .set(parent, byParent.get(parent) ?? [])
      .get(parent)
      ?.push(entry);
  }
  const build = (list: typeof entries): TreeNode[] =>
    list.flatMap((entry) => {
      if (seen.has(entry.key)) return [];
      seen.add(entry.key);
      const below = build(byParent.get(entry.key) ?? []);
      return [{ ...entry, children: [...(treeOf(entry.children ?? [], seen) ?? []), ...below] }];
    });
  const tree = build(byParent.get(undefined) ?? []);
  // What is left are rows that are each other's parents: the first of them stands at the top.
  return [...tree, ...build(entries)];
}

/** The node with this key, wherever it is. */
export function nodeInTree(nodes: readonly TreeNode[], wanted: TreeKey): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.key === wanted ? node : nodeInTree(node.children, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
