import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';
import { RestInput } from '../shared/RestInput';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';

export const dateWidget = createLiveWidget(async () => (await import('./DateLive')).DateLive);

export function DateInput({ field }: { field: Field<'date'> }) {
  const page = usePage();
  const { live, upgrade } = useUpgrade(dateWidget, field);
  const text = useCallback(() => plainText(field.value()), [field]);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return (
    <RestInput
      field={field}
      icon="calendar"
      popup="dialog"
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.date.placeholder')}
      text={text}
      onUpgrade={upgrade}
    />
  );
}
