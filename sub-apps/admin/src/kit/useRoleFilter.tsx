import { usePortal } from '@atrium/portal/sdk';
import { RoleChoiceField } from './fields/RoleField';

/** The role as a field of a search form, by the key `roleId`; none for a position that may not read roles. */
export function useRoleFilter(title: string) {
  const { access } = usePortal();
  if (!access.canUse('rolemgr')) return [];
  return [{ key: 'roleId', dataIndex: 'roleId', title, renderFormItem: () => <RoleChoiceField /> }];
}
