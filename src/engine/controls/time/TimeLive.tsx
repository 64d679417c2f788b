import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import styles from '../shared/input.module.css';
import { leaveToInputMethod } from '../shared/leaveToInputMethod';
import { useLiveProps } from '../shared/useLiveProps';
import type { LiveProps } from '../shared/useUpgrade';
import { closedTimes } from './closedTimes';
import { isTime, timeFormat, timeText } from './facts';

/** Any day: only its time is shown. */
const DAY = '2000-01-01';

/** antd's time picker over a field that holds HH:mm or HH:mm:ss. */
export function TimeLive(props: LiveProps<'time'>) {
  const { field } = props;
  const { min, max, minutestep = 1, placeholder } = field.props;
  const page = usePage();
  const text = useWatched(field, () => timeText(field.value(), field.props));
  const live = useLiveProps(props, 'clock');
  const raw = isTime(text) ? '' : text;
  const format = timeFormat(field.props);
  return (
    <TimePicker
      onKeyDown={leaveToInputMethod}
      {...live}
      id={field.id}
      className={raw && styles.raw}
      format={format}
      value={text === raw ? null : dayjs(`${DAY} ${text}`)}
      minuteStep={minutestep as 1}
      placeholder={raw || page.text(placeholder) || page.host.t('engine.time.placeholder')}
      disabledTime={() => closedTimes(min, max)}
      needConfirm={false}
      onChange={(next) => field.edit(next ? next.format(format) : undefined)}
    />
  );
}
