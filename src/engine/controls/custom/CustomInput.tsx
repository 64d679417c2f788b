import type { Field } from '../../model/field';
import { at, issue } from '../../protocol/issues';
import { IssueCard } from '../../react/IssueCard';
import { usePage } from '../../react/pageContext';
import { lazyComponent } from '@/ui/lazyComponent';
import { leaveHandler } from '../shared/leaveHandler';

const WidgetView = lazyComponent(
  async () => (await import(/* webpackChunkName: "widgets" */ '../../widgets/WidgetView')).WidgetView,
  <div aria-busy="true" />,
);

/** A component of the tenant's; a card in its place when the tenant has none of this name. */
export function CustomInput({ field }: { field: Field<'custom'> }) {
  const page = usePage();
  const { component: type } = field.props;
  const found = page.host.components.find(type);
  if (found !== 'unknown')
    return (
      <div onBlur={leaveHandler(field)}>
        <WidgetView field={field} component={found} />
      </div>
    );
  return (
    <IssueCard
      issue={issue('unknown-component', at(field.node.path, 'component'), { component: type })}
      host={page.host}
      pageCode={page.pageCode}
    />
  );
}
