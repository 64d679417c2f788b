import { DatePicker } from 'antd';
import { DAY_INPUT } from '@/ui/DayInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { exactMoment } from '../shared/exactMoment';
import styles from '../shared/input.module.css';
import { leaveToInputMethod } from '../shared/leaveToInputMethod';
import { useLiveProps } from '../shared/useLiveProps';
import type { LiveProps } from '../shared/useUpgrade';
import { DAY_FORMAT } from './facts';

/** antd's date picker over a field that holds YYYY-MM-DD. */
export function DateLive(props: LiveProps<'date'>) {
  const { field } = props;
  const page = usePage();
  const value = useWatched(field, () => field.value());
  const live = useLiveProps(props, 'calendar');
  const day = exactMoment(value, DAY_FORMAT);
  // Shown as it is: dayjs would read the number -1 as a day of 2001.
  const raw = day ? '' : plainText(value);
  return (
    <DatePicker
      {...live}
      onKeyDown={leaveToInputMethod}
      id={field.id}
      className={raw && styles.raw}
      components={DAY_INPUT}
      format={DAY_FORMAT}
      value={day ?? null}
      placeholder={raw || page.text(field.props.placeholder) || page.host.t('engine.date.placeholder')}
      onChange={(next) => field.edit(next ? next.format(DAY_FORMAT) : undefined)}
    />
  );
}
