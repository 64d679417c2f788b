import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteRoles, ROLES_KEY } from '../../api/roles';
import type { Role } from '../../api/roles';

/** Deletes after a question. Calls `onDeleted` with the deleted roles. */
export function useRoleDeletion(onDeleted: (roles: readonly Role[]) => void): (roles: readonly Role[]) => void {
  const t = useT();
  const { http, dialogs, message } = usePortal();
  const queries = useQueryClient();
  const deletion = useMutation({
    mutationFn: (roles: readonly Role[]) =>
      deleteRoles(
        http,
        roles.map(({ roleId }) => roleId),
      ),
    onError: (error) => message.report(error),
    onSuccess(_answer, roles) {
      message.success(t('admin.roles.deleted'));
      onDeleted(roles);
      return queries.invalidateQueries({ queryKey: ROLES_KEY });
    },
  });
  const ask = async (roles: readonly Role[]) => {
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
    if (isConfirmed) deletion.mutate(roles);
  };
  return (roles) => void ask(roles);
}
