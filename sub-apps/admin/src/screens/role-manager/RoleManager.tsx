import { PlusOutlined } from '@ant-design/icons';
import { usePortal, useT } from '@atrium/portal/sdk';
import { Page, PageHeader } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ROLES_KEY, rolesQuery } from '../../api/roles';
import type { Role, RoleFields } from '../../api/roles';
import { ListTable } from '../../kit/ListTable';
import { useProTableRequest } from '../../kit/useProTableRequest';
import { useSelectedRows } from '../../kit/useSelectedRows';
import { roleColumns } from './roleColumns';
import { RolePanel } from './RolePanel';
import type { OpenRole } from './RolePanel';
import { deleteBlocker, openMode, useRoleRights } from './roleRules';
import { useRoleDeletion } from './useRoleDeletion';

const idOf = ({ roleId }: Role) => roleId;

/** `/rolemgr`: the roles of the company and what each may do. */
export default function RoleManager() {
  const t = useT();
  const { http } = usePortal();
  const rights = useRoleRights();
  const queries = useQueryClient();
  const list = useProTableRequest<Role, RoleFields>((params) => rolesQuery(http, params));
  const selected = useSelectedRows(idOf);
  const remove = useRoleDeletion(selected.clear);
  const [open, setOpen] = useState<OpenRole>({ mode: 'new' });
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  const show = (role: OpenRole) => {
    setOpen(role);
    setIsPanelOpen(true);
  };
  const openRole = (role: Role) => show({ mode: openMode(role, rights), roleId: role.roleId });
  const createButton = rights.canCreate && (
    <Button key="new" type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => show({ mode: 'new' })}>
      {t('admin.roles.new')}
    </Button>
  );
  const reason = list.isFiltered ? 'noMatch' : 'empty';

  return (
    <Page
      head={<PageHeader title={t('admin.roles.title')} count={list.page?.itemCount} />}
      panel={
        <RolePanel
          open={open}
          isOpen={isPanelOpen}
          onClose={() => setIsPanelOpen(false)}
          onSaved={() => void queries.invalidateQueries({ queryKey: ROLES_KEY })}
        />
      }
    >
      <ListTable
        screen="rolemgr"
        label={t('admin.roles.table')}
        searchLabel={t('admin.roles.filter')}
        columns={roleColumns(t, { rights, onOpen: openRole, onDelete: remove })}
        keyOf={idOf}
        list={list}
        actions={createButton}
        empty={{
          title: t(`admin.roles.${reason}`),
          hint: t(`admin.roles.${reason}.hint`),
          action: !list.isFiltered && createButton,
        }}
        selection={
          rights.canDelete
            ? {
                ...selected,
                checkboxOf: (role) => ({
                  disabled: deleteBlocker(role, t) !== undefined,
                  title: deleteBlocker(role, t),
                  'aria-label': t('admin.roles.select.label', { name: role.name }),
                }),
                actions: (
                  <Button type="link" size="small" danger onClick={() => remove(selected.rows)}>
                    {t('admin.roles.deleteSelected')}
                  </Button>
                ),
              }
            : undefined
        }
        onOpen={openRole}
      />
    </Page>
  );
}
