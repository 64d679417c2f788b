import { useViewQuery } from '@atrium/portal/sdk';
import { lazyContent } from '@atrium/portal/ui';
import { FlowList } from './list/FlowList';

export { managerTexts as texts } from '../../locales/manager';

const LazyFlowDesign = lazyContent(() => import('./design/FlowDesign'));
const LazyFlowInstances = lazyContent(() => import('./instances/FlowInstances'));

/** `/masterflowmanager`: the flow definitions; with `flowid` the design of one, with `view=instances` its processes. */
export default function FlowManager() {
  const query = useViewQuery();
  const flowId = query.get('flowid') || undefined;
  if (query.get('view') === 'instances') return <LazyFlowInstances flowId={flowId} />;
  return flowId ? <LazyFlowDesign flowId={flowId} /> : <FlowList />;
}
