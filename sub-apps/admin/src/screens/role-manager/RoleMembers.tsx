import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Pager, Skeleton, StateNote, StatusTag } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Input, Table } from 'antd';
import { useId, useState } from 'react';
import { membersQuery } from '../../api/roles';
import type { Role, RoleMember } from '../../api/roles';
import { useDebounced } from '../../kit/fields/useDebounced';
import styles from './RoleMembers.module.css';

const FIRST_PAGE = { index: 1, size: 20 };

/** The part of a role's panel that lists who holds the role. It is read when it is opened. */
export function RoleMembers({ role }: { role: Role }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.frame} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.title}>{t('admin.role.members', { count: role.accountCount })}</summary>
      {isOpen && <MemberList role={role} />}
    </details>
  );
}

/** The members of a role, which may be thousands: searched and paged by the server. */
function MemberList({ role: { roleId, accountCount } }: { role: Role }) {
  const t = useT();
  const { http } = usePortal();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(FIRST_PAGE);
  const settled = useDebounced(keyword.trim());
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...membersQuery(http, roleId, settled, page),
    placeholderData: keepPreviousData,
  });
  const isPaged = accountCount > FIRST_PAGE.size;
  return (
    <div className={styles.body}>
      {isPaged && (
        <>
          <label htmlFor={id}>{t('admin.role.members.find')}</label>
          <Input
            id={id}
            type="search"
            value={keyword}
            placeholder={t('admin.role.members.find.hint')}
            allowClear
            autoComplete="off"
            onChange={({ target }) => {
              setKeyword(target.value);
              setPage({ ...page, index: 1 });
            }}
          />
        </>
      )}
      {error ? (
        <LoadFailure error={toAppError(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
      ) : data.rows.length === 0 ? (
        <StateNote
          title={t(settled ? 'admin.role.members.noMatch' : 'admin.role.members.empty')}
          hint={t(settled ? 'admin.role.members.noMatch.hint' : 'admin.role.members.empty.hint')}
        />
      ) : (
        <MemberTable members={data.rows} isLoading={isPlaceholderData} />
      )}
      {isPaged && data && !error && (
        <div className={styles.foot}>
          <span role="status">{t('admin.role.members.count', { count: data.itemCount })}</span>
          <Pager page={page} itemCount={data.itemCount} onChange={setPage} />
        </div>
      )}
    </div>
  );
}

function MemberTable({ members, isLoading }: { members: readonly RoleMember[]; isLoading: boolean }) {
  const t = useT();
  return (
    <Table<RoleMember>
      aria-label={t('admin.role.members.table')}
      aria-busy={isLoading}
      className={styles.table}
      size="small"
      tableLayout="fixed"
      pagination={false}
      rowKey={({ accountCode, positionId }) => `${accountCode} ${positionId}`}
      dataSource={[...members]}
      columns={[
        {
          key: 'name',
          title: t('admin.role.members.name'),
          render: (_, { name, username, isDisabled }) => (
            <>
              {name}
              <span className={styles.account}>{username}</span>
              {isDisabled && <StatusTag tone="neutral" text={t('admin.role.members.disabled')} />}
            </>
          ),
        },
        { key: 'position', dataIndex: 'positionName', title: t('admin.role.members.position') },
        { key: 'organisation', dataIndex: 'orgName', title: t('admin.role.members.organisation') },
      ]}
    />
  );
}
