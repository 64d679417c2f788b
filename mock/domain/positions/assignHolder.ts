import type { Membership } from '../accounts/account';
import { employeeOf } from '../accounts/holdPositions';
import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import type { Position } from '../company/entities';
import type { Actor } from '../records/record';

/** The account that holds the position; undefined for a vacant one. */
export const holderOf = ({ accounts }: Pick<Administration, 'accounts'>, { id }: Position): Membership | undefined =>
  accounts.all().find(({ positionIds }) => positionIds.includes(id));

/**
 * Assigns the position to the account, or makes it vacant, and takes it from its previous holder. A person keeps one
 * employee record for all positions. Throws for a disabled account.
 */
export function assignHolder(
  company: Company,
  administration: Pick<Administration, 'accounts' | 'positions'>,
  position: Position,
  holder: Membership | undefined,
  actor: Actor,
): void {
  const { accounts, positions } = administration;
  const before = holderOf(administration, position);
  if (holder?.id === before?.id && (holder !== undefined || position.employee === undefined)) return;
  if (holder?.isDisabled) throw businessError('position.holder_disabled');
  const employee = holder && employeeOf(company, holder, position);
  // The account remembers its employee record before it loses the position by which that is found.
  if (before) employeeOf(company, before, position);
  const hold = (membership: Membership, positionIds: readonly string[]) =>
    accounts.update(membership.id, 'any', { positionIds }, actor);
  if (before)
    hold(
      before,
      before.positionIds.filter((id) => id !== position.id),
    );
  if (holder) hold(holder, [...holder.positionIds, position.id]);
  positions.update(position.id, 'any', { employee }, actor);
}
