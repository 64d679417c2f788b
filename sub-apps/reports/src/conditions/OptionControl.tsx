import { formatNumber } from '@atrium/common/money/format';
import type { SliceValue } from '@atrium/common/reportRoute';
import { useT } from '@atrium/portal/sdk';
import { canRetry, CascaderField, errorText, FieldIcon, leaveOnTab, TreeField } from '@atrium/portal/ui';
import type { CustomControlProps } from '@atrium/portal/ui';
import { Button, Select } from 'antd';
import { useMemo } from 'react';
import type { Slice } from '../api/report';
import { firstOptions } from './firstOptions';
import { useSliceOptions } from './useSliceOptions';
import type { SliceOptions } from './useSliceOptions';

interface Props {
  slice: Slice;
  control: CustomControlProps;
  value: SliceValue;
  onChange(value: SliceValue): void;
}

/** Trees and levels are drawn with all of their options; a list draws those in sight. */
const MOST_NESTED = 10_000;
/** More chosen options than these are shown as their number: a field lays out each of them. */
const MOST_CHOSEN = 1_000;

/** The first chosen option has room beside the number of the others; its tooltip is its whole text. */
const MOST_TAG_SIGNS = 10;

/** A condition with options: a list, a tree or levels. */
export function OptionControl({ slice, control, value, onChange }: Props) {
  const t = useT();
  const { type, isMultiple, isRequired } = slice;
  const keys = [value].flat().filter((key) => key !== '');
  const { options, error, want, retry } = useSliceOptions(slice, keys.length > 0);
  const isNested = type === 'tree' || type === 'cascade';
  const nested = useMemo(() => (isNested ? firstOptions(options ?? [], MOST_NESTED) : undefined), [options, isNested]);
  const entries = useMemo(() => options?.map(({ key, text }) => ({ value: key, label: text })), [options]);
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
  if (isMultiple && keys.length > MOST_CHOSEN) {
    return <ManyChosen control={control} count={keys.length} onClear={() => choose([])} />;
  }
  if (nested) {
    const Field = type === 'tree' ? TreeField : CascaderField;
    return (
      <>
        <Field {...shared} options={nested.options} isMultiple={isMultiple} emptyNote={emptyNote} onChange={choose} />
        {nested.leftOut > 0 && <small>{t('reports.condition.leftOut', { count: nested.leftOut })}</small>}
      </>
    );
  }
  return (
    <Select<string | string[]>
      {...shared}
      {...(isMultiple && {
        mode: 'multiple',
        maxTagCount: 'responsive',
        maxTagTextLength: MOST_TAG_SIGNS,
        onInputKeyDown: leaveOnTab,
      })}
      style={{ width: '100%' }}
      suffixIcon={<FieldIcon name="arrow" />}
      allowClear
      showSearch
      optionFilterProp="label"
      value={isMultiple ? shared.value : shared.value[0]}
      options={entries}
      notFoundContent={emptyNote}
      onChange={(next: string | string[] | undefined) => choose([next ?? []].flat())}
    />
  );
}

/** In the popup of a field without options: that they are being read, why they could not be, or that none is found. */
function OptionsNote({ options, error, retry }: Pick<SliceOptions, 'options' | 'error' | 'retry'>) {
  const t = useT();
  if (!error) return t(options ? 'reports.condition.none' : 'ui.loading');
  return (
    <div role="alert">
      {errorText(t, error)}
      {canRetry(error) && (
        <Button type="link" size="small" onClick={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}

interface ManyProps {
  control: CustomControlProps;
  count: number;
  onClear(): void;
}

/** Stands for thousands of chosen options, which can be cleared together and are kept otherwise. */
function ManyChosen({ control, count, onClear }: ManyProps) {
  const t = useT();
  const text = t('reports.condition.chosen', { count: formatNumber(count) });
  return (
    <Select<string[]>
      {...control}
      mode="multiple"
      style={{ width: '100%' }}
      open={false}
      allowClear
      value={[text]}
      onChange={onClear}
    />
  );
}
