import { withAbove, withBelow } from './nodes';
import type { Key, TreeNode } from './nodes';

export type Check = 'true' | 'false' | 'mixed';

export function checkOf(node: TreeNode, checked: ReadonlySet<Key>): Check {
  if (checked.has(node.key)) return 'true';
  return withBelow(node).some(({ key }) => checked.has(key)) ? 'mixed' : 'false';
}

/**
 * Keys after a choice was checked or unchecked: what is below it goes along, and what is above it is checked when
 * everything below that is. Keys that the tree does not know stay.
 */
export function toggleCheck(node: TreeNode, keys: readonly Key[]): Key[] {
  const next = new Set(keys);
  const isOn = !next.has(node.key);
  withBelow(node).filter(({ isDisabled }) => !isDisabled).forEach(({ key }) => (isOn ? next.add(key) : next.delete(key)));
  for (const above of withAbove(node.parent)) {
    if (isOn && !above.isDisabled && above.children.every(({ key }) => next.has(key))) next.add(above.key);
    else next.delete(above.key);
  }
  return [...next];
}
