import { usePortal, useT } from '@atrium/portal/sdk';
import { deleteRoles } from '../../api/roles';
import type { Role } from '../../api/roles';

/** Deletes after asking. Resolves to whether the roles are gone. */
export function useRoleDeletion(onDeleted: () => void): (roles: readonly Role[]) => Promise<boolean> {
  const t = useT();
  const { http, dialogs, message } = usePortal();
  return async (roles) => {
    const [only] = roles;
    const isConfirmed = await dialogs.confirm({
      title: t('admin.roles.delete.title'),
      text:
        roles.length === 1
          ? t('admin.roles.delete.one', { name: only?.name })
          : t('admin.roles.delete.many', { count: roles.length }),
      confirmText: t('admin.roles.delete'),
      isDanger: true,
    });
    if (!isConfirmed) return false;
    try {
      await deleteRoles(
        http,
        roles.map(({ roleId }) => roleId),
      );
    } catch (error) {
      message.report(error);
      return false;
    }
    message.success(t('admin.roles.deleted'));
    onDeleted();
    return true;
  };
}
