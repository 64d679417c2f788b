import { usePortal } from '@atrium/portal/sdk';

/** What the position may do with roles, besides reading them. */
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
