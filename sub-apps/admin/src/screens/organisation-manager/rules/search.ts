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

/**
 * The items without what is below collapsed ones. rc-tree indexes all nodes that it gets: for 10,000 of them, a new tree
 * would block the page.
 */
export function visibleItems(items: readonly TreeItem[], expanded: ReadonlySet<string>): TreeItem[] {
  return items.map((item) => {
    if (item.children.length === 0) return item;
    return expanded.has(item.key)
      ? { ...item, children: visibleItems(item.children, expanded) }
      : { ...item, children: [], isLeaf: false };
  });
}

export interface Found {
  /** The first matches with what is above them; the children of a match without matches below it stay. */
  items: TreeItem[];
  /** The units above these matches, which a search expands. */
  expanded: string[];
  /** All matches, and those among the items. */
  count: number;
  shown: number;
}

/** rc-tree lists all expanded rows before it draws the visible ones: thousands of them would block the page. */
const MOST_SHOWN = 200;

/** The units whose name or code contains the text, regardless of case. All are counted, the first ones are shown. */
export function search(items: TreeItem[], text: string): Found {
  const wanted = text.trim().toLowerCase();
  const expanded: string[] = [];
  let count = 0;
  const visit = (siblings: TreeItem[]): TreeItem[] => {
    const found: TreeItem[] = [];
    for (const item of siblings) {
      const isMatch = item.title.toLowerCase().includes(wanted) || item.key.toLowerCase().includes(wanted);
      if (isMatch) count += 1;
      const isShown = isMatch && count <= MOST_SHOWN;
      const below = item.children.length > 0 ? visit(item.children) : [];
      if (below.length > 0) {
        expanded.push(item.key);
        found.push(below === item.children ? item : { ...item, children: below });
      } else if (isShown) found.push(item);
    }
    // The same objects where everything matches.
    return found.length === siblings.length && found.every((item, place) => item === siblings[place])
      ? siblings
      : found;
  };
  const shownItems = visit(items);
  return { items: shownItems, expanded, count, shown: Math.min(count, MOST_SHOWN) };
}
