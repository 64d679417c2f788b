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

/** The rows of a tree from top to bottom. Items below collapsed ones are not among `items`. */
export const rowsOf = (items: readonly TreeItem[]): TreeItem[] =>
  items.flatMap((item) => [item, ...rowsOf(item.children)]);

export interface Found {
  /** The matches that are shown, with what is above them; the children of a match without matches below it stay. */
  items: TreeItem[];
  /** The units above these matches, which a search expands. */
  expanded: string[];
  /** The codes of all matches, in the order of the tree. */
  matches: string[];
  /** The place among all matches of the first one that is shown, and of the one after the last. */
  from: number;
  to: number;
}

/** rc-tree lists all expanded rows before it draws the visible ones: thousands of them would block the page. */
const MOST_SHOWN = 200;

/**
 * The units whose name or code contains the text, regardless of case. Of very many only 200 are shown: the first ones, or
 * those among which the match at this place is.
 */
export function search(items: TreeItem[], text: string, place = 0): Found {
  const wanted = text.trim().toLowerCase();
  const from = place - (place % MOST_SHOWN);
  const expanded: string[] = [];
  const matches: string[] = [];
  const visit = (siblings: TreeItem[]): TreeItem[] => {
    const found: TreeItem[] = [];
    for (const item of siblings) {
      const isMatch = item.title.toLowerCase().includes(wanted) || item.key.toLowerCase().includes(wanted);
      const isShown = isMatch && matches.length >= from && matches.length < from + MOST_SHOWN;
      if (isMatch) matches.push(item.key);
      const below = item.children.length > 0 ? visit(item.children) : [];
      if (below.length > 0) {
        expanded.push(item.key);
        found.push(below === item.children ? item : { ...item, children: below });
      } else if (isShown) found.push(item);
    }
    // The same objects where everything matches.
    return found.length === siblings.length && found.every((item, index) => item === siblings[index])
      ? siblings
      : found;
  };
  const shownItems = visit(items);
  return { items: shownItems, expanded, matches, from, to: Math.min(matches.length, from + MOST_SHOWN) };
}
