import { lookUp } from '@atrium/common/lookUp';
import type { SliceValue } from '@atrium/common/reportRoute';
import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { DateRangeField, FilterForm } from '@atrium/portal/ui';
import type { CustomControlProps, DateRange, FilterField } from '@atrium/portal/ui';
import { Input } from 'antd';
import dayjs from 'dayjs';
import type { Slice } from '../api/report';
import type { SliceValues } from '../api/reportQuery';
import { OptionControl } from './OptionControl';
import { QUICK_RANGES, quickRange } from './quickRanges';

interface Props {
  slices: readonly Slice[];
  values: SliceValues;
  /** The values are not those of the shown result: the form says that they wait for a search. */
  isUnsent?: boolean;
  /** Gets the slices that have a value. */
  onChange(values: SliceValues): void;
  onReset(): void;
  /** Called only when each required slice has a value. */
  onSearch(): void;
}

/** The conditions of a report: a search form like that of every list. Nothing for a report without any. */
export function ConditionForm({ slices, values, isUnsent = false, onChange, onReset, onSearch }: Props) {
  const t = useT();
  if (slices.length === 0) return null;
  const shown: SliceValues = Object.fromEntries(slices.map(({ code }) => [code, lookUp(values, code) ?? '']));
  // Conditions in force that the form does not list stay as they are.
  const others = Object.entries(values).filter(([code]) => !Object.hasOwn(shown, code));
  const fields = slices.map((slice): FilterField<SliceValues> => {
    const { code, name, type, isMultiple, isRequired } = slice;
    return {
      key: code,
      kind: 'custom',
      label: name,
      isLong: type === 'dates' || isMultiple,
      isRequired,
      problem: isRequired && !shown[code]?.length ? t('reports.condition.required') : undefined,
      render: (control, value, onValue) => (
        <ConditionControl slice={slice} control={control} value={value ?? ''} onChange={onValue} />
      ),
    };
  });
  return (
    <FilterForm
      label={t('reports.detail.filter')}
      fields={fields}
      values={shown}
      onChange={(next) =>
        onChange(Object.fromEntries([...others, ...Object.entries(next).filter(([, value]) => value.length > 0)]))
      }
      onReset={onReset}
      onSearch={onSearch}
      searchNote={isUnsent ? t('reports.condition.unsent') : ''}
      isSheet
    />
  );
}

interface ControlProps {
  slice: Slice;
  control: CustomControlProps;
  value: SliceValue;
  onChange(value: SliceValue): void;
}

const isRange = (value: SliceValue): value is DateRange => typeof value === 'object' && value.length === 2;

const presetsOf = (t: Translate) =>
  QUICK_RANGES.map((name) => ({
    label: t(`reports.condition.quick.${name}`),
    range: () => quickRange(name, dayjs()),
  }));

function ConditionControl({ slice, control, value, onChange }: ControlProps) {
  const t = useT();
  switch (slice.type) {
    case 'dates':
      return (
        <DateRangeField
          {...control}
          label={slice.name}
          value={isRange(value) ? value : undefined}
          presets={presetsOf(t)}
          onChange={(range) => onChange(range ?? '')}
        />
      );
    case 'text':
      return (
        <Input
          {...control}
          allowClear
          value={typeof value === 'string' ? value : value.join(' ')}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'select':
    case 'tree':
    case 'cascade':
      return <OptionControl slice={slice} control={control} value={value} onChange={onChange} />;
  }
}
