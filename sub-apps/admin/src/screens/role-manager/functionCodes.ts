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

/** A function to change something that is granted without the one to see it. */
export interface MissingView {
  /** The name of the granted function. */
  text: string;
  viewCode: string;
}

/** The end of a code that allows to see, and of those that allow to change. */
const VIEW = '_VIEW';
const CHANGE = /_(MANAGE|EDIT)$/;

/** The functions to change (`CUSTOMER_EDIT`) that are granted without that to see (`CUSTOMER_VIEW`), which stands beside them. */
export function missingViews(nodes: readonly FunctionNode[], granted: readonly string[]): MissingView[] {
  const shown = new Set(nodes.map(({ key }) => key));
  return nodes.flatMap(({ key, text, children }) => {
    if (children?.length) return missingViews(children, granted);
    const viewCode = key.replace(CHANGE, VIEW);
    const isMissing = granted.includes(key) && shown.has(viewCode) && !granted.includes(viewCode);
    return isMissing ? [{ text, viewCode }] : [];
  });
}

/** The nodes whose text contains the keyword, with the groups above them; a group that matches has all its functions. */
export function matchingNodes(nodes: readonly FunctionNode[], keyword: string): readonly FunctionNode[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.text.toLowerCase().includes(wanted)) return [node];
    const children = matchingNodes(node.children ?? [], keyword);
    return children.length > 0 ? [{ ...node, children: [...children] }] : [];
  });
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
