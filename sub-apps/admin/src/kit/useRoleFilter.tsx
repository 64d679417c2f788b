import { usePortal } from '@atrium/portal/sdk';
import type { ComponentProps } from 'react';
import { ChoiceField } from './fields/ChoiceField';
import { useRoles } from './fields/RoleField';

/** The role as a field of a search form, by the key `roleId`; none for a position that may not read roles. */
export function useRoleFilter(title: string) {
  const { access } = usePortal();
  if (!access.canUse('rolemgr')) return [];
  return [{ key: 'roleId', dataIndex: 'roleId', title, renderFormItem: () => <RoleChoice /> }];
}

/** Value and change are given by the form. */
function RoleChoice(props: Omit<ComponentProps<typeof ChoiceField>, 'options' | 'isLoading'>) {
  const { data, isPending } = useRoles();
  const options = data?.rows.map(({ roleId, name }) => ({ value: roleId, label: name })) ?? [];
  return <ChoiceField {...props} isLoading={isPending} options={options} />;
}
