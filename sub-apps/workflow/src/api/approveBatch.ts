import { fittingList, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { nonEmpty, object, optional, pipe, transform } from 'valibot';

/** The platform decides at most so many processes in one call. */
export const MOST_IN_BATCH = 100;

/** A process that was not approved, and why. */
export interface Refusal {
  processId: string;
  title: string;
  /** Empty when the platform does not say. */
  reason: string;
  code: string;
}

export interface BatchAnswer {
  done: readonly string[];
  refused: readonly Refusal[];
}

const text = optional(looseString, '');
const idOf = pipe(looseString, nonEmpty());
const answerSchema = pipe(
  object({
    done: optional(fittingList(object({ processid: idOf })), []),
    refused: optional(fittingList(object({ processid: idOf, title: text, reason: text, code: text })), []),
  }),
  transform((wire): BatchAnswer => ({
    done: wire.done.map(({ processid }) => processid),
    refused: wire.refused.map(({ processid, title, reason, code }) => ({
      processId: processid,
      title,
      reason,
      code,
    })),
  })),
);

/** Approves up to `MOST_IN_BATCH` processes. Repeated with the same `requestId`, it decides nothing twice. */
export async function approveBatch(
  http: PortalHttp,
  processIds: readonly string[],
  comment: string,
  requestId: string,
): Promise<BatchAnswer> {
  const body = { processids: processIds, action: 'approve', comment, requestid: requestId };
  return read(answerSchema, await http.post('/api/teapi/workflow/flow/handlebatch', body));
}
