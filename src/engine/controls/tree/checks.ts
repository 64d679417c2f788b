import { withAbove, withBelow } from './nodes';
import type { Key, TreeNode } from './nodes';

export type Check = 'true' | 'false' | 'mixed';

/** A choice is checked with all below it, also with what is read or known only later. */
const isChecked = (node: TreeNode, keys: ReadonlySet<Key>): boolean =>
  keys.has(node.key) || (!node.isDisabled && withAbove(node.parent).some(({ key }) => keys.has(key)));

export function checkOf(node: TreeNode, keys: ReadonlySet<Key>): Check {
  if (isChecked(node, keys)) return 'true';
  return withBelow(node).some(({ key }) => keys.has(key)) ? 'mixed' : 'false';
}

/**
 * Keys after a choice was checked or unchecked: what is below it goes along, and what is above it is checked when
 * everything below that is. Keys that the tree does not know stay.
 */
export function toggleCheck(node: TreeNode, keys: readonly Key[]): Key[] {
  const before = new Set(keys);
  const next = new Set(keys);
  const isOn = !isChecked(node, before);
  const top = withAbove(node).at(-1) ?? node;
  // What was checked with something above it is on its own from now on.
  withBelow(top)
    .filter((one) => isChecked(one, before))
    .forEach(({ key }) => next.add(key));
  withBelow(node)
    .filter(({ isDisabled }) => !isDisabled)
    .forEach(({ key }) => (isOn ? next.add(key) : next.delete(key)));
  for (const above of withAbove(node.parent)) {
    if (isOn && !above.isDisabled && above.children.every(({ key }) => next.has(key))) next.add(above.key);
    else next.delete(above.key);
  }
  return [...next];
}
