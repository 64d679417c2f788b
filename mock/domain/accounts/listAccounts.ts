import type { Administration } from '../administration/administration';
import type { Company } from '../company/company';
import type { Organisation, Position } from '../company/entities';
import { isWithin } from '../company/organisationTree';
import { contains } from '../query/text';
import type { Membership } from './account';

type AccountState = 'active' | 'disabled' | 'locked' | 'noposition';

/** What keeps the person from working in the tenant; the first that applies. */
export function stateOf({ isDisabled, account, positionIds }: Membership): AccountState {
  if (isDisabled) return 'disabled';
  if (account.isLocked) return 'locked';
  return positionIds.length === 0 ? 'noposition' : 'active';
}

/** Empty texts filter nothing. */
export interface AccountFilters {
  /** A part of the user name, the name or the mobile number. */
  keyword: string;
  /** The code of an organisation, with all below it. */
  organisation: string;
  roleId: string;
  /** An `AccountState`. */
  state: string;
}

/** The positions of an account, in its order. */
export const heldPositions = ({ positions }: Pick<Administration, 'positions'>, { positionIds }: Membership) =>
  positionIds.flatMap((id) => positions.find(id) ?? []);

/** True for the unit and all below it; remembers what it has found. */
function unitsWithin(ancestor: Organisation): (unit: Organisation) => boolean {
  const known = new Map<Organisation, boolean>();
  return (unit) => {
    const found = known.get(unit) ?? isWithin(unit, ancestor);
    known.set(unit, found);
    return found;
  };
}

/** The accounts of the tenant that match: the newest first, then the seeded ones. */
export function listAccounts(
  administration: Administration,
  company: Company,
  { keyword, organisation, roleId, state }: AccountFilters,
): Membership[] {
  const unit = organisation === '' ? undefined : company.organisations.get(organisation);
  if (organisation !== '' && !unit) return [];
  const hits = contains(keyword);
  const isBelow = unit && unitsWithin(unit);
  const isMeant = (position: Position) =>
    (!isBelow || isBelow(position.organisation)) && (roleId === '' || position.roleIds.includes(roleId));
  const hasPositionFilter = organisation !== '' || roleId !== '';
  return administration.accounts.listed().filter((membership) => {
    const { username, name, mobile } = membership.account;
    return (
      (hits(username) || hits(name) || hits(mobile)) &&
      (state === '' || stateOf(membership) === state) &&
      (!hasPositionFilter || heldPositions(administration, membership).some(isMeant))
    );
  });
}
