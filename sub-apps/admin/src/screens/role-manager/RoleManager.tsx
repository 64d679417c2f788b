import { PlusOutlined } from '@ant-design/icons';
import { useLoad } from '@atrium/portal/sdk/useLoad';
import { useT } from '@atrium/portal/sdk/useT';
import { usePortal } from '@atrium/portal/sdk/portalContext';
import { KeywordFilter } from '@atrium/portal/ui/KeywordFilter';
import { Page } from '@atrium/portal/ui/Page';
import { PageHeader } from '@atrium/portal/ui/PageHeader';
import { DEFAULT_PAGE_SIZE, Pager } from '@atrium/portal/ui/Pager';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { listRoles } from '../../api/roles';
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
  const load = useCallback((signal: AbortSignal) => listRoles(http, query, signal), [http, query]);
  const { data, error, isLoading, reload } = useLoad(load);
  const remove = useRoleDeletion(reload);

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
            reload();
          }}
        />
      }
    >
      <RoleTable
        roles={data?.roles}
        isLoading={isLoading}
        error={error}
        isFiltered={query.keyword !== ''}
        rights={rights}
        onRetry={reload}
        onOpen={({ roleId, isBuiltIn }) => show({ mode: isBuiltIn || !rights.canEdit ? 'view' : 'edit', roleId })}
        onDelete={remove}
      />
    </Page>
  );
}
