import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import type { Role } from '../../api/roles';
import { RoleActions } from './RoleActions';
import type { RoleRights } from './useRoleRights';

export interface RoleHandlers {
  rights: RoleRights;
  onOpen(role: Role): void;
  onDelete(roles: readonly Role[]): Promise<boolean>;
}

/** The columns of the list of roles; on a phone name, use and actions. */
export const roleColumns = (t: Translate, { rights, onOpen, onDelete }: RoleHandlers): DataColumn<Role>[] => [
  {
    key: 'name',
    title: t('admin.roles.name'),
    inList: 'headline',
    render: (role) => (
      <LinkButton aria-label={t('admin.roles.open.label', { name: role.name })} onClick={() => onOpen(role)}>
        {role.name}
      </LinkButton>
    ),
  },
  { key: 'code', title: t('admin.roles.code'), inList: 'detail', render: ({ code }) => code },
  {
    key: 'kind',
    title: t('admin.roles.kind'),
    render: ({ isBuiltIn }) => (
      <StatusTag
        tone={isBuiltIn ? 'info' : 'neutral'}
        text={t(isBuiltIn ? 'admin.roles.builtIn' : 'admin.roles.own')}
      />
    ),
  },
  { key: 'description', title: t('admin.roles.description'), render: ({ description }) => description || '—' },
  {
    key: 'accounts',
    title: t('admin.roles.accounts'),
    isNumber: true,
    inList: 'detail',
    render: ({ accountCount }) => accountCount,
  },
  {
    key: 'functions',
    title: t('admin.roles.functions'),
    isNumber: true,
    render: ({ functionCodes }) => functionCodes.length,
  },
  { key: 'updated', title: t('admin.roles.updated'), render: ({ updatedAt }) => dateText(updatedAt) },
  {
    key: 'actions',
    title: t('admin.roles.actions'),
    inList: 'headline',
    render: (role) => <RoleActions role={role} rights={rights} onOpen={onOpen} onDelete={onDelete} />,
  },
];
