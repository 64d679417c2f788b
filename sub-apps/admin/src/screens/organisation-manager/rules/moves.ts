import type { OrganisationNode, OrganisationPlace } from '../../../api/organisations';
import { isWithin } from './treeIndex';
import type { TreeIndex } from './treeIndex';

/** Why a unit cannot move: a key of the texts `admin.organisations.move.…`. */
export type MoveBlocker = 'below' | 'disabled' | 'same' | 'first' | 'last';

/** The place one step up or down among the siblings, or why there is none. */
export function stepPlace(index: TreeIndex, code: string, step: -1 | 1): OrganisationPlace | MoveBlocker {
  const unit = index.get(code);
  if (!unit || unit.index + step < 0) return 'first';
  if (unit.index + step >= unit.siblings.length) return 'last';
  return { parentCode: unit.parentCode, index: unit.index + step };
}

/** Why a unit cannot move to the place; undefined when it can. The place is that after the unit was taken out. */
export function moveBlocker(index: TreeIndex, code: string, { parentCode, index: to }: OrganisationPlace) {
  const unit = index.get(code);
  const parent = index.get(parentCode);
  if (parent && isWithin(index, parentCode, code)) return 'below';
  if (unit?.parentCode === parentCode && unit.index === to) return 'same';
  if (unit?.parentCode !== parentCode && parent?.node.isDisabled) return 'disabled';
  return undefined;
}

/** Where a unit was dropped: on another unit, or in the gap before or after it. */
export interface Drop {
  target: string;
  at: 'on' | 'before' | 'after';
}

/** The place of a dropped unit. One that is dropped on another becomes its last child. */
export function dropPlace(index: TreeIndex, code: string, { target, at }: Drop): OrganisationPlace {
  const aim = index.get(target);
  const countWithout = (siblings: readonly OrganisationNode[]) => siblings.filter((each) => each.code !== code).length;
  if (at === 'on') return { parentCode: target, index: countWithout(aim?.node.children ?? []) };
  const { parentCode = '', siblings = [], index: place = 0 } = aim ?? {};
  const inFront = siblings.slice(0, at === 'before' ? place : place + 1);
  return { parentCode, index: countWithout(inFront) };
}

/** The last place below a parent. */
export const lastPlace = (index: TreeIndex, roots: readonly OrganisationNode[], code: string, parentCode: string) => ({
  parentCode,
  index: (index.get(parentCode)?.node.children ?? roots).filter((each) => each.code !== code).length,
});

/** The tree after the move. Units that do not change stay the same objects. */
export function withMoved(
  nodes: readonly OrganisationNode[],
  code: string,
  { parentCode, index }: OrganisationPlace,
): readonly OrganisationNode[] {
  let moved: OrganisationNode | undefined;
  const without = (siblings: readonly OrganisationNode[]): readonly OrganisationNode[] => {
    let hasChanged = false;
    const kept = siblings.flatMap((node) => {
      if (node.code === code) {
        moved = node;
        hasChanged = true;
        return [];
      }
      const children = without(node.children);
      if (children === node.children) return [node];
      hasChanged = true;
      return [{ ...node, children }];
    });
    return hasChanged ? kept : siblings;
  };
  const remaining = without(nodes);
  if (!moved) return nodes;
  const unit = moved;
  const inserted = (siblings: readonly OrganisationNode[], parentPath: string) =>
    siblings.toSpliced(index, 0, withPath(unit, parentPath));
  if (parentCode === '') return inserted(remaining, '');
  const insert = (siblings: readonly OrganisationNode[]): readonly OrganisationNode[] => {
    let hasChanged = false;
    const next = siblings.map((node) => {
      const children = node.code === parentCode ? inserted(node.children, node.codePath) : insert(node.children);
      if (children === node.children) return node;
      hasChanged = true;
      return { ...node, children };
    });
    return hasChanged ? next : siblings;
  };
  return insert(remaining);
}

/** The unit and all below it with the paths that they have below another parent. */
function withPath(node: OrganisationNode, parentPath: string): OrganisationNode {
  const codePath = parentPath === '' ? node.code : `${parentPath}/${node.code}`;
  if (codePath === node.codePath) return node;
  return { ...node, codePath, children: node.children.map((child) => withPath(child, codePath)) };
}

/** The tree with another version of a unit. */
export const withVersion = (
  nodes: readonly OrganisationNode[],
  code: string,
  version: number | undefined,
): readonly OrganisationNode[] =>
  nodes.map((node) =>
    node.code === code
      ? { ...node, version }
      : node.children.length > 0
        ? { ...node, children: withVersion(node.children, code, version) }
        : node,
  );
