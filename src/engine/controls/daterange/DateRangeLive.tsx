import { useEffect } from 'react';
import { DatePicker } from 'antd';
import { useDayRange } from '@/ui/useDayRange';
import { describeField } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { DAY_FORMAT } from '../date/facts';
import { exactMoment } from '../shared/exactMoment';
import inputStyles from '../shared/input.module.css';
import { leaveToInputMethod } from '../shared/leaveToInputMethod';
import { useLiveProps } from '../shared/useLiveProps';
import type { LiveProps } from '../shared/useUpgrade';
import styles from './daterange.module.css';
import { daysOf, rawDays } from './facts';

/** antd's range picker over a field that holds two days. The field's label names the first input, and this the second. */
export function DateRangeLive(props: LiveProps<'daterange'>) {
  const { field } = props;
  const page = usePage();
  const value = useWatched(field, () => field.value());
  const { from, to } = daysOf(value);
  const raw = rawDays(value);
  const range = useDayRange(Array.isArray(value) ? value : undefined, (days) => field.edit(days));
  const live = useLiveProps(props, 'calendar');
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const endName = page.host.t('engine.daterange.end', { title });
  useEffect(() => {
    const end = document.getElementById(`${field.id}-end`);
    end?.setAttribute('aria-label', endName);
    return end ? field.watch(() => describeField(end, field)) : undefined;
  }, [field, endName]);
  return (
    <DatePicker.RangePicker
      onKeyDown={leaveToInputMethod}
      {...live}
      {...range}
      onBlur={({ relatedTarget }) =>
        relatedTarget?.id === field.id || relatedTarget?.id === `${field.id}-end` ? undefined : live.onBlur()
      }
      id={{ start: field.id, end: `${field.id}-end` }}
      className={raw ? `${styles.range} ${inputStyles.raw}` : styles.range}
      separator=" ~ "
      value={[from ?? null, to ?? null]}
      minDate={exactMoment(field.props.min, DAY_FORMAT)}
      maxDate={exactMoment(field.props.max, DAY_FORMAT)}
      placeholder={raw ?? [page.host.t('engine.daterange.from'), page.host.t('engine.daterange.to')]}
    />
  );
}
