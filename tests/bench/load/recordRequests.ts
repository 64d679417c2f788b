import type { CDPSession } from 'puppeteer';
import type { TimedRequest } from '../lib/serialChain';

/** Requests of a page from now on, in the order in which they were sent. Those without an answer have no `end` yet. */
export interface RequestLog {
  sent(): readonly (Omit<TimedRequest, 'end'> & { end?: number })[];
  answered(): TimedRequest[];
}

/** Records the browser's network events with the browser's timestamps. */
export async function recordRequests(session: CDPSession): Promise<RequestLog> {
  const requests = new Map<string, Omit<TimedRequest, 'end'> & { end?: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    requests.set(requestId, { name: request.url, start: timestamp * 1000 });
  });
  const handleEnd = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp * 1000;
  };
  session.on('Network.loadingFinished', handleEnd);
  session.on('Network.loadingFailed', handleEnd);
  await session.send('Network.enable');
  return {
    sent: () => [...requests.values()],
    answered: () =>
      [...requests.values()].flatMap(({ name, start, end }) => (end === undefined ? [] : [{ name, start, end }])),
  };
}
