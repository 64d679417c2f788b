import type { Administration } from '../../administration/administration';
import type { Position } from '../../company/entities';
import { localise } from '../../languages/localise';
import type { Language } from '../../languages/table';
import { pageOf } from '../../query/page';
import { contains } from '../../query/text';
import type { Role } from '../../roles/role';
import type { Process } from '../process';
import { isActive, mayDecide } from './mayDecide';

/** Matches on a page, of each kind. */
const PAGE_SIZE = 50;

export interface TargetSearch {
  keyword: string;
  /** Positions and roles that are found whatever the keyword, to name those that are set. */
  positionIds: readonly string[];
  roleIds: readonly string[];
  /** From 1. */
  pageIndex: number;
  /** The process that a task is given of: only who may decide in it is found. */
  process?: Pick<Process, 'applicant'> | undefined;
}

interface Targets {
  positions: readonly Position[];
  /** How many positions match, without those that are named by their ids. */
  positionCount: number;
  roles: readonly Role[];
}

/** Those with the ids, then a page of those that match. */
function found<R extends { id: string }>(
  records: readonly R[],
  ids: readonly string[],
  pageIndex: number,
  isMatch: (record: R) => boolean,
): { rows: R[]; count: number } {
  const wanted = new Set(ids);
  const matches = records.filter((record) => !wanted.has(record.id) && isMatch(record));
  const { rows } = pageOf(matches, { index: pageIndex, size: PAGE_SIZE });
  return { rows: [...records.filter(({ id }) => wanted.has(id)), ...rows], count: matches.length };
}

/** Positions in which somebody can decide, and roles, by a part of a name. */
export function findTargets(
  { positions, roles }: Pick<Administration, 'positions' | 'roles'>,
  { keyword, positionIds, roleIds, pageIndex, process }: TargetSearch,
  language: Language,
): Targets {
  const hits = contains(keyword);
  const decides = mayDecide((id) => roles.find(id));
  const isNamed = (name: string) => hits(localise(name, language));
  const holders = found(
    positions.all(),
    positionIds,
    pageIndex,
    (position) =>
      isActive(position) &&
      (!process || (decides(position) && position.employee.id !== process.applicant.employee.id)) &&
      (isNamed(position.name) || isNamed(position.organisation.name) || hits(position.employee.name)),
  );
  return {
    positions: holders.rows,
    positionCount: holders.count,
    roles: found(roles.all(), roleIds, pageIndex, ({ name, code }) => isNamed(name) || hits(code)).rows,
  };
}
