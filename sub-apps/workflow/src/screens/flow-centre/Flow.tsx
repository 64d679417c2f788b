import { useViewQuery } from '@atrium/portal/sdk';
import { lazyContent } from '@atrium/portal/ui';

const FlowCentre = lazyContent(() => import('./FlowCentre'));
const FlowStart = lazyContent(() => import('../flow-start/FlowStart'));
const Process = lazyContent(() => import('../process/Process'));

/** `/flow`: the flow centre; with a flow in the query the form that starts it, with a process alone its details. */
export default function Flow() {
  const query = useViewQuery();
  if (query.get('flowcode')) return <FlowStart />;
  return query.get('processid') ? <Process /> : <FlowCentre />;
}
