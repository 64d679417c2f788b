import { usePortal, useT } from '@atrium/portal/sdk';
import { leaveOnTab } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import type { TargetNames } from '../useTargetNames';

interface Props {
  ids: readonly string[];
  targets: TargetNames;
  onChange(ids: readonly string[]): void;
}

/** How long the field waits for the next key before it searches. */
const TYPING_PAUSE_MS = 250;

/** Chooses roles, which the platform finds by a keyword. */
export function RoleSelect({ ids, targets, onChange }: Props) {
  const t = useT();
  const { message } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const found = useQuery({
    queryKey: ['flow-designer', 'roles', keyword],
    queryFn: () => targets.findRoles(keyword),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const matches = found.data ?? [];
  const nameOf = (id: string) => targets.nameOf('role', id) ?? id;
  const chosen = ids.map((roleId) => ({ roleId, roleName: nameOf(roleId) }));
  const hidden = chosen.filter(({ roleId }) => typed === '' && matches.every((match) => match.roleId !== roleId));
  const state = found.error ? 'failed' : found.isFetching ? 'searching' : 'none';
  return (
    <Select<string[]>
      mode="multiple"
      style={{ width: '100%' }}
      aria-label={t('workflow.designer.choose.role')}
      placeholder={t('workflow.designer.choose.role')}
      status={ids.length === 0 ? 'error' : undefined}
      value={[...ids]}
      options={[...hidden, ...matches].map(({ roleId, roleName }) => ({ value: roleId, label: roleName }))}
      labelRender={({ value }) => nameOf(String(value))}
      showSearch
      filterOption={false}
      searchValue={typed}
      onSearch={setTyped}
      onInputKeyDown={leaveOnTab}
      loading={found.isFetching}
      notFoundContent={t(`workflow.designer.choose.${state}`)}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (!open) setTyped('');
        if (open && found.error) void found.refetch().then(({ error }) => error && message.report(error));
      }}
      onChange={(chosenIds) => {
        // antd leaves a controlled search as it is, and the next name would be typed behind it.
        setTyped('');
        onChange(chosenIds);
      }}
    />
  );
}
