import type { Treeoption } from '../../protocol/generated/types';

export type Key = string | number;

export interface TreeRow {
  readonly key: Key;
  readonly text: string;
  readonly parentid?: Key | null;
}

export interface TreeNode {
  readonly key: Key;
  readonly text: string;
  readonly level: number;
  readonly parent?: TreeNode;
  readonly isDisabled: boolean;
  readonly children: readonly TreeNode[];
}

export function nodesOfOptions(options: readonly Treeoption[], text: (source: string) => string, parent?: TreeNode): TreeNode[] {
  return options.map((option) => {
    const children: TreeNode[] = [];
    const node: TreeNode = { key: option.key, text: text(option.text), level: (parent?.level ?? 0) + 1, parent, isDisabled: option.status === 0, children };
    children.push(...nodesOfOptions(option.children ?? [], text, node));
    return node;
  });
}

/** The rows at the top: those without a known parent, and one of every circle. */
function topRows(byKey: ReadonlyMap<Key, TreeRow>): Set<TreeRow> {
  const tops = new Set<TreeRow>();
  const settled = new Set<TreeRow>();
  for (const start of byKey.values()) {
    const way = new Set<TreeRow>();
    let row: TreeRow = start;
    while (!way.has(row) && !settled.has(row)) {
      way.add(row);
      row = byKey.get(row.parentid ?? row.key) ?? row;
    }
    // A row without a parent comes back to itself at once.
    if (!settled.has(row)) tops.add(row);
    way.forEach((passed) => settled.add(passed));
  }
  return tops;
}

/** Rows as a tree; a row whose parent is unknown stands at the top, and so does one row of every circle. */
export function nodesOfRows(rows: readonly TreeRow[]): TreeNode[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const tops = topRows(byKey);
  const below = new Map<Key, TreeRow[]>();
  byKey.forEach((row) => {
    if (!tops.has(row) && row.parentid !== undefined && row.parentid !== null) below.set(row.parentid, [...(below.get(row.parentid) ?? []), row]);
  });
  const build = (row: TreeRow, parent?: TreeNode): TreeNode => {
    const children: TreeNode[] = [];
    const node: TreeNode = { key: row.key, text: row.text, level: (parent?.level ?? 0) + 1, parent, isDisabled: false, children };
    children.push(...(below.get(row.key) ?? []).map((child) => build(child, node)));
    return node;
  };
  return [...tops].map((row) => build(row));
}

/** A node and everything below it, from top to bottom. */
export const withBelow = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(withBelow)];

export const withAbove = (node: TreeNode | undefined): TreeNode[] => (node ? [node, ...withAbove(node.parent)] : []);

/** What is in sight when these are unfolded. */
export function inSight(nodes: readonly TreeNode[], unfolded: ReadonlySet<Key>): TreeNode[] {
  return nodes.flatMap((node) => [node, ...(unfolded.has(node.key) ? inSight(node.children, unfolded) : [])]);
}
