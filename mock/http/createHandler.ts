import { readLanguage } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import type { Platform } from '../domain/platform';
import { platform } from '../domain/platform';
import { sendFault, send } from './send';
import { redactRequest } from './redact';
import type { Reply } from './reply';
import { failure, success } from './reply';
import type { WireHandler, WireRequest } from './wire';
import { headerOf, inputOf } from './wire';

/** The context of every call. */
export interface CallContext {
  platform: Platform;
  language: Language;
  request: WireRequest;
}

async function replyOf(work: (context: CallContext) => unknown, context: CallContext): Promise<Reply> {
  try {
    return success(await work(context), context.language);
  } catch (error) {
    return failure(error, context.language);
  }
}

function runAfter(delayMs: number, work: () => void): void {
  if (delayMs > 0) setTimeout(work, delayMs);
  else work();
}

/** The reply of a call that a fault prevents from running. */
const SKIPPED: Reply = { status: 200, body: { resp_data: {} } };

/**
 * Wraps `work` into a handler with latency, scheduled faults, the call log and the response format. `work` may return a
 * promise.
 */
export function createHandler(work: (context: CallContext) => unknown): WireHandler {
  return (request, response) => {
    const current = platform();
    const language = readLanguage(headerOf(request, 'language'));
    const { method, path, query, headers } = request;
    const logged = current.calls.add({
      method,
      ...redactRequest({ path, query, headers, body: method === 'GET' ? undefined : inputOf(request) }),
      status: 0,
    });
    const run = async () => {
      const fault = current.faults.take(path);
      const isWorking = !fault || fault.isAfterCommit || fault.kind === 'late';
      const reply = isWorking ? await replyOf(work, { platform: current, language, request }) : SKIPPED;
      runAfter(fault?.delayMs ?? 0, () => {
        logged.status = fault ? sendFault(fault.kind, response, reply, language) : send(response, reply);
      });
    };
    runAfter(Number(process.env.ATRIUM_MOCK_LATENCY_MS ?? 0), () => {
      run().catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  };
}
