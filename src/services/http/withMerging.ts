import { REQUEST_TIMEOUT_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';
import { isRead } from './apiRequest';
import type { Send } from './apiRequest';
import { requestKey } from './requestKey';

interface Flight {
  answer: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

const cancelled = (cause: unknown) => new AppError('cancelled', 'The call was given up', { cause });

/**
 * Identical reads in flight share one request (shell spec §7); a write, and a read for which only a new answer will do, is a request of its own. Each caller may
 * give up alone; the request itself is given up when nobody waits for it any more, or when no answer comes in time.
 */
export function withMerging(send: Send, identity: () => string): Send {
  const flights = new Map<string, Flight>();
  let alone = 0;

  const launch = (key: string, ...[request]: Parameters<Send>): Flight => {
    const controller = new AbortController();
    let isLate = false;
    const timeout = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, REQUEST_TIMEOUT_MS);
    const ask = async () => {
      try {
        return await send({ ...request, options: { ...request.options, signal: controller.signal } });
      } catch (error) {
        throw isLate ? new AppError('network', 'No answer in time', { code: 'errors.network', cause: error }) : error;
      } finally {
        clearTimeout(timeout);
        if (flights.get(key)?.controller === controller) flights.delete(key);
      }
    };
    const answer = ask();
    const flight = { answer, controller, waiting: 0 };
    flights.set(key, flight);
    return flight;
  };

  return (request) => {
    const { signal } = request.options;
    if (signal?.aborted) return Promise.reject(cancelled(signal.reason));
    const key = isRead(request) && !request.options.isFresh ? requestKey(request, identity()) : `alone ${(alone += 1)}`;
    const flight = flights.get(key) ?? launch(key, request);
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
}
