import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';
import { RestInput } from '../shared/RestInput';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';

export const dateTimeWidget = createLiveWidget(async () => (await import('./DateTimeLive')).DateTimeLive);

export function DateTimeInput({ field }: { field: Field<'datetime'> }) {
  const page = usePage();
  const { live, upgrade } = useUpgrade(dateTimeWidget, field);
  const text = useCallback(() => plainText(field.value()), [field]);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return (
    <RestInput
      field={field}
      icon="calendar"
      popup="dialog"
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.datetime.placeholder')}
      text={text}
      onUpgrade={upgrade}
    />
  );
}
