import { usePortal } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import type { Role } from '../../api/roles';

/** The rights of the position to create, edit and delete roles. */
export interface RoleRights {
  canCreate: boolean;
  canEdit: boolean;
  canDelete: boolean;
}

/** The platform names the function codes of these actions in its list of native functions (`rolemgr/edit`, …). */
export function useRoleRights(): RoleRights {
  const { access } = usePortal();
  return {
    canCreate: access.canUse('rolemgr/create'),
    canEdit: access.canUse('rolemgr/edit'),
    canDelete: access.canUse('rolemgr/delete'),
  };
}

/** How the position opens a role: a built-in one can only be read. */
export const openMode = ({ isBuiltIn }: Role, { canEdit }: RoleRights) => (isBuiltIn || !canEdit ? 'view' : 'edit');

/** Why a role cannot be deleted; undefined when it can. */
export function deleteBlocker({ isBuiltIn, accountCount }: Role, t: Translate): string | undefined {
  if (isBuiltIn) return t('admin.roles.delete.builtIn');
  if (accountCount > 0) return t('admin.roles.delete.inUse', { count: accountCount });
  return undefined;
}
