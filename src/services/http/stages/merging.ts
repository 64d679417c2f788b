import { REQUEST_TIMEOUT_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';
import type { CallContext, Stage } from '../call';

/** A request in flight, shared by several callers. */
interface Flight {
  answer: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

const cancelled = (cause: unknown) => new AppError('cancelled', 'The call was aborted', { cause });

/**
 * Merges identical reads in flight into one request (shell spec §7). A write and a read with `isFresh` are not merged, nor
 * is a read of another `generation` of the cache: the one in flight may not know a save that has ended since.
 * Each caller can abort its own wait; the request is aborted when no caller is left or when it times out.
 */
export function mergeReads(generation: () => number): Stage {
  const flights = new Map<string, Flight>();
  let separate = 0;

  const launch = (key: string, context: CallContext, next: () => Promise<void>): Flight => {
    const controller = new AbortController();
    context.req.options.signal = controller.signal;
    let isLate = false;
    const timeout = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, REQUEST_TIMEOUT_MS);
    const ask = async () => {
      try {
        await next();
        return context.res;
      } catch (error) {
        throw isLate ? new AppError('network', 'No answer in time', { code: 'errors.network', cause: error }) : error;
      } finally {
        clearTimeout(timeout);
        if (flights.get(key)?.controller === controller) flights.delete(key);
      }
    };
    const flight = { answer: ask(), controller, waiting: 0 };
    flights.set(key, flight);
    return flight;
  };

  const wait = (key: string, flight: Flight, signal: AbortSignal | undefined): Promise<unknown> => {
    flight.waiting += 1;
    if (!signal) return flight.answer;
    return new Promise((resolve, reject) => {
      const handleAbort = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          flights.delete(key);
          flight.controller.abort();
        }
        reject(cancelled(signal.reason));
      };
      signal.addEventListener('abort', handleAbort, { once: true });
      flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
    });
  };

  return async (context, next) => {
    const { signal, call } = context.req.options;
    if (signal?.aborted) throw cancelled(signal.reason);
    const isShared = call.isRead && !call.isFresh;
    const key = isShared ? `${generation()} ${call.key}` : `separate ${(separate += 1)}`;
    context.res = await wait(key, flights.get(key) ?? launch(key, context, next), signal);
  };
}
