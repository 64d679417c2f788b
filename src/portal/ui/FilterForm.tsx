import { Input, Select } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FieldIcon } from '../../ui/FieldIcon';
import { FilterBar } from '../../ui/list/FilterBar';
import { useT } from '../sdk/hooks';
import type { DateRange } from './DateRangeInput';
import { lazyField } from './lazyField';
import styles from './FilterForm.module.css';
import { SearchFrame, usedFilters } from './SearchFrame';

export type FilterValue = string | readonly string[];

/** The values of a filter form by field key; undefined, the empty text and the empty list filter nothing. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

/** What a control of a screen's own passes to its input: the field's label names it, and a problem describes it. */
export interface CustomControlProps {
  id: string;
  status: 'error' | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface CustomField {
  kind: 'custom';
  /** It needs as much room as a range of dates. */
  isLong?: boolean;
  isRequired?: boolean;
  /** In one or two words, why the form cannot be submitted. Shown beside the label after an attempt. */
  problem?: string;
  render(
    control: CustomControlProps,
    value: FilterValue | undefined,
    onChange: (value: FilterValue) => void,
  ): ReactNode;
}

/** One field of a filter form. */
export type FilterField<F extends FilterValues = FilterValues> = { key: keyof F & string; label: string } & (
  | { kind: 'text'; placeholder: string }
  | { kind: 'select'; placeholder: string; options: readonly { value: string; label: string }[] }
  | { kind: 'dateRange' }
  | CustomField
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
  /** What the person should know about the search button; empty for nothing now. */
  searchNote?: string;
  /** On a phone it opens over the page: for many fields. */
  isSheet?: boolean;
}

/** A field for two days. The calendar is heavy: it is loaded with the first form that has one. */
export const DateRangeField = lazyField(
  async () => (await import(/* webpackChunkName: "date-range" */ './DateRangeInput')).DateRangeInput,
);

const problemOf = (field: FilterField) => (field.kind === 'custom' ? field.problem : undefined);

/**
 * Filters with their labels above, in a `SearchFrame`. Fields that do not fit into the row are collapsed. A search with a
 * problem is not run: the first field that has one gets the focus.
 */
export function FilterForm<F extends FilterValues>(props: Props<F>) {
  const { label, fields, values, onChange, onReset, onSearch, searchNote, isSheet } = props;
  const t = useT();
  const id = useId();
  const invalid = fields.find((field) => problemOf(field) !== undefined);
  /** Searches that were not run since the last one that was. */
  const [refusals, setRefusals] = useState(0);
  const showsProblems = refusals > 0;
  const focusInvalid = useEffectEvent(() => invalid && document.getElementById(`${id}-${invalid.key}`)?.focus());
  useEffect(() => {
    if (refusals > 0) focusInvalid();
  }, [refusals]);
  const handleReset = () => {
    setRefusals(0);
    onReset();
  };
  const handleSearch = () => {
    setRefusals(invalid ? refusals + 1 : 0);
    if (!invalid) onSearch?.();
  };
  return (
    <SearchFrame label={label} usedCount={usedFilters(values)} isInvalid={invalid !== undefined} isSheet={isSheet}>
      <FilterBar
        texts={{
          search: t('ui.search'),
          reset: t('ui.reset'),
          more: t('ui.filter.more'),
          less: t('ui.filter.less'),
        }}
        isInvalid={showsProblems && invalid !== undefined}
        onReset={handleReset}
        onSearch={onSearch && handleSearch}
        note={searchNote}
      >
        {fields.map((field) => {
          const fieldId = `${id}-${field.key}`;
          const isCustom = field.kind === 'custom';
          const problem = showsProblems ? problemOf(field) : undefined;
          return (
            <div key={field.key} data-long={field.kind === 'dateRange' || (isCustom && field.isLong) || undefined}>
              {problem !== undefined && (
                <span id={`${fieldId}-problem`} className={styles.problem}>
                  {problem}
                </span>
              )}
              <label htmlFor={fieldId} className={isCustom && field.isRequired ? styles.required : undefined}>
                {field.label}
              </label>
              <FilterControl
                id={fieldId}
                field={field}
                value={values[field.key]}
                problem={problem}
                onChange={(value) => onChange({ ...values, [field.key]: value })}
              />
            </div>
          );
        })}
      </FilterBar>
    </SearchFrame>
  );
}

interface ControlProps {
  id: string;
  field: FilterField;
  value: FilterValue | undefined;
  /** Shown beside the label. */
  problem: string | undefined;
  onChange(value: FilterValue | undefined): void;
}

const isRange = (value: FilterValue | undefined): value is DateRange => typeof value === 'object' && value.length === 2;

function FilterControl({ id, field, value, problem, onChange }: ControlProps) {
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
        <DateRangeField id={id} label={field.label} value={isRange(value) ? value : undefined} onChange={onChange} />
      );
    case 'custom':
      return field.render(
        {
          id,
          status: problem === undefined ? undefined : 'error',
          'aria-invalid': problem === undefined ? undefined : true,
          'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
        },
        value,
        onChange,
      );
  }
}
