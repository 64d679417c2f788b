import { CACHES } from '@atrium/common/constants/request';
import { usePortal, useT } from '@atrium/portal/sdk';
import { leaveOnTab } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { rolesApi } from '../../api/roles';
import { ChoiceField } from './ChoiceField';
import { FieldFailure } from './FieldFailure';
import type { FieldProps } from './fieldProps';
import { withoutFrameAria } from './withoutFrameAria';

interface Option {
  value: string;
  label: string;
  code: string;
}

interface Props extends FieldProps {
  /** The ids of the roles; given by the form. */
  value?: readonly string[];
  onChange?(roleIds: string[]): void;
  /** Roles whose names are known already: shown also when the position may not list roles. */
  known?: readonly { id: string; name: string }[];
}

/** All roles of a company; it has some dozens. */
const ALL_ROLES = { filters: { keyword: '' }, page: { index: 1, size: 1_000 } };

/** The roles of the company, for fields. */
export function useRoles() {
  const { http } = usePortal();
  return useQuery({ ...rolesApi.listQuery(http, ALL_ROLES), staleTime: CACHES.default.ttlMs });
}

interface ChoiceProps extends FieldProps {
  /** The id of the role; given by the form. Empty: none. */
  value?: string;
  onChange?(roleId: string): void;
}

/** A form field to choose one role. */
export function RoleChoiceField(props: ChoiceProps) {
  const { data, isPending, error, refetch } = useRoles();
  return (
    <ChoiceField
      {...props}
      options={data?.rows.map(({ roleId, name }) => ({ value: roleId, label: name })) ?? []}
      isLoading={isPending}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** A form field to choose roles, with a search by code and name. */
export function RoleField({ value, onChange, known = [], ref, ...props }: Props) {
  const t = useT();
  const { data, error, refetch } = useRoles();
  const options = data?.rows.map(({ roleId, name, code }): Option => ({ value: roleId, label: name, code }));
  const shown = options ?? [
    ...new Map(known.map(({ id, name }) => [id, { value: id, label: name, code: '' }])).values(),
  ];
  return (
    <Select<string[], Option>
      ref={withoutFrameAria(ref)}
      mode="multiple"
      onInputKeyDown={leaveOnTab}
      placeholder={t('admin.field.choose')}
      loading={!data && !error}
      {...props}
      value={[...(value ?? [])]}
      options={shown}
      filterOption={(input, option) => matches(input, option)}
      optionRender={({ data: { label, code } }) =>
        code ? t('admin.withDetail', { name: label, detail: code }) : label
      }
      notFoundContent={
        error ? (
          <FieldFailure error={error} onRetry={() => void refetch()} />
        ) : (
          t(data ? 'admin.field.none' : 'ui.loading')
        )
      }
      onChange={(roleIds) => onChange?.(roleIds)}
    />
  );
}

function matches(input: string, option: Option | undefined): boolean {
  const wanted = input.trim().toLowerCase();
  return option !== undefined && [option.label, option.code].some((text) => text.toLowerCase().includes(wanted));
}
