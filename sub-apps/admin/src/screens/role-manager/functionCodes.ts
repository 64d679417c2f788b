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

/** Returns the text of a code; a code that the tree does not show is its own text. */
export function functionText(nodes: readonly FunctionNode[]): (code: string) => string {
  const texts = new Map<string, string>();
  const visit = ({ key, text, children }: FunctionNode) => {
    texts.set(key, text);
    children?.forEach(visit);
  };
  nodes.forEach(visit);
  return (code) => texts.get(code) ?? code;
}
