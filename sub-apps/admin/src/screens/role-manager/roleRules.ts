import type { Translate } from '@atrium/portal/sdk';
import type { Role } from '../../api/roles';

export const ROLE_ACTIONS = ['create', 'copy', 'edit', 'delete'] as const;

/** The rights of the position on roles. */
export type RoleRights = Record<(typeof ROLE_ACTIONS)[number], boolean>;

/** How the position opens a role: a built-in one can only be read. */
export const openMode = ({ isBuiltIn }: Role, rights: RoleRights) => (isBuiltIn || !rights.edit ? 'view' : 'edit');

/** Why a role cannot be deleted; undefined when it can. */
export function deleteBlocker({ isBuiltIn, positionCount }: Role, t: Translate): string | undefined {
  if (isBuiltIn) return t('admin.roles.delete.builtIn');
  if (positionCount > 0) return t('admin.roles.delete.inUse', { count: positionCount });
  return undefined;
}

/** Why the chosen roles cannot be deleted together: names the first that cannot, with its reason. */
export function blockerOfAll(roles: readonly Role[], t: Translate): string | undefined {
  const blocked = roles.filter((role) => deleteBlocker(role, t) !== undefined);
  const [first] = blocked;
  if (!first) return undefined;
  const params = { name: first.name, reason: deleteBlocker(first, t), count: blocked.length };
  return t(blocked.length > 1 ? 'admin.roles.delete.blocked.more' : 'admin.roles.delete.blocked', params);
}

/** The two roles to compare; undefined unless there are exactly two. */
export function pairOf(roles: readonly Role[]): readonly [Role, Role] | undefined {
  const [first, second, ...others] = roles;
  return first && second && others.length === 0 ? [first, second] : undefined;
}
