const PATH = '/masterflowmanager';

/** The route of the design of a flow: each opens as its own tab. */
export const designRoute = (flowId: string) => `${PATH}?flowid=${encodeURIComponent(flowId)}`;

/** The route of the processes of a flow, or of all flows. */
export const instancesRoute = (flowId?: string) =>
  flowId === undefined ? `${PATH}?view=instances` : `${designRoute(flowId)}&view=instances`;
