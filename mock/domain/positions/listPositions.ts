import type { Membership } from '../accounts/account';
import type { Administration } from '../administration/administration';
import type { Organisation, Position } from '../company/entities';
import { isWithin } from '../company/organisationTree';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { contains } from '../query/text';

type PositionState = 'vacant' | 'held' | 'disabled';

const stateOf = ({ isDisabled, employee }: Position): PositionState =>
  isDisabled ? 'disabled' : employee ? 'held' : 'vacant';

/** Empty texts and lists filter nothing. */
export interface PositionFilters {
  /** A part of the name of the position, its organisation or its holder. */
  keyword: string;
  /** The code of an organisation. */
  organisation: string;
  /** Leaves out the positions of the units below the organisation. */
  isDirect: boolean;
  roleId: string;
  /** A `PositionState`. */
  state: string;
  ids: readonly string[];
}

/** The positions that match: the newest first, then the seeded ones. */
export function listPositions(
  { positions, organisations }: Administration,
  { keyword, organisation, isDirect, roleId, state, ids }: PositionFilters,
  language: Language,
): Position[] {
  const unit = organisation === '' ? undefined : organisations.find(organisation);
  if (organisation !== '' && !unit) return [];
  const hits = contains(keyword);
  const isNamed = (name: string) => hits(name) || hits(localise(name, language));
  const isInUnit = (own: Organisation) => !unit || (isDirect ? own === unit : isWithin(own, unit));
  const wanted = new Set(ids);
  return positions
    .listed()
    .filter(
      (position) =>
        (wanted.size === 0 || wanted.has(position.id)) &&
        (state === '' || stateOf(position) === state) &&
        (roleId === '' || position.roleIds.includes(roleId)) &&
        isInUnit(position.organisation) &&
        (keyword === '' ||
          isNamed(position.name) ||
          isNamed(position.organisation.name) ||
          (position.employee !== undefined && hits(position.employee.name))),
    );
}

/** Matches that a search for a holder shows. */
const MOST_CANDIDATES = 20;

/** The enabled accounts whose name or user name contains the keyword; names that begin with it first. */
export function findCandidates({ accounts }: Administration, keyword: string): Membership[] {
  const hits = contains(keyword);
  const begins = ({ account }: Membership) => account.name.startsWith(keyword) || account.username.startsWith(keyword);
  return accounts
    .all()
    .filter(({ account, isDisabled }) => !isDisabled && (hits(account.name) || hits(account.username)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST_CANDIDATES);
}

/** The account of each held position, by position id. */
export function holders({ accounts }: Administration): Map<string, Membership> {
  return new Map(accounts.all().flatMap((membership) => membership.positionIds.map((id) => [id, membership] as const)));
}
