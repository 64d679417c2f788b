import type { FunctionNode } from '../../api/functionTree';

/** The codes of a tree, without its groups. */
export function leafCodes(nodes: readonly FunctionNode[]): string[] {
  return nodes.flatMap(({ key, children }) => (children?.length ? leafCodes(children) : [key]));
}

/**
 * The codes of a role after somebody ticked in the tree: what is ticked, without groups, and what the role holds
 * that this tree does not show.
 */
export function withTicked(
  held: readonly string[],
  ticked: readonly string[],
  nodes: readonly FunctionNode[],
): string[] {
  const shown = new Set(leafCodes(nodes));
  return [...held.filter((code) => !shown.has(code)), ...ticked.filter((code) => shown.has(code))];
}
