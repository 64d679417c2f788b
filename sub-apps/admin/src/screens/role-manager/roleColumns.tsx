import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, RowAction, RowActionsOf } from '@atrium/portal/ui';
import type { Role } from '../../api/roles';
import { deleteBlocker, openMode } from './roleRules';
import type { RoleRights } from './roleRules';

interface RowHandlers {
  rights: RoleRights;
  onOpen(role: Role): void;
  onCopy(role: Role): void;
  onDelete(roles: readonly Role[]): void;
}

/** The columns of the list of roles; on a phone name, kind, code and accounts. */
export const roleColumns = (t: Translate, onOpen: (role: Role) => void): DataColumn<Role>[] => [
  {
    key: 'name',
    title: t('admin.roles.name'),
    inList: 'title',
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
    inList: 'tag',
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
];

/** What can be done with a role. */
export function roleActions(t: Translate, { rights, onOpen, onCopy, onDelete }: RowHandlers): RowActionsOf<Role> {
  return {
    texts: [
      t('admin.roles.edit'),
      ...(rights.copy ? [t('admin.roles.copy')] : []),
      ...(rights.delete ? [t('admin.delete')] : []),
    ],
    of(role) {
      const mode = openMode(role, rights);
      const open: RowAction = {
        key: 'open',
        text: t(`admin.roles.${mode}`),
        label: t(`admin.roles.${mode}.label`, { name: role.name }),
        onPress: () => onOpen(role),
      };
      const copy: RowAction = {
        key: 'copy',
        text: t('admin.roles.copy'),
        label: t('admin.roles.copy.label', { name: role.name }),
        onPress: () => onCopy(role),
      };
      const remove: RowAction = {
        key: 'delete',
        text: t('admin.delete'),
        label: t('admin.roles.delete.label', { name: role.name }),
        isDanger: true,
        reason: deleteBlocker(role, t),
        onPress: () => onDelete([role]),
      };
      return [open, ...(rights.copy ? [copy] : []), ...(rights.delete ? [remove] : [])];
    },
  };
}
