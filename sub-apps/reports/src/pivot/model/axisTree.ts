import { memberText } from '../../api/pivotMembers';
import type { PivotData } from '../../api/report';

/** A member of an axis with those below it. The root has the path [] and stands for the grand total. */
export interface AxisNode {
  /** The keys of the members from the top down to this one. */
  readonly path: readonly string[];
  /** Their texts. */
  readonly texts: readonly string[];
  /** Names the path; equal for the same members of another answer. */
  readonly id: string;
  /** Index of its key in the answer; -1 where the answer has no such total. */
  source: number;
  readonly children: AxisNode[];
}

/** The source of a total that the answer does not contain. */
export const NO_SOURCE = -1;

/** Names a path of members, whatever characters they contain. */
export const pathId = (path: readonly string[]): string => JSON.stringify(path);

/**
 * The keys of an axis as a tree, with the texts of their members. Members keep the order in which they first come. Two
 * leaves with the same key stay two, so that no figure is lost; a key with more members than levels is left out.
 */
export function axisTree(data: PivotData, axis: 'rows' | 'columns'): AxisNode {
  const dimensions = data[axis];
  const keys = axis === 'rows' ? data.rowKeys : data.columnKeys;
  const levels = dimensions.length;
  const root: AxisNode = { path: [], texts: [], id: pathId([]), source: NO_SOURCE, children: [] };
  const groups = new Map([[root.id, root]]);
  const addTo = (parent: AxisNode, path: readonly string[], source: number): AxisNode => {
    const level = path.length - 1;
    const texts = [...parent.texts, memberText(data, dimensions[level], path[level] ?? '')];
    const created: AxisNode = { path, texts, id: pathId(path), source, children: [] };
    parent.children.push(created);
    return created;
  };
  const groupAt = (path: readonly string[]): AxisNode => {
    const known = groups.get(pathId(path));
    if (known) return known;
    const created = addTo(groupAt(path.slice(0, -1)), path, NO_SOURCE);
    groups.set(created.id, created);
    return created;
  };
  keys.forEach((key, source) => {
    if (key.length > levels) return;
    if (key.length < levels || levels === 0) groupAt(key).source = source;
    else addTo(groupAt(key.slice(0, -1)), key, source);
  });
  return root;
}

/** The groups of a level, 0 the outermost: what can be folded there. */
export function groupsAt(node: AxisNode, level: number): readonly AxisNode[] {
  const groups = node.children.filter(({ children }) => children.length > 0);
  return level === 0 ? groups : groups.flatMap((group) => groupsAt(group, level - 1));
}
