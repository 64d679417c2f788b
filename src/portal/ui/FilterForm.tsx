import { Input, Select } from 'antd';
import { useId } from 'react';
import { FieldIcon } from '../../ui/FieldIcon';
import { lazyPart } from '../../ui/lazyComponent';
import { FilterBar } from '../../ui/list/FilterBar';
import { useT } from '../sdk/hooks';
import type { DateRange } from './DateRangeInput';
import { SearchFrame, usedFilters } from './SearchFrame';

export type FilterValue = string | DateRange;

/** The values of a filter form by field key; undefined and the empty text filter nothing. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

/** One field of a filter form. */
export type FilterField<F extends FilterValues = FilterValues> = { key: keyof F & string; label: string } & (
  | { kind: 'text'; placeholder: string }
  | { kind: 'select'; placeholder: string; options: readonly { value: string; label: string }[] }
  | { kind: 'dateRange' }
);

interface Props<F extends FilterValues> {
  /** Accessible name of the form. */
  label: string;
  fields: readonly FilterField<NoInfer<F>>[];
  values: F;
  onChange(values: NoInfer<F>): void;
  onReset(): void;
  /** Without it every change takes effect at once, and there is no search button. */
  onSearch?(): void;
}

/** A field for two days. The calendar is heavy: it is loaded with the first form that has one. */
export const DateRangeField = lazyPart(
  async () => (await import(/* webpackChunkName: "date-range" */ './DateRangeInput')).DateRangeInput,
  <Input disabled />,
);

/** Filters with their labels above, in a `SearchFrame`. Fields that do not fit into the row are collapsed. */
export function FilterForm<F extends FilterValues>({ label, fields, values, onChange, onReset, onSearch }: Props<F>) {
  const t = useT();
  const id = useId();
  return (
    <SearchFrame label={label} usedCount={usedFilters(values)}>
      <FilterBar
        texts={{
          search: t('ui.search'),
          reset: t('ui.reset'),
          more: t('ui.filter.more'),
          less: t('ui.filter.less'),
        }}
        onReset={onReset}
        onSearch={onSearch}
      >
        {fields.map((field) => (
          <div key={field.key} data-long={field.kind === 'dateRange' || undefined}>
            <label htmlFor={`${id}-${field.key}`}>{field.label}</label>
            <FilterControl
              id={`${id}-${field.key}`}
              field={field}
              value={values[field.key]}
              onChange={(value) => onChange({ ...values, [field.key]: value })}
            />
          </div>
        ))}
      </FilterBar>
    </SearchFrame>
  );
}

interface ControlProps {
  id: string;
  field: FilterField;
  value: FilterValue | undefined;
  onChange(value: FilterValue | undefined): void;
}

function FilterControl({ id, field, value, onChange }: ControlProps) {
  switch (field.kind) {
    case 'text':
      return (
        <Input
          id={id}
          value={typeof value === 'string' ? value : ''}
          placeholder={field.placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'select':
      return (
        <Select
          id={id}
          style={{ width: '100%' }}
          value={typeof value === 'string' && value !== '' ? value : undefined}
          suffixIcon={<FieldIcon name="arrow" />}
          options={[...field.options]}
          placeholder={field.placeholder}
          allowClear
          showSearch
          optionFilterProp="label"
          onChange={(chosen: string | undefined) => onChange(chosen)}
        />
      );
    case 'dateRange':
      return (
        <DateRangeField
          id={id}
          label={field.label}
          value={typeof value === 'object' ? value : undefined}
          onChange={onChange}
        />
      );
  }
}
