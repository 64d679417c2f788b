import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { leaveToInputMethod } from '../shared/leaveToInputMethod';
import { useLiveProps } from '../shared/useLiveProps';
import type { LiveProps } from '../shared/useUpgrade';
import { DAY_FORMAT } from './facts';

/** antd's date picker over a field that holds YYYY-MM-DD. */
export function DateLive(props: LiveProps<'date'>) {
  const { field } = props;
  const page = usePage();
  const value = useWatched(field, () => plainText(field.value()));
  const live = useLiveProps(props, 'calendar');
  const day = value === '' ? null : dayjs(value);
  return (
    <DatePicker
      {...live}
      onKeyDown={leaveToInputMethod}
      id={field.id}
      format={DAY_FORMAT}
      value={day?.isValid() ? day : null}
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.date.placeholder')}
      onChange={(next) => field.edit(next ? next.format(DAY_FORMAT) : undefined)}
    />
  );
}
