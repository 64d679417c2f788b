import { usePortal, useT } from '@atrium/portal/sdk';
import { Icon, useListQuery } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { rolesApi } from '../../api/roles';
import type { Role, RoleFilters } from '../../api/roles';
import { BulkButton } from '../../kit/BulkButton';
import { ProListScreen } from '../../kit/ProListScreen';
import type { OpenRecord } from '../../kit/RecordPanel';
import { useRecordDeletion } from '../../kit/useRecordDeletion';
import { useRights } from '../../kit/useRights';
import { roleActions, roleColumns } from './roleColumns';
import { RoleComparison } from './RoleComparison';
import { RolePanel } from './RolePanel';
import { blockerOfAll, openMode, pairOf, ROLE_ACTIONS } from './roleRules';

export { roleTexts as texts } from '../../locales/roles';

/** The key of what is remembered of the list: search and columns. */
const ID = 'rolemgr';
const NO_FILTERS: RoleFilters = { keyword: '' };

/** `/rolemgr`: the roles of the company and what each may do. */
export default function RoleManager() {
  const t = useT();
  const { http } = usePortal();
  const rights = useRights('rolemgr', ROLE_ACTIONS);
  const list = useListQuery({
    id: ID,
    initialFilters: NO_FILTERS,
    queryOptions: (query) => rolesApi.listQuery(http, query),
    rowKey: ({ roleId }: Role) => roleId,
    nameOf: ({ name }) => name,
  });
  const { selection } = list;
  const remove = useRecordDeletion<Role>({
    api: rolesApi,
    noun: t('admin.noun.role'),
    idOf: ({ roleId }) => roleId,
    nameOf: ({ name }) => name,
    effects: ({ length }) => t(length === 1 ? 'admin.roles.delete.effects' : 'admin.roles.delete.effects.many'),
    onDeleted: (roles) => selection.set(roles, false),
  });
  const [open, setOpen] = useState<OpenRecord>({ mode: 'new' });
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [compared, setCompared] = useState<readonly [Role, Role]>();
  const [isComparing, setIsComparing] = useState(false);

  const show = (role: OpenRecord) => {
    setOpen(role);
    setIsPanelOpen(true);
  };
  const openRole = (role: Role) => show({ mode: openMode(role, rights), id: role.roleId, name: role.name });
  const copyRole = ({ roleId, name }: Role) => show({ mode: 'copy', id: roleId, name });
  const chosen = [...selection.rows.values()];
  const pair = pairOf(chosen);
  const compare = () => {
    setCompared(pair);
    setIsComparing(true);
  };
  const createButton = rights.create && (
    <Button type="primary" onClick={() => show({ mode: 'new' })}>
      <Icon name="plus" />
      {t('admin.roles.new')}
    </Button>
  );

  return (
    <ProListScreen
      list={list}
      id={ID}
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
      rowActions={roleActions(t, { rights, onOpen: openRole, onCopy: copyRole, onDelete: remove })}
      empty={{ title: t('admin.roles.empty'), hint: t('admin.roles.empty.hint'), action: createButton }}
      noMatch={{ title: t('admin.roles.noMatch'), hint: t('admin.roles.noMatch.hint') }}
      onOpen={openRole}
      currentKey={isPanelOpen ? open.id : undefined}
      isSelectable
      actions={createButton}
      selectionActions={
        <>
          <BulkButton reason={pair ? undefined : t('admin.roles.compare.two')} onClick={compare}>
            {t('admin.roles.compare')}
          </BulkButton>
          {rights.delete && (
            <BulkButton danger reason={blockerOfAll(chosen, t)} onClick={() => remove(chosen)}>
              {t('admin.deleteSelected')}
            </BulkButton>
          )}
        </>
      }
      panel={
        <>
          <RolePanel open={open} isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} onReopen={show} />
          <RoleComparison roles={compared} isOpen={isComparing} onClose={() => setIsComparing(false)} />
        </>
      }
    />
  );
}
