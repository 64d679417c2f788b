import { useEffect, useState } from 'react';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { bindWidget } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { leaveToInputMethod } from '../shared/leaveToInputMethod';
import type { LiveProps } from '../shared/useUpgrade';
import { DAY_FORMAT } from './facts';

/** antd's date picker over a field that holds YYYY-MM-DD. */
export function DateLive({ field, shouldFocus, shouldOpen }: LiveProps<'date'>) {
  const page = usePage();
  const value = useWatched(field, () => plainText(field.value()));
  const error = useWatched(field, () => field.error());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const [isOpen, setOpen] = useState(shouldOpen);
  useEffect(() => bindWidget(field), [field]);
  const day = value === '' ? null : dayjs(value);
  return (
    <DatePicker
      onKeyDown={leaveToInputMethod}
      id={field.id}
      aria-label={field.ariaLabel}
      style={{ width: '100%' }}
      format={DAY_FORMAT}
      value={day?.isValid() ? day : null}
      disabled={isReadonly}
      allowClear={!isRequired}
      status={error === undefined ? undefined : 'error'}
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.date.placeholder')}
      autoFocus={shouldFocus}
      open={isOpen}
      onOpenChange={setOpen}
      onChange={(next) => field.edit(next ? next.format(DAY_FORMAT) : undefined)}
      onFocus={() => field.focus()}
      onBlur={() => field.blur()}
    />
  );
}
