import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, ReasonButton, StatusTag } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Role } from '../../api/roles';
import type { ListColumn } from '../../kit/ListTable';
import { deleteBlocker, openMode } from './roleRules';
import type { RoleRights } from './roleRules';

interface RowHandlers {
  rights: RoleRights;
  onOpen(role: Role): void;
  onDelete(roles: readonly Role[]): void;
}

/** The search field and the columns of the list of roles. */
export const roleColumns = (t: Translate, handlers: RowHandlers): ListColumn<Role>[] => [
  {
    key: 'keyword',
    dataIndex: 'keyword',
    title: t('admin.roles.keyword'),
    hideInTable: true,
    hideInSetting: true,
    fieldProps: { placeholder: t('admin.roles.keyword.hint'), allowClear: true, autoComplete: 'off' },
  },
  ...shownColumns(t, handlers).map((column) => ({ ...column, search: false as const })),
];

const shownColumns = (t: Translate, { rights, onOpen, onDelete }: RowHandlers): ListColumn<Role>[] => [
  {
    key: 'name',
    title: t('admin.roles.name'),
    hideInSetting: true,
    inCard: 'headline',
    ellipsis: { showTitle: false },
    render: (_, role) => (
      <LinkButton
        title={role.name}
        aria-label={t('admin.roles.open.label', { name: role.name })}
        onClick={() => onOpen(role)}
      >
        {role.name}
      </LinkButton>
    ),
  },
  {
    key: 'code',
    title: t('admin.roles.code'),
    inCard: 'detail',
    ellipsis: { showTitle: false },
    render: (_, { code }) => <span title={code}>{code}</span>,
  },
  {
    key: 'kind',
    title: t('admin.roles.kind'),
    width: 100,
    render: (_, { isBuiltIn }) => (
      <StatusTag
        tone={isBuiltIn ? 'info' : 'neutral'}
        text={t(isBuiltIn ? 'admin.roles.builtIn' : 'admin.roles.own')}
      />
    ),
  },
  {
    key: 'description',
    title: t('admin.roles.description'),
    width: '24%',
    ellipsis: { showTitle: false },
    render: (_, { description }) => (description ? <span title={description}>{description}</span> : '—'),
  },
  {
    key: 'accounts',
    title: t('admin.roles.accounts'),
    width: 110,
    align: 'end',
    inCard: 'detail',
    render: (_, { accountCount }) => accountCount,
  },
  {
    key: 'functions',
    title: t('admin.roles.functions'),
    width: 100,
    align: 'end',
    render: (_, { functionCodes }) => functionCodes.length,
  },
  { key: 'updated', title: t('admin.roles.updated'), width: 150, render: (_, { updatedAt }) => dateText(updatedAt) },
  {
    key: 'actions',
    title: t('admin.roles.actions'),
    width: 130,
    hideInSetting: true,
    inCard: 'headline',
    render: (_, role) => {
      const mode = openMode(role, rights);
      return (
        <>
          <Button
            type="link"
            size="small"
            aria-label={t(`admin.roles.${mode}.label`, { name: role.name })}
            onClick={() => onOpen(role)}
          >
            {t(`admin.roles.${mode}`)}
          </Button>
          {rights.canDelete && (
            <ReasonButton
              type="link"
              size="small"
              danger
              reason={deleteBlocker(role, t)}
              aria-label={t('admin.roles.delete.label', { name: role.name })}
              onClick={() => onDelete([role])}
            >
              {t('admin.roles.delete')}
            </ReasonButton>
          )}
        </>
      );
    },
  },
];
