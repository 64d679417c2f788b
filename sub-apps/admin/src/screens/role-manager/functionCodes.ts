import type { FunctionNode } from '../../api/functionTree';

/** The codes of a tree, without its groups. */
export function leafCodes(nodes: readonly FunctionNode[]): string[] {
  return nodes.flatMap(({ key, children }) => (children?.length ? leafCodes(children) : [key]));
}

/**
 * Merges the checked codes with those that the tree does not show. Groups are left out.
 */
export function withChecked(
  held: readonly string[],
  checked: readonly string[],
  nodes: readonly FunctionNode[],
): string[] {
  const shown = new Set(leafCodes(nodes));
  return [...held.filter((code) => !shown.has(code)), ...checked.filter((code) => shown.has(code))];
}
