import { lazyContent } from '@atrium/portal/ui';

/** The editor of a flow, with its code and texts loaded when it is first shown. */
export const LazyFlowDesigner = lazyContent(() => import('./FlowDesigner'));
