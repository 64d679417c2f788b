import { ProTable } from '@ant-design/pro-components';
import type { AppError } from '@atrium/common/errors/appError';
import { useNarrow, useT } from '@atrium/portal/sdk';
import { DataTable, StateNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Key } from 'react';
import type { Role } from '../../api/roles';
import { deletionHindrance } from './deletionHindrance';
import { roleColumns } from './roleColumns';
import type { RoleHandlers } from './roleColumns';
import styles from './RoleTable.module.css';

interface Props extends RoleHandlers {
  roles: readonly Role[] | undefined;
  isLoading: boolean;
  error: AppError | null;
  isFiltered: boolean;
  onRetry(): void;
}

/** The roles of one page; several can be chosen and deleted together. */
export function RoleTable({ roles, isLoading, error, isFiltered, rights, onRetry, onOpen, onDelete }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const [selectedIds, setSelectedIds] = useState<readonly Key[]>([]);
  const selected = (roles ?? []).filter(({ roleId }) => selectedIds.includes(roleId));
  const columns = roleColumns(t, { rights, onOpen, onDelete });
  const deleteSelected = async () => {
    if (await onDelete(selected)) setSelectedIds([]);
  };

  if (isNarrow || error || !roles?.length) {
    const reason = isFiltered ? 'noMatch' : 'empty';
    return (
      <DataTable
        label={t('admin.roles.table')}
        columns={columns}
        rowKey={({ roleId }) => roleId}
        rows={roles}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        empty={<StateNote title={t(`admin.roles.${reason}`)} hint={t(`admin.roles.${reason}.hint`)} />}
      />
    );
  }
  return (
    <ProTable<Role>
      className={styles.table}
      aria-label={t('admin.roles.table')}
      aria-busy={isLoading}
      size="small"
      rowKey="roleId"
      dataSource={roles}
      columns={columns.map(({ key, title, render, isNumber }) => ({
        key,
        title,
        align: isNumber ? ('end' as const) : undefined,
        ellipsis: key === 'description',
        render: (_, role) => render(role),
      }))}
      search={false}
      options={false}
      toolBarRender={false}
      pagination={false}
      cardProps={false}
      rowSelection={
        rights.canDelete && {
          selectedRowKeys: selected.map(({ roleId }) => roleId),
          onChange: setSelectedIds,
          getCheckboxProps: (role) => ({
            disabled: deletionHindrance(role, t) !== undefined,
            title: deletionHindrance(role, t),
            'aria-label': t('admin.roles.select.label', { name: role.name }),
          }),
        }
      }
      tableAlertRender={() => t('admin.roles.selected', { count: selected.length })}
      tableAlertOptionRender={() => (
        <>
          <Button type="link" size="small" danger onClick={() => void deleteSelected()}>
            {t('admin.roles.deleteSelected')}
          </Button>
          <Button type="link" size="small" onClick={() => setSelectedIds([])}>
            {t('admin.roles.clearSelection')}
          </Button>
        </>
      )}
    />
  );
}
