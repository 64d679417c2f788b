import { usePortal, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
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
    const isConfirmed = await dialogs.confirm({
      ...questionAbout(roles, t),
      confirmText: t('admin.roles.delete'),
      isDanger: true,
    });
    if (isConfirmed) deletion.mutate(roles);
  };
  return (roles) => void ask(roles);
}

/** The names in the question; there is no room for those of a whole page. */
const MOST_NAMES = 5;

function questionAbout(roles: readonly Role[], t: Translate): { title: string; text: string } {
  const [first] = roles;
  const count = roles.length;
  if (count === 1)
    return { title: t('admin.roles.delete.one', { name: first?.name }), text: t('admin.roles.delete.text') };
  const names = roles.slice(0, MOST_NAMES).map(({ name }) => name);
  return {
    title: t('admin.roles.delete.many', { count }),
    text: t(count > MOST_NAMES ? 'admin.roles.delete.names.more' : 'admin.roles.delete.names', { names, count }),
  };
}
