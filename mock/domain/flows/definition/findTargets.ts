import type { Administration } from '../../administration/administration';
import type { Position } from '../../company/entities';
import { localise } from '../../languages/localise';
import type { Language } from '../../languages/table';
import { contains } from '../../query/text';
import type { Role } from '../../roles/role';
import { isActive } from './resolveApprovers';

/** Matches that a search shows, of each kind. */
const MOST_TARGETS = 50;

export interface TargetSearch {
  keyword: string;
  /** Positions and roles that are found whatever the keyword, to name those that are set. */
  positionIds: readonly string[];
  roleIds: readonly string[];
}

interface Targets {
  positions: readonly Position[];
  roles: readonly Role[];
}

/** Those with the ids, then those that match. */
function found<R extends { id: string }>(
  records: readonly R[],
  ids: readonly string[],
  isMatch: (record: R) => boolean,
): R[] {
  const wanted = new Set(ids);
  const matches = records.filter((record) => !wanted.has(record.id) && isMatch(record)).slice(0, MOST_TARGETS);
  return [...records.filter(({ id }) => wanted.has(id)), ...matches];
}

/** Positions in which somebody can decide, and roles, by a part of a name. */
export function findTargets(
  { positions, roles }: Pick<Administration, 'positions' | 'roles'>,
  { keyword, positionIds, roleIds }: TargetSearch,
  language: Language,
): Targets {
  const hits = contains(keyword);
  const isNamed = (name: string) => hits(name) || hits(localise(name, language));
  return {
    positions: found(
      positions.all(),
      positionIds,
      (position) =>
        isActive(position) &&
        (isNamed(position.name) || isNamed(position.organisation.name) || hits(position.employee.name)),
    ),
    roles: found(roles.all(), roleIds, ({ name, code }) => isNamed(name) || hits(code)),
  };
}
