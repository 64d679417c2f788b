import type { Organisation } from './entities';

/** A node of the organisation tree (business spec §3). */
export interface OrganisationNode {
  /** Codes from the root down, joined by a slash. */
  codePath: string;
  name: string;
  children: readonly OrganisationNode[];
}

/** The organisation tree; with a name, only units whose name contains it, and their ancestors. */
export function organisationTree(organisations: Iterable<Organisation>, name: string): readonly OrganisationNode[] {
  const all = [...organisations];
  const branch = (parent: Organisation | undefined, path: string): OrganisationNode[] =>
    all
      .filter((unit) => unit.parent === parent)
      .flatMap((unit) => {
        const codePath = path === '' ? unit.code : `${path}/${unit.code}`;
        const children = branch(unit, codePath);
        return unit.name.includes(name) || children.length > 0 ? [{ codePath, name: unit.name, children }] : [];
      });
  return branch(undefined, '');
}
