/** The route of the form that starts a flow; with the id of a draft it goes on with that. */
export function startRoute(flowCode: string, draftId?: string): string {
  const query = new URLSearchParams({ flowcode: flowCode, ...(draftId !== undefined && { processid: draftId }) });
  return `/flow?${query.toString()}`;
}

/** The route of the details of a process. */
export const processRoute = (processId: string): string =>
  `/process?${new URLSearchParams({ processid: processId }).toString()}`;
