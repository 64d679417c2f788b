import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { RestInput } from '../shared/RestInput';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';
import { rangeText } from './facts';

export const dateRangeWidget = createLiveWidget(async () => (await import('./DateRangeLive')).DateRangeLive);

export function DateRangeInput({ field }: { field: Field<'daterange'> }) {
  const page = usePage();
  const { live, upgrade } = useUpgrade(dateRangeWidget, field);
  const text = useCallback(() => rangeText(field.value()), [field]);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return (
    <RestInput
      field={field}
      icon="calendar"
      popup="dialog"
      placeholder={`${page.host.t('engine.daterange.from')} ~ ${page.host.t('engine.daterange.to')}`}
      text={text}
      onUpgrade={upgrade}
    />
  );
}
