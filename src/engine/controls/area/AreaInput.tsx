import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { RestInput } from '../shared/RestInput';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';
import facts from './facts';

export const areaWidget = createLiveWidget(async () => (await import('./AreaLive')).AreaLive);

export function AreaInput({ field }: { field: Field<'area'> }) {
  const page = usePage();
  const { live, upgrade } = useUpgrade(areaWidget, field);
  const text = useCallback(() => facts.format?.(field.value(), field.props, String) ?? '', [field]);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return (
    <RestInput
      field={field}
      icon="arrow"
      popup="tree"
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.area.placeholder')}
      text={text}
      onUpgrade={upgrade}
    />
  );
}
