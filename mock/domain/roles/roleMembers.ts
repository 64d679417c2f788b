import type { Membership } from '../accounts/account';
import type { Administration } from '../administration/administration';
import type { Position } from '../company/entities';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { contains } from '../query/text';

/** A person who holds a role, in one of their positions. */
export interface RoleMember {
  membership: Membership;
  position: Position;
}

/**
 * Who holds the role, once for each position with it. The keyword is a part of the name, the account name, the position or
 * the organisation. Throws 404 for an unknown role.
 */
export function roleMembers(
  { accounts, positions, roles }: Administration,
  roleId: string,
  keyword: string,
  language: Language,
): RoleMember[] {
  const { id } = roles.get(roleId);
  const hits = contains(keyword);
  return accounts.all().flatMap((membership) =>
    membership.positionIds.flatMap((positionId) => {
      const position = positions.find(positionId);
      if (!position?.roleIds.includes(id)) return [];
      const { name, username } = membership.account;
      const texts = [name, username, localise(position.name, language), localise(position.organisation.name, language)];
      return texts.some(hits) ? [{ membership, position }] : [];
    }),
  );
}
