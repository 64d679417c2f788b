/** The route of the list of flows. */
export const LIST_ROUTE = '/masterflowmanager';

/** The route of the design of a flow: each opens as its own tab. */
export const designRoute = (flowId: string) => `${LIST_ROUTE}?flowid=${encodeURIComponent(flowId)}`;

/** The route of the processes of a flow, or of all flows. */
export const instancesRoute = (flowId?: string) =>
  flowId === undefined ? `${LIST_ROUTE}?view=instances` : `${designRoute(flowId)}&view=instances`;
