import { isUnfolded } from './nodes';
import type { Key, TreeNode } from './nodes';

export interface Move {
  readonly to?: TreeNode;
  readonly fold?: TreeNode;
  readonly unfold?: TreeNode;
}

/** What a key does in a tree: it leads to another node that is in sight, or folds or unfolds the present one. */
export function moveFor(
  pressed: string,
  sight: readonly TreeNode[],
  active: TreeNode,
  unfolded: ReadonlySet<Key>,
): Move | undefined {
  const index = sight.indexOf(active);
  const isOpen = isUnfolded(active, unfolded);
  switch (pressed) {
    case 'ArrowDown':
      return { to: sight[index + 1] ?? active };
    case 'ArrowUp':
      return { to: sight[Math.max(0, index - 1)] };
    case 'Home':
      return { to: sight[0] };
    case 'End':
      return { to: sight.at(-1) };
    case 'ArrowRight':
      return isOpen ? { to: active.children[0] } : { unfold: active.canUnfold ? active : undefined };
    case 'ArrowLeft':
      return isOpen ? { fold: active } : { to: active.parent ?? active };
    default:
      break;
  }
  if (pressed.length !== 1 || pressed === ' ') return undefined;
  const after = [...sight.slice(index + 1), ...sight.slice(0, index + 1)];
  return { to: after.find(({ text }) => text.toLocaleLowerCase().startsWith(pressed.toLocaleLowerCase())) ?? active };
}
