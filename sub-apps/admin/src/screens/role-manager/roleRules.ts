import type { Translate } from '@atrium/portal/sdk';
import type { Role } from '../../api/roles';

export const ROLE_ACTIONS = ['create', 'copy', 'edit', 'delete'] as const;

/** The rights of the position on roles. */
export type RoleRights = Record<(typeof ROLE_ACTIONS)[number], boolean>;

/** How the position opens a role: a built-in one can only be read. */
export const openMode = ({ isBuiltIn }: Role, rights: RoleRights) => (isBuiltIn || !rights.edit ? 'view' : 'edit');

/** Why a role cannot be deleted; undefined when it can. */
export function deleteBlocker({ isBuiltIn, accountCount }: Role, t: Translate): string | undefined {
  if (isBuiltIn) return t('admin.roles.delete.builtIn');
  if (accountCount > 0) return t('admin.roles.delete.inUse', { count: accountCount });
  return undefined;
}
