import { DatePicker } from 'antd';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { exactMoment } from '../shared/exactMoment';
import styles from '../shared/input.module.css';
import { leaveToInputMethod } from '../shared/leaveToInputMethod';
import { useLiveProps } from '../shared/useLiveProps';
import type { LiveProps } from '../shared/useUpgrade';
import { MOMENT_FORMAT } from './facts';

/** antd's date picker with its time columns over a field that holds YYYY-MM-DD HH:mm:ss. */
export function DateTimeLive(props: LiveProps<'datetime'>) {
  const { field } = props;
  const page = usePage();
  const value = useWatched(field, () => field.value());
  const moment = exactMoment(value, MOMENT_FORMAT);
  const raw = moment ? '' : plainText(value);
  const live = useLiveProps(props, 'calendar');
  return (
    <DatePicker
      onKeyDown={leaveToInputMethod}
      {...live}
      id={field.id}
      className={raw && styles.raw}
      showTime
      format={MOMENT_FORMAT}
      value={moment ?? null}
      minDate={exactMoment(field.props.min, MOMENT_FORMAT)}
      maxDate={exactMoment(field.props.max, MOMENT_FORMAT)}
      placeholder={raw || page.text(field.props.placeholder) || page.host.t('engine.datetime.placeholder')}
      needConfirm={false}
      onChange={(next) => field.edit(next ? next.format(MOMENT_FORMAT) : undefined)}
    />
  );
}
