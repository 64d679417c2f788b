import type { OrganisationNode, OrganisationPlace } from '../../../api/organisations';

/** A unit with its place in the tree. */
export interface IndexedUnit extends OrganisationPlace {
  node: OrganisationNode;
  /** The name of the parent; empty at the root. */
  parentName: string;
  siblings: readonly OrganisationNode[];
}

export type TreeIndex = ReadonlyMap<string, IndexedUnit>;

/** All units of a tree by code. */
export function indexTree(nodes: readonly OrganisationNode[]): TreeIndex {
  const index = new Map<string, IndexedUnit>();
  const add = (siblings: readonly OrganisationNode[], parent: OrganisationNode | undefined) =>
    siblings.forEach((node, place) => {
      index.set(node.code, {
        node,
        parentCode: parent?.code ?? '',
        parentName: parent?.name ?? '',
        index: place,
        siblings,
      });
      add(node.children, node);
    });
  add(nodes, undefined);
  return index;
}

/** The codes of the units above a unit, the root first. */
export const codesAbove = (index: TreeIndex, code: string): string[] =>
  index.get(code)?.node.codePath.split('/').slice(0, -1) ?? [];

/** The names from the root down to the unit itself. */
export const pathNames = (index: TreeIndex, code: string): string[] =>
  index
    .get(code)
    ?.node.codePath.split('/')
    .map((each) => index.get(each)?.node.name ?? each) ?? [];

/** True for the unit itself and all below it. */
export const isWithin = (index: TreeIndex, code: string, ancestor: string): boolean =>
  index.get(code)?.node.codePath.split('/').includes(ancestor) ?? false;
