import type { CDPSession, Page, Protocol } from 'puppeteer';

type Paused = Protocol.Fetch.RequestPausedEvent;

/**
 * How the next call fails. `drop`: the connection breaks before the server has it; `timeout`: no answer comes in time;
 * `lost`: the server has executed it and its answer is lost.
 */
export const CALL_FAULTS = ['drop', '500', '503', 'timeout', 'lost'] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

const ERROR_REASONS = { drop: 'ConnectionReset', timeout: 'TimedOut', lost: 'ConnectionReset' } as const;

export interface CallFaults {
  /** The next call fails; resolves when it has. */
  next(fault: CallFault): Promise<void>;
  /** The bodies of the calls so far, those that failed included. */
  readonly sent: readonly unknown[];
  stop(): Promise<void>;
}

/** An answer of the browser's network to a paused request. */
export const fulfil = (session: CDPSession, requestId: string, status: number, body: string) =>
  session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: Buffer.from(body).toString('base64'),
  });

/** Lets the calls to an address fail in the browser's network, so that the server's state is what it would be. */
export async function callFaults(page: Page, ending: string): Promise<CallFaults> {
  const session = await page.createCDPSession();
  const queue: { fault: CallFault; served: () => void }[] = [];
  const sent: unknown[] = [];

  async function answer({ requestId, request, responseStatusCode, responseErrorReason }: Paused) {
    const isAnswered = responseStatusCode !== undefined || responseErrorReason !== undefined;
    if (!isAnswered) sent.push(JSON.parse(request.postData ?? 'null'));
    const [first] = queue;
    if (!first || (first.fault === 'lost' && !isAnswered)) return session.send('Fetch.continueRequest', { requestId });
    queue.shift();
    if (first.fault === '500' || first.fault === '503') await fulfil(session, requestId, Number(first.fault), '{}');
    else await session.send('Fetch.failRequest', { requestId, errorReason: ERROR_REASONS[first.fault] });
    first.served();
  }

  session.on('Fetch.requestPaused', (event) => {
    answer(event).catch((error: unknown) => process.emitWarning(String(error)));
  });
  await session.send('Fetch.enable', {
    patterns: (['Request', 'Response'] as const).map((requestStage) => ({ urlPattern: `*${ending}`, requestStage })),
  });
  return {
    next: (fault) => new Promise((served) => queue.push({ fault, served })),
    sent,
    stop: () => session.detach(),
  };
}
