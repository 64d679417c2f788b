/** A member of an axis with those below it. The root has the path [] and stands for the grand total. */
export interface AxisNode {
  readonly label: string;
  /** The members from the top down to this one. */
  readonly path: readonly string[];
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

const nodeOf = (path: readonly string[], source: number): AxisNode => ({
  label: path.at(-1) ?? '',
  path,
  id: pathId(path),
  source,
  children: [],
});

/**
 * The keys of an axis as a tree. Members keep the order in which they first come. Two leaves with the same members stay
 * two, since texts need not be unique; a key with more members than the axis has levels is left out.
 */
export function axisTree(keys: readonly (readonly string[])[], levels: number): AxisNode {
  const root = nodeOf([], NO_SOURCE);
  const groups = new Map([[root.id, root]]);
  const groupAt = (path: readonly string[]): AxisNode => {
    const known = groups.get(pathId(path));
    if (known) return known;
    const created = nodeOf(path, NO_SOURCE);
    groups.set(created.id, created);
    groupAt(path.slice(0, -1)).children.push(created);
    return created;
  };
  keys.forEach((key, source) => {
    if (key.length > levels) return;
    if (key.length < levels || levels === 0) groupAt(key).source = source;
    else groupAt(key.slice(0, -1)).children.push(nodeOf(key, source));
  });
  return root;
}

/** The groups of a level, 0 the outermost: what can be folded there. */
export function groupsAt(node: AxisNode, level: number): readonly AxisNode[] {
  const groups = node.children.filter(({ children }) => children.length > 0);
  return level === 0 ? groups : groups.flatMap((group) => groupsAt(group, level - 1));
}
