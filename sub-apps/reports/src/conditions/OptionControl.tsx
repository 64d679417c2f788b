import { useT } from '@atrium/portal/sdk';
import { CascaderField, FieldIcon, leaveOnTab, TreeField } from '@atrium/portal/ui';
import type { CustomControlProps } from '@atrium/portal/ui';
import { Select } from 'antd';
import type { Slice } from '../api/report';
import type { SliceValue } from '../api/reportQuery';
import { OptionsNote } from './OptionsNote';
import { useSliceOptions } from './useSliceOptions';

interface Props {
  slice: Slice;
  control: CustomControlProps;
  value: SliceValue;
  onChange(value: SliceValue): void;
}

/** A condition with options: a list, a tree or levels. */
export function OptionControl({ slice, control, value, onChange }: Props) {
  const t = useT();
  const { type, isMultiple, isRequired } = slice;
  const keys = [value].flat().filter((key) => key !== '');
  const { options, error, want, retry } = useSliceOptions(slice, keys.length > 0);
  const isReading = options === undefined && error === null && keys.length > 0;
  const shared = {
    ...control,
    placeholder: t(isReading ? 'ui.loading' : isRequired ? 'reports.condition.choose' : 'reports.detail.all'),
    // Its texts are being read.
    value: isReading ? [] : keys,
    onFocus: want,
    onOpenChange: (isOpen: boolean) => isOpen && want(),
  };
  const emptyNote = <OptionsNote options={options} error={error} retry={retry} />;
  const choose = (next: readonly string[]) => onChange(isMultiple ? next : (next[0] ?? ''));
  if (type === 'tree' || type === 'cascade') {
    const Field = type === 'tree' ? TreeField : CascaderField;
    return (
      <Field {...shared} options={options ?? []} isMultiple={isMultiple} emptyNote={emptyNote} onChange={choose} />
    );
  }
  return (
    <Select<string | string[]>
      {...shared}
      {...(isMultiple && { mode: 'multiple', maxTagCount: 'responsive', onInputKeyDown: leaveOnTab })}
      style={{ width: '100%' }}
      suffixIcon={<FieldIcon name="arrow" />}
      allowClear
      showSearch
      optionFilterProp="label"
      value={isMultiple ? shared.value : shared.value[0]}
      options={options?.map(({ key, text }) => ({ value: key, label: text }))}
      notFoundContent={emptyNote}
      onChange={(next: string | string[] | undefined) => choose([next ?? []].flat())}
    />
  );
}
