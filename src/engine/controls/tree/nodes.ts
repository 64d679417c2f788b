import type { TreeKey } from '../shared/treeOf';

export type Key = TreeKey;

export interface TreeNode {
  readonly key: Key;
  readonly text: string;
  readonly level: number;
  readonly parent?: TreeNode;
  readonly isDisabled: boolean;
  /** Whether it can be unfolded; what stands below it may still have to be read then. */
  readonly canUnfold: boolean;
  readonly children: readonly TreeNode[];
}

/** Where the nodes of a tree come from. */
export interface NodeSource<O> {
  text(option: O): string;
  below(option: O): readonly O[];
  /** Whether something may stand below an option of which nothing is known yet. */
  mayHaveBelow(option: O): boolean;
}

interface Named {
  readonly key: Key;
  /** 0: it cannot be chosen. */
  readonly status?: number;
}

/** A choice with those below it. */
interface Choice extends Named {
  readonly text: string;
  readonly children?: readonly Choice[];
}

/** Of choices with one key the first stands: nobody could tell them apart. @param seen Keys that the tree has already. */
export function nodesOf<O extends Named>(
  options: readonly O[],
  source: NodeSource<O>,
  parent?: TreeNode,
  seen = new Set<Key>(),
): TreeNode[] {
  return options.flatMap((option) => {
    if (seen.has(option.key)) return [];
    seen.add(option.key);
    const below = source.below(option);
    const children: TreeNode[] = [];
    const node: TreeNode = {
      key: option.key,
      text: source.text(option),
      level: (parent?.level ?? 0) + 1,
      parent,
      isDisabled: option.status === 0,
      canUnfold: below.length > 0 || source.mayHaveBelow(option),
      children,
    };
    children.push(...nodesOf(below, source, node, seen));
    return [node];
  });
}

/** A tree of choices that are all known. */
export const nodesOfOptions = (options: readonly Choice[], text: (source: string) => string): TreeNode[] =>
  nodesOf<Choice>(options, {
    text: (option) => text(option.text),
    below: ({ children = [] }) => children,
    mayHaveBelow: () => false,
  });

/** A node and everything below it, from top to bottom. */
export const withBelow = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(withBelow)];

export const withAbove = (node: TreeNode | undefined): TreeNode[] => (node ? [node, ...withAbove(node.parent)] : []);

/** Whether what stands below a node is in sight, or would be. */
export const isUnfolded = ({ key, children }: TreeNode, unfolded: ReadonlySet<Key>): boolean =>
  children.length > 0 && unfolded.has(key);

/** What is in sight when these are unfolded. */
export function inSight(nodes: readonly TreeNode[], unfolded: ReadonlySet<Key>): TreeNode[] {
  return nodes.flatMap((node) => [node, ...(unfolded.has(node.key) ? inSight(node.children, unfolded) : [])]);
}
