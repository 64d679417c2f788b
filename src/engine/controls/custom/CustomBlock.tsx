import type { ControlModel } from '../../model/controlModel';
import { at, issue } from '../../protocol/issues';
import { IssueCard } from '../../react/IssueCard';
import { usePage } from '../../react/pageContext';

/** Says that a tenant's component is not registered, and which: no host registers any. */
export function CustomBlock({ control }: { control: ControlModel<'custom'> }) {
  const page = usePage();
  const { component } = control.props;
  return <IssueCard issue={issue('unknown-component', at(control.node.path, 'component'), { component })} host={page.host} pageCode={page.pageCode} />;
}
