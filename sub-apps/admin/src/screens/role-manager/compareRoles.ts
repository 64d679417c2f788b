import type { FunctionNode } from '../../api/functionTree';
import type { Role } from '../../api/roles';
import { leafCodes } from './functionCodes';

/** A function, and which of the two roles hold it. */
export interface ComparedFunction {
  code: string;
  text: string;
  held: readonly [boolean, boolean];
}

/** The functions of one category. */
export interface ComparedGroup {
  key: string;
  text: string;
  functions: readonly ComparedFunction[];
}

export const isDifferent = ({ held: [first, second] }: ComparedFunction) => first !== second;

/**
 * The functions of all categories with who holds them. Functions that the tree does not show are a category of their own
 * at the end, with `othersText` as its name.
 */
export function compareRoles(
  roles: readonly [Role, Role],
  tree: readonly FunctionNode[],
  othersText: string,
): ComparedGroup[] {
  const holders = roles.map(({ functionCodes }) => new Set(functionCodes)) as [Set<string>, Set<string>];
  const compared = (code: string, text: string): ComparedFunction => ({
    code,
    text,
    held: [holders[0].has(code), holders[1].has(code)],
  });
  const leaves = (nodes: readonly FunctionNode[]): ComparedFunction[] =>
    nodes.flatMap(({ key, text, children }) => (children?.length ? leaves(children) : [compared(key, text)]));
  const shown = new Set(leafCodes(tree));
  const others = [...new Set(roles.flatMap(({ functionCodes }) => functionCodes))].filter((code) => !shown.has(code));
  return [
    ...tree.map((node) => ({ key: node.key, text: node.text, functions: leaves([node]) })),
    ...(others.length > 0
      ? [{ key: 'others', text: othersText, functions: others.map((code) => compared(code, code)) }]
      : []),
  ];
}

/** How many functions both, only the first and only the second hold. */
export function countsOf(groups: readonly ComparedGroup[]): { both: number; first: number; second: number } {
  const all = groups.flatMap(({ functions }) => functions);
  const count = (first: boolean, second: boolean) =>
    all.filter(({ held }) => held[0] === first && held[1] === second).length;
  return { both: count(true, true), first: count(true, false), second: count(false, true) };
}

/** The groups with only those functions by which the roles differ; groups without any are left out. */
export const differencesOf = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, functions: group.functions.filter(isDifferent) }))
    .filter(({ functions }) => functions.length > 0);
