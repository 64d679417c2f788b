import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { RestInput } from '../shared/RestInput';
import { useShownText } from '../shared/useShownText';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';

export const cascaderWidget = createLiveWidget(async () => (await import('./CascaderLive')).CascaderLive);

export function CascaderInput({ field }: { field: Field<'cascader'> }) {
  const page = usePage();
  const { live, upgrade } = useUpgrade(cascaderWidget, field);
  const text = useShownText(field);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return (
    <RestInput
      field={field}
      icon="arrow"
      popup="listbox"
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.select.placeholder')}
      text={text}
      onUpgrade={upgrade}
    />
  );
}
