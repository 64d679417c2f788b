import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useEffect } from 'react';
import { useT } from '../sdk/hooks';

/** Two days as `YYYY-MM-DD`, the later one second; both belong to the range. */
export type DateRange = readonly [from: string, to: string];

const DAY_FORMAT = 'YYYY-MM-DD';

interface Props {
  /** Of the first input, which the field's label names. */
  id: string;
  label: string;
  value: DateRange | undefined;
  onChange(value: DateRange | undefined): void;
}

/** antd's range picker for two days. */
export function DateRangeInput({ id, label, value, onChange }: Props) {
  const t = useT();
  const endId = `${id}-end`;
  const endName = t('ui.dateRange.end', { label });
  // antd gives its second input no name.
  useEffect(() => document.getElementById(endId)?.setAttribute('aria-label', endName), [endId, endName]);
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: endId }}
      format={DAY_FORMAT}
      separator="~"
      style={{ width: '100%' }}
      value={value ? [dayjs(value[0]), dayjs(value[1])] : null}
      placeholder={[t('ui.dateRange.from'), t('ui.dateRange.to')]}
      onChange={(days) =>
        onChange(days?.[0] && days[1] ? [days[0].format(DAY_FORMAT), days[1].format(DAY_FORMAT)] : undefined)
      }
    />
  );
}
