import { usePortal, useT } from '@atrium/portal/sdk';
import { leaveOnTab } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import type { TargetKind, TargetNames } from '../useTargetNames';

interface Props {
  kind: TargetKind;
  ids: readonly string[];
  targets: TargetNames;
  onChange(ids: readonly string[]): void;
}

/** How long the field waits for the next key before it searches. */
const TYPING_PAUSE_MS = 250;

/** Chooses positions or roles, which the platform finds by a keyword. */
export function TargetSelect({ kind, ids, targets, onChange }: Props) {
  const t = useT();
  const { message } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const found = useQuery({
    queryKey: ['flow-designer', 'targets', kind, keyword],
    queryFn: () => targets.find(kind, keyword),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const matches = found.data ?? [];
  const chosen = ids.map((id) => ({ id, text: targets.nameOf(kind, id) ?? id }));
  const options = [...chosen.filter(({ id }) => typed === '' && matches.every((match) => match.id !== id)), ...matches];
  const state = found.error ? 'failed' : found.isFetching ? 'searching' : 'none';
  return (
    <Select<string[]>
      mode="multiple"
      style={{ width: '100%' }}
      aria-label={t(`workflow.designer.choose.${kind}`)}
      placeholder={t(`workflow.designer.choose.${kind}`)}
      status={ids.length === 0 ? 'error' : undefined}
      value={[...ids]}
      options={options.map(({ id, text }) => ({ value: id, label: text }))}
      labelRender={({ value, label }) => targets.nameOf(kind, String(value)) ?? label}
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
