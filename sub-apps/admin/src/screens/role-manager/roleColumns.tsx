import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, RowAction, StatusTag } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import type { Role } from '../../api/roles';
import { deleteBlocker, openMode } from './roleRules';
import type { RoleRights } from './roleRules';

interface RowHandlers {
  rights: RoleRights;
  onOpen(role: Role): void;
  onDelete(roles: readonly Role[]): void;
}

/** The columns of the list of roles; on a phone name, code and accounts. */
export const roleColumns = (t: Translate, { rights, onOpen, onDelete }: RowHandlers): DataColumn<Role>[] => [
  {
    key: 'name',
    title: t('admin.roles.name'),
    inList: 'headline',
    render: (role) => (
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
    inList: 'detail',
    render: ({ code }) => code,
  },
  {
    key: 'kind',
    title: t('admin.roles.kind'),
    widthPx: 100,
    render: ({ isBuiltIn }) => (
      <StatusTag
        tone={isBuiltIn ? 'info' : 'neutral'}
        text={t(isBuiltIn ? 'admin.roles.builtIn' : 'admin.roles.own')}
      />
    ),
  },
  {
    key: 'description',
    title: t('admin.roles.description'),
    render: ({ description }) => description || '—',
  },
  {
    key: 'accounts',
    title: t('admin.roles.accounts'),
    widthPx: 110,
    isNumber: true,
    inList: 'detail',
    render: ({ accountCount }) => accountCount,
  },
  {
    key: 'functions',
    title: t('admin.roles.functions'),
    widthPx: 100,
    isNumber: true,
    render: ({ functionCodes }) => functionCodes.length,
  },
  { key: 'updated', title: t('admin.roles.updated'), widthPx: 150, render: ({ updatedAt }) => dateText(updatedAt) },
  {
    key: 'actions',
    title: t('admin.roles.actions'),
    widthPx: 130,
    inList: 'headline',
    render: (role) => {
      const mode = openMode(role, rights);
      return (
        <>
          <RowAction aria-label={t(`admin.roles.${mode}.label`, { name: role.name })} onClick={() => onOpen(role)}>
            {t(`admin.roles.${mode}`)}
          </RowAction>
          {rights.canDelete && (
            <RowAction
              isDanger
              reason={deleteBlocker(role, t)}
              aria-label={t('admin.roles.delete.label', { name: role.name })}
              onClick={() => onDelete([role])}
            >
              {t('admin.roles.delete')}
            </RowAction>
          )}
        </>
      );
    },
  },
];
