import { usePortal, useT } from '@atrium/portal/sdk';
import { Icon, useListQuery } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ROLES_KEY, rolesQuery } from '../../api/roles';
import type { Role, RoleFilters } from '../../api/roles';
import { ProListScreen } from '../../kit/ProListScreen';
import { roleActions, roleColumns } from './roleColumns';
import { RolePanel } from './RolePanel';
import type { OpenRole } from './RolePanel';
import { deleteBlocker, openMode, useRoleRights } from './roleRules';
import { useRoleDeletion } from './useRoleDeletion';

const NO_FILTERS: RoleFilters = { keyword: '' };

/** `/rolemgr`: the roles of the company and what each may do. */
export default function RoleManager() {
  const t = useT();
  const { http } = usePortal();
  const rights = useRoleRights();
  const queries = useQueryClient();
  const list = useListQuery({
    initialFilters: NO_FILTERS,
    queryOptions: (query) => rolesQuery(http, query),
    rowKey: ({ roleId }: Role) => roleId,
    nameOf: ({ name }) => name,
  });
  const { selection } = list;
  const remove = useRoleDeletion((roles) => selection.set(roles, false));
  const [open, setOpen] = useState<OpenRole>({ mode: 'new' });
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  const show = (role: OpenRole) => {
    setOpen(role);
    setIsPanelOpen(true);
  };
  const openRole = (role: Role) => show({ mode: openMode(role, rights), roleId: role.roleId, name: role.name });
  const createButton = rights.canCreate && (
    <Button type="primary" onClick={() => show({ mode: 'new' })}>
      <Icon name="plus" />
      {t('admin.roles.new')}
    </Button>
  );

  return (
    <ProListScreen
      list={list}
      id="rolemgr"
      title={t('admin.roles.title')}
      label={t('admin.roles.table')}
      searchLabel={t('admin.roles.filter')}
      fields={[
        {
          key: 'keyword',
          dataIndex: 'keyword',
          title: t('admin.roles.keyword'),
          fieldProps: { placeholder: t('admin.roles.keyword.hint'), autoComplete: 'off' },
        },
      ]}
      columns={roleColumns(t, openRole)}
      rowActions={roleActions(t, { rights, onOpen: openRole, onDelete: remove })}
      empty={{ title: t('admin.roles.empty'), hint: t('admin.roles.empty.hint'), action: createButton }}
      noMatch={{ title: t('admin.roles.noMatch'), hint: t('admin.roles.noMatch.hint') }}
      onOpen={openRole}
      currentKey={isPanelOpen ? open.roleId : undefined}
      isSelectable={rights.canDelete}
      blockerOf={(role) => deleteBlocker(role, t)}
      actions={createButton}
      selectionActions={
        <Button type="link" size="small" danger onClick={() => remove([...selection.rows.values()])}>
          {t('admin.roles.deleteSelected')}
        </Button>
      }
      panel={
        <RolePanel
          open={open}
          isOpen={isPanelOpen}
          onClose={() => setIsPanelOpen(false)}
          onReopen={show}
          onSaved={() => void queries.invalidateQueries({ queryKey: ROLES_KEY })}
        />
      }
    />
  );
}
