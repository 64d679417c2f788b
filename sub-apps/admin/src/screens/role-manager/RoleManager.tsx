import { PlusOutlined } from '@ant-design/icons';
import { usePortal, useT } from '@atrium/portal/sdk';
import { DEFAULT_PAGE_SIZE, KeywordFilter, Page, PageHeader, Pager } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLES_KEY, rolesQuery } from '../../api/roles';
import type { RoleQuery } from '../../api/roles';
import type { OpenRole } from './RoleEditor';
import { RolePanel } from './RolePanel';
import { RoleTable } from './RoleTable';
import { useRoleDeletion } from './useRoleDeletion';
import { useRoleRights } from './useRoleRights';

const FIRST_QUERY: RoleQuery = { keyword: '', pageIndex: 1, pageSize: DEFAULT_PAGE_SIZE };

/** `/rolemgr`: the roles of the company and what each may do. */
export default function RoleManager() {
  const t = useT();
  const { http } = usePortal();
  const rights = useRoleRights();
  const [query, setQuery] = useState(FIRST_QUERY);
  const [open, setOpen] = useState<OpenRole>({ mode: 'new' });
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(rolesQuery(http, query));
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ROLES_KEY });
  const remove = useRoleDeletion(refresh);

  const show = (role: OpenRole) => {
    setOpen(role);
    setIsPanelOpen(true);
  };
  const close = () => setIsPanelOpen(false);
  const createButton = rights.canCreate && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => show({ mode: 'new' })}>
      {t('admin.roles.new')}
    </Button>
  );

  return (
    <Page
      head={
        <>
          <PageHeader
            title={t('admin.roles.title')}
            count={error ? undefined : data?.itemCount}
            actions={createButton}
          />
          <KeywordFilter
            label={t('admin.roles.filter')}
            fieldLabel={t('admin.roles.keyword')}
            placeholder={t('admin.roles.keyword.hint')}
            onSearch={(keyword) => setQuery({ ...query, keyword, pageIndex: 1 })}
          />
        </>
      }
      foot={
        data && (
          <Pager
            page={{ index: query.pageIndex, size: query.pageSize }}
            itemCount={data.itemCount}
            onChange={({ index, size }) => setQuery({ ...query, pageIndex: index, pageSize: size })}
          />
        )
      }
      panel={
        <RolePanel
          open={open}
          isOpen={isPanelOpen}
          onClose={close}
          onSaved={() => {
            close();
            refresh();
          }}
        />
      }
    >
      <RoleTable
        roles={data?.roles}
        isLoading={isFetching}
        error={error}
        isFiltered={query.keyword !== ''}
        rights={rights}
        onRetry={() => void refetch()}
        onOpen={({ roleId, isBuiltIn }) => show({ mode: isBuiltIn || !rights.canEdit ? 'view' : 'edit', roleId })}
        onDelete={remove}
      />
    </Page>
  );
}
