import { isAppError } from '@atrium/common/errors/appError';
import type { PortalHttp } from '@atrium/portal/contract/portal';

export type Decision = 'approve' | 'reject';

/** Decides the step that waits for the person. */
export async function handleProcess(
  http: PortalHttp,
  processId: string,
  decision: Decision,
  comment: string,
): Promise<void> {
  await http.post('/api/teapi/workflow/flow/handle', { processid: processId, action: decision, comment });
}

/** Another person has already decided. */
export const isAlreadyHandled = (error: unknown): boolean =>
  isAppError(error, 'service') && error.code === 'flow.already_handled';
