import type { TreeDataNode } from 'antd';
import type { OrganisationNode } from '../../../api/organisations';

/** A node of antd's Tree. */
export interface TreeItem extends Pick<TreeDataNode, 'isLeaf'> {
  key: string;
  title: string;
  isDisabled: boolean;
  children: TreeItem[];
  'aria-level': number;
}

/** The nodes of antd's Tree. */
export const toItems = (nodes: readonly OrganisationNode[], level = 1): TreeItem[] =>
  nodes.map(({ code, name, isDisabled, children }) => ({
    key: code,
    title: name,
    isDisabled,
    children: toItems(children, level + 1),
    'aria-level': level,
  }));

export interface Found {
  /** The matches with what is above them; the children of a match without matches below it stay. */
  items: TreeItem[];
  /** The units above the first matches, which a search expands. */
  expanded: string[];
  count: number;
  /** The first match from the top. */
  first: string | undefined;
}

/** Rows for more matches than anybody reads only cost time; those units stay collapsed. */
const MOST_EXPANDED = 500;

/** The units whose name or code contains the text, regardless of case. */
export function search(items: TreeItem[], text: string): Found {
  const wanted = text.trim().toLowerCase();
  const expanded: string[] = [];
  let count = 0;
  let first: string | undefined;
  const visit = (siblings: TreeItem[]): TreeItem[] => {
    const found: TreeItem[] = [];
    for (const item of siblings) {
      const isMatch = item.title.toLowerCase().includes(wanted) || item.key.toLowerCase().includes(wanted);
      if (isMatch) {
        count += 1;
        first ??= item.key;
      }
      const isExpanded = count < MOST_EXPANDED;
      const below = item.children.length > 0 ? visit(item.children) : [];
      if (below.length > 0) {
        if (isExpanded) expanded.push(item.key);
        found.push(below.length === item.children.length ? item : { ...item, children: below });
      } else if (isMatch) found.push(item);
    }
    // The same objects where everything matches.
    return found.length === siblings.length && found.every((item, place) => item === siblings[place])
      ? siblings
      : found;
  };
  return { items: visit(items), expanded, count, first };
}
