import { CACHES } from '@atrium/common/constants/request';
import { usePortal, useT } from '@atrium/portal/sdk';
import { leaveOnTab } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { NO_POSITION_FILTERS, positionLabel, positionsApi, positionsByIdQuery } from '../../api/positions';
import type { Position } from '../../api/positions';
import { FieldFailure } from './FieldFailure';
import type { FieldProps } from './fieldProps';
import styles from './fields.module.css';
import { useDebounced } from './useDebounced';
import { withoutFrameAria } from './withoutFrameAria';

interface Option {
  value: string;
  label: string;
  disabled: boolean;
  /** Who holds it, in the popup only. */
  holder: string;
}

interface Common extends FieldProps {
  /** Why a position cannot be chosen, shown beside it; undefined when it can. By default each can. */
  blockerOf?(position: Position): string | undefined;
  /** Offers only the vacant positions, and those with these ids. */
  vacantOr?: readonly string[];
  /** Positions whose names are known already: shown also when the person may not list positions. */
  known?: readonly Pick<Position, 'positionId' | 'name' | 'orgName'>[];
}
interface Single extends Common {
  isMultiple?: false;
  /** The id of the position; given by the form. Empty: none. */
  value?: string;
  onChange?(positionId: string): void;
}
interface Multiple extends Common {
  isMultiple: true;
  /** The ids of the positions; given by the form. */
  value?: readonly string[];
  onChange?(positionIds: string[]): void;
}

/** A form field to choose one position or several of them, which the server finds by name, organisation or holder. */
export function PositionField(props: Single | Multiple) {
  if (props.isMultiple) {
    const { isMultiple: _isMultiple, value = [], onChange, ...rest } = props;
    return <PositionSelect mode="multiple" {...rest} ids={value} onIds={(ids) => onChange?.(ids)} />;
  }
  const { isMultiple: _isMultiple, value, onChange, ...rest } = props;
  return <PositionSelect {...rest} ids={value ? [value] : []} onIds={(ids) => onChange?.(ids.at(-1) ?? '')} />;
}

/** The matches that the popup shows; a longer word finds fewer. */
const MOST_MATCHES = 20;

interface SelectFieldProps extends Common {
  mode?: 'multiple';
  ids: readonly string[];
  onIds(ids: string[]): void;
}

function PositionSelect({ mode, ids, onIds, blockerOf, vacantOr, known = [], ref, ...props }: SelectFieldProps) {
  const t = useT();
  const { http } = usePortal();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const offeredIds = [...new Set([...(vacantOr ?? []), ...ids])];
  const chosen = useQuery({
    ...positionsByIdQuery(http, offeredIds),
    enabled: offeredIds.length > 0,
    staleTime: CACHES.default.ttlMs,
    placeholderData: keepPreviousData,
  });
  const filters = { ...NO_POSITION_FILTERS, keyword, state: vacantOr ? 'vacant' : '' };
  const query = { filters, page: { index: 1, size: MOST_MATCHES } };
  const found = useQuery({
    ...positionsApi.listQuery(http, query),
    staleTime: CACHES.default.ttlMs,
    placeholderData: keepPreviousData,
  });
  const optionOf = (position: Position): Option => {
    const blocker = ids.includes(position.positionId) ? undefined : blockerOf?.(position);
    return {
      value: position.positionId,
      label: positionLabel(position, t),
      disabled: blocker !== undefined,
      holder: blocker ?? position.holder?.name ?? t('admin.field.vacant'),
    };
  };
  const matches = found.data?.rows.map(optionOf) ?? [];
  const isMatch = new Set(matches.map((option) => option.value));
  // The chosen ones have their labels also when they do not match; while something is typed only the matches are offered.
  const offered = known.filter(({ positionId }) => offeredIds.includes(positionId));
  const named = offered.map((each): Option => ({
    value: each.positionId,
    label: positionLabel(each, t),
    disabled: false,
    holder: '',
  }));
  const others = new Map([...named, ...(chosen.data ?? []).map(optionOf)].map((option) => [option.value, option]));
  const options = [...matches, ...[...others.values()].filter(({ value }) => !isMatch.has(value))];
  const failure = found.error && <FieldFailure error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <Select<string[] | string, Option>
      ref={withoutFrameAria(ref)}
      mode={mode}
      onInputKeyDown={mode && leaveOnTab}
      showSearch
      allowClear
      placeholder={t('admin.field.position')}
      loading={found.isFetching}
      {...props}
      value={mode ? [...ids] : ids[0]}
      options={options}
      filterOption={(_input, option) => typed === '' || (option !== undefined && isMatch.has(option.value))}
      onSearch={setTyped}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped('');
      }}
      optionRender={({ data: { label, holder } }) => (
        <>
          {label} <span className={styles.aside}>{holder}</span>
        </>
      )}
      notFoundContent={failure ?? t(found.data ? 'admin.field.none' : 'ui.loading')}
      // The chosen ones are listed also when the others could not be read.
      popupRender={(menu) => (
        <>
          {menu}
          {options.length > 0 && failure}
        </>
      )}
      onChange={(next) => onIds([next ?? []].flat())}
    />
  );
}
