import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useEffect } from 'react';
import { useDayRange } from '../../ui/useDayRange';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import styles from './DateRangeInput.module.css';

/** Two days as `YYYY-MM-DD`, the later one second; both belong to the range. */
export type DateRange = readonly [from: string, to: string];

/** A range that is chosen with one press. */
export interface DateRangePreset {
  label: string;
  /** Computed when it is chosen. */
  range(): DateRange;
}

interface Props {
  /** Of the first input, which the field's label names. */
  id: string;
  label: string;
  value: DateRange | undefined;
  presets?: readonly DateRangePreset[];
  status?: 'error';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  onChange(value: DateRange | undefined): void;
}

const daysOf = ([from, to]: DateRange): [Dayjs, Dayjs] => [dayjs(from), dayjs(to)];

/** antd's range picker for two days. */
export function DateRangeInput({ id, label, value, presets = [], onChange, ...state }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const range = useDayRange(value, onChange);
  const endId = `${id}-end`;
  const endName = t('ui.dateRange.end', { label });
  // antd gives its second input no name.
  useEffect(() => document.getElementById(endId)?.setAttribute('aria-label', endName), [endId, endName]);
  return (
    <DatePicker.RangePicker
      {...state}
      {...range}
      id={{ start: id, end: endId }}
      separator="~"
      // The keyboard of a phone would cover the calendar.
      inputReadOnly={isNarrow}
      style={{ width: '100%' }}
      classNames={{ popup: { root: styles.popup } }}
      value={value ? daysOf(value) : null}
      presets={presets.map((preset) => ({ label: preset.label, value: () => daysOf(preset.range()) }))}
      placeholder={[t('ui.dateRange.from'), t('ui.dateRange.to')]}
    />
  );
}
