import { usePortal, useT } from '@atrium/portal/sdk';
import { errorText, FieldIcon } from '@atrium/portal/ui';
import type { CustomControlProps } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { flowsQuery } from '../../../api/flowDefinitions';
import { useDebouncedValue } from '../../../people/useDebouncedValue';

interface Props extends CustomControlProps {
  /** The id of the flow; empty for all. */
  value: string;
  onChange(flowId: string): void;
}

/** How long the field waits for the next key before it searches. */
const TYPING_PAUSE_MS = 250;
/** More flows are found by a keyword. */
const FOUND = { index: 1, size: 100 };

/** A filter by flow: any that the company has, which the platform finds by a keyword. */
export function InstanceFlowField({ value, onChange, ...control }: Props) {
  const t = useT();
  const { http } = usePortal();
  const [isOpened, setIsOpened] = useState(false);
  const [typed, setTyped] = useState('');
  /** The chosen flow may not be among those that are found next. */
  const [chosen, setChosen] = useState({ value: '', label: '' });
  const keyword = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, error } = useQuery({
    ...flowsQuery(http, { filters: { keyword, state: '' }, page: FOUND }),
    enabled: isOpened,
    placeholderData: keepPreviousData,
  });
  const options = (data?.rows ?? []).map(({ flowId, code, name }) => ({ value: flowId, label: name || code }));
  const isHidden = value !== '' && value === chosen.value && options.every((option) => option.value !== value);
  return (
    <Select<string, { value: string; label: string }>
      {...control}
      style={{ width: '100%' }}
      suffixIcon={<FieldIcon name="arrow" />}
      placeholder={t('workflow.manager.all')}
      allowClear
      showSearch
      filterOption={false}
      searchValue={typed}
      onSearch={setTyped}
      value={value || undefined}
      options={isHidden && typed === '' ? [chosen, ...options] : options}
      labelRender={({ value: id, label }) => label ?? (id === chosen.value ? chosen.label : id)}
      notFoundContent={error ? errorText(t, error) : t(data ? 'workflow.manager.instances.flow.none' : 'ui.loading')}
      onOpenChange={(isOpen) => {
        setIsOpened(isOpened || isOpen);
        if (!isOpen) setTyped('');
      }}
      onChange={(id: string | undefined, option) => {
        if (option && !Array.isArray(option)) setChosen(option);
        onChange(id ?? '');
      }}
    />
  );
}
