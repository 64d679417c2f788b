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
  /** The id of the holder; given by the form. Empty: vacant. */
  value?: string;
  onChange?(holderId: string): void;
  /** The holders whose names are known already. */
  known: readonly Holder[];
  /** Called with the matches, so that the form can name the chosen one. */
  onFound(holders: readonly Holder[]): void;
}

/** A form field to choose the account that holds a position, which the server finds by name or user name. */
export function HolderField({ value, onChange, known, onFound, ...props }: Props) {
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
  const others = known.filter(({ id }) => id === value && !matches.some((match) => match.id === id));
  return (
    <Select<string>
      showSearch
      allowClear
      placeholder={t('admin.position.holder.placeholder')}
      loading={isFetching}
      {...props}
      value={value || undefined}
      options={[...matches, ...others].map((holder) => ({ value: holder.id, label: holderText(holder) }))}
      filterOption={(_input, option) => typed === '' || matches.some(({ id }) => id === option?.value)}
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
      onChange={(id) => {
        onFound(matches.filter((match) => match.id === id));
        onChange?.(id ?? '');
      }}
    />
  );
}
