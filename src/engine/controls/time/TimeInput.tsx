import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { RestInput } from '../shared/RestInput';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';
import { timeText } from './facts';

export const timeWidget = createLiveWidget(async () => (await import('./TimeLive')).TimeLive);

export function TimeInput({ field }: { field: Field<'time'> }) {
  const page = usePage();
  const { live, upgrade } = useUpgrade(timeWidget, field);
  const text = useCallback(() => timeText(field.value(), field.props), [field]);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return (
    <RestInput
      field={field}
      icon="clock"
      popup="dialog"
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.time.placeholder')}
      text={text}
      onUpgrade={upgrade}
    />
  );
}
