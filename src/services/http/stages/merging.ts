import { REQUEST_TIMEOUT_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';
import type { CallContext, Stage } from '../call';

/** A request that is under way, shared by several callers. */
interface PendingRequest {
  answer: Promise<unknown>;
  controller: AbortController;
  /** Callers that wait for the answer. */
  callers: number;
}

const cancelled = (cause: unknown) => new AppError('cancelled', 'The call was aborted', { cause });

/**
 * Merges identical pending reads into one request (shell spec §7). A write, a read with `isFresh` and one that is made
 * ahead of its use are not merged, nor is a read of another `generation` of the cache: a pending read may be older than
 * the save that cleared the cache. Each caller can abort its own wait; the request is aborted when no caller is left or
 * when it times out.
 */
export function mergeReads(generation: () => number): Stage {
  /** A request that is not shared has an object of its own as its key. */
  const pending = new Map<unknown, PendingRequest>();

  const startRequest = (key: unknown, context: CallContext, next: () => Promise<void>): PendingRequest => {
    const controller = new AbortController();
    context.req.options.signal = controller.signal;
    let isLate = false;
    const timeout = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, context.req.options.call.timeoutMs ?? REQUEST_TIMEOUT_MS);
    const send = async () => {
      try {
        await next();
        return context.res;
      } catch (error) {
        throw isLate ? new AppError('network', 'No answer in time', { code: 'errors.network', cause: error }) : error;
      } finally {
        clearTimeout(timeout);
        if (pending.get(key)?.controller === controller) pending.delete(key);
      }
    };
    const request = { answer: send(), controller, callers: 0 };
    pending.set(key, request);
    return request;
  };

  const wait = (key: unknown, request: PendingRequest, signal: AbortSignal | undefined): Promise<unknown> => {
    request.callers += 1;
    if (!signal) return request.answer;
    return new Promise((resolve, reject) => {
      const handleAbort = () => {
        request.callers -= 1;
        if (request.callers === 0) {
          pending.delete(key);
          request.controller.abort();
        }
        reject(cancelled(signal.reason));
      };
      signal.addEventListener('abort', handleAbort, { once: true });
      request.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
    });
  };

  return async (context, next) => {
    const { signal, call } = context.req.options;
    if (signal?.aborted) throw cancelled(signal.reason);
    const isShared = call.isRead && !call.isFresh && !call.ahead;
    const key = isShared ? `${generation()} ${call.key}` : {};
    context.res = await wait(key, pending.get(key) ?? startRequest(key, context, next), signal);
  };
}
