import { CACHES } from '@atrium/common/constants/request';
import { usePortal, useT } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { holdersQuery } from '../../api/positions';
import type { Holder } from '../../api/positions';
import { FieldFailure } from '../../kit/fields/FieldFailure';
import type { FieldProps } from '../../kit/fields/fieldProps';
import { useDebounced } from '../../kit/fields/useDebounced';
import { holderText } from './positionRules';

interface Props extends FieldProps {
  /** Given by the form. Null: vacant. */
  value?: Holder | null;
  onChange?(holder: Holder | null): void;
}

/** A form field to choose the account that holds a position, which the server finds by name or user name. */
export function HolderField({ value, onChange, ...props }: Props) {
  const t = useT();
  const { http } = usePortal();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const { data, error, isFetching, refetch } = useQuery({
    ...holdersQuery(http, keyword),
    staleTime: CACHES.default.ttlMs,
    placeholderData: keepPreviousData,
  });
  const matches = data ?? [];
  const isMatch = new Set(matches.map(({ id }) => id));
  const holders = value && !isMatch.has(value.id) ? [...matches, value] : matches;
  return (
    <Select<string, { value: string; label: string }>
      showSearch
      allowClear
      placeholder={t('admin.position.holder.placeholder')}
      loading={isFetching}
      {...props}
      value={value?.id}
      options={holders.map((holder) => ({ value: holder.id, label: holderText(holder, t) }))}
      filterOption={(_input, option) => typed === '' || (option !== undefined && isMatch.has(option.value))}
      onSearch={setTyped}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped('');
      }}
      notFoundContent={
        error ? (
          <FieldFailure error={error} onRetry={() => void refetch()} />
        ) : (
          t(data ? 'admin.field.none' : 'ui.loading')
        )
      }
      onChange={(id) => onChange?.(holders.find((holder) => holder.id === id) ?? null)}
    />
  );
}
