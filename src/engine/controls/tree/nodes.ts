import type { Treeoption } from '../../protocol/generated/types';
import type { TreeKey } from '../shared/treeOf';

export type Key = TreeKey;

export interface TreeNode {
  readonly key: Key;
  readonly text: string;
  readonly level: number;
  readonly parent?: TreeNode;
  readonly isDisabled: boolean;
  readonly children: readonly TreeNode[];
}

/** Of choices with one key the first stands: nobody could tell them apart. @param seen Keys that the tree has already. */
export function nodesOfOptions(options: readonly Treeoption[], text: (source: string) => string, parent?: TreeNode, seen = new Set<Key>()): TreeNode[] {
  return options.flatMap((option) => {
    if (seen.has(option.key)) return [];
    seen.add(option.key);
    const children: TreeNode[] = [];
    const node: TreeNode = { key: option.key, text: text(option.text), level: (parent?.level ?? 0) + 1, parent, isDisabled: option.status === 0, children };
    children.push(...nodesOfOptions(option.children ?? [], text, node, seen));
    return [node];
  });
}

/** A node and everything below it, from top to bottom. */
export const withBelow = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(withBelow)];

export const withAbove = (node: TreeNode | undefined): TreeNode[] => (node ? [node, ...withAbove(node.parent)] : []);

/** What is in sight when these are unfolded. */
export function inSight(nodes: readonly TreeNode[], unfolded: ReadonlySet<Key>): TreeNode[] {
  return nodes.flatMap((node) => [node, ...(unfolded.has(node.key) ? inSight(node.children, unfolded) : [])]);
}
