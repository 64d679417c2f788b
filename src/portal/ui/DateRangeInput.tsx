import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useEffect } from 'react';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import styles from './DateRangeInput.module.css';

/** Two days as `YYYY-MM-DD`, the later one second; both belong to the range. */
export type DateRange = readonly [from: string, to: string];

const DAY_FORMAT = 'YYYY-MM-DD';

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
  const endId = `${id}-end`;
  const endName = t('ui.dateRange.end', { label });
  // antd gives its second input no name.
  useEffect(() => document.getElementById(endId)?.setAttribute('aria-label', endName), [endId, endName]);
  return (
    <DatePicker.RangePicker
      {...state}
      id={{ start: id, end: endId }}
      format={DAY_FORMAT}
      separator="~"
      // The keyboard of a phone would cover the calendar.
      inputReadOnly={isNarrow}
      style={{ width: '100%' }}
      classNames={{ popup: { root: styles.popup } }}
      value={value ? daysOf(value) : null}
      presets={presets.map(({ label: name, range }) => ({ label: name, value: () => daysOf(range()) }))}
      placeholder={[t('ui.dateRange.from'), t('ui.dateRange.to')]}
      onChange={(days) =>
        onChange(days?.[0] && days[1] ? [days[0].format(DAY_FORMAT), days[1].format(DAY_FORMAT)] : undefined)
      }
    />
  );
}
