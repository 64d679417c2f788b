import { readLanguage } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import type { Platform } from '../domain/platform';
import { platform } from '../domain/platform';
import { deliverFault, send } from './deliver';
import { redactRequest } from './redact';
import type { Reply } from './reply';
import { failure, success } from './reply';
import type { WireHandler, WireRequest } from './wire';
import { headerOf, inputOf } from './wire';

/** What every call has at hand. */
export interface CallContext {
  platform: Platform;
  language: Language;
  request: WireRequest;
}

function answerOf(work: (context: CallContext) => unknown, context: CallContext): Reply {
  try {
    return success(work(context), context.language);
  } catch (error) {
    return failure(error, context.language);
  }
}

function after(delayMs: number, work: () => void): void {
  if (delayMs > 0) setTimeout(work, delayMs);
  else work();
}

/** Ordered faults without `isAfterCommit` strike before the work. */
const NOT_DONE: Reply = { status: 200, body: { resp_data: {} } };

/** Every handler passes through here: latency, ordered faults, the log, and the shape of answers. */
export function answer(work: (context: CallContext) => unknown): WireHandler {
  return (request, response) => {
    const current = platform();
    const language = readLanguage(headerOf(request, 'language'));
    const { method, path, query, headers } = request;
    const logged = current.calls.add({
      method,
      ...redactRequest({ path, query, headers, body: method === 'GET' ? undefined : inputOf(request) }),
      status: 0,
    });
    const run = () => {
      const fault = current.faults.take(path);
      const isWorking = !fault || fault.isAfterCommit || fault.kind === 'late';
      const reply = isWorking ? answerOf(work, { platform: current, language, request }) : NOT_DONE;
      after(fault?.delayMs ?? 0, () => {
        logged.status = fault ? deliverFault(fault.kind, response, reply, language) : send(response, reply);
      });
    };
    after(Number(process.env.ATRIUM_MOCK_LATENCY_MS ?? 0), run);
  };
}
