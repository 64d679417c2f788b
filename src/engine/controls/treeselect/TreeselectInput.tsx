import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { RestInput } from '../shared/RestInput';
import { useShownText } from '../shared/useShownText';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';

export const treeselectWidget = createLiveWidget(async () => (await import('./TreeselectLive')).TreeselectLive);

export function TreeselectInput({ field }: { field: Field<'treeselect'> }) {
  const page = usePage();
  const { live, upgrade } = useUpgrade(treeselectWidget, field);
  const text = useShownText(field);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return (
    <RestInput
      field={field}
      icon="arrow"
      popup="tree"
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.select.placeholder')}
      text={text}
      onUpgrade={upgrade}
    />
  );
}
