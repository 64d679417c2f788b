import { lazyContent } from '@atrium/portal/ui';

/** The diagram of a flow, with its code and texts loaded when it is first shown. */
export const LazyFlowDiagram = lazyContent(() => import('./FlowDiagram'));
