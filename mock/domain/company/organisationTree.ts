import type { Organisation } from './entities';

/** A node of the organisation tree (business spec §3). */
export interface OrganisationNode {
  unit: Organisation;
  /** Codes from the root down, joined by a slash. */
  codePath: string;
  children: readonly OrganisationNode[];
}

/** The children of each unit in their order; undefined is the parent of the roots. */
function childrenByParent(organisations: Iterable<Organisation>): Map<Organisation | undefined, Organisation[]> {
  const children = new Map<Organisation | undefined, Organisation[]>();
  for (const unit of organisations) {
    const siblings = children.get(unit.parent);
    if (siblings) siblings.push(unit);
    else children.set(unit.parent, [unit]);
  }
  children.forEach((siblings) => siblings.sort((a, b) => a.order - b.order));
  return children;
}

/** The organisation tree; with a name, only units whose name contains it, and their ancestors. */
export function organisationTree(organisations: Iterable<Organisation>, name: string): readonly OrganisationNode[] {
  const childrenOf = childrenByParent(organisations);
  const branch = (parent: Organisation | undefined, path: string): OrganisationNode[] =>
    (childrenOf.get(parent) ?? []).flatMap((unit) => {
      const codePath = path === '' ? unit.code : `${path}/${unit.code}`;
      const children = branch(unit, codePath);
      return unit.name.includes(name) || children.length > 0 ? [{ unit, codePath, children }] : [];
    });
  return branch(undefined, '');
}

/** The names from the root down. */
export const namePathOf = ({ name, parent }: Organisation): string[] => [...(parent ? namePathOf(parent) : []), name];

/** True for the unit itself and everything below it. */
export const isWithin = (unit: Organisation | undefined, ancestor: Organisation): boolean =>
  unit !== undefined && (unit === ancestor || isWithin(unit.parent, ancestor));
