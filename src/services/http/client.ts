import { extend } from 'umi-request';
import type { OnionMiddleware } from 'umi-request';
import type { ServerClock } from '../clock/createServerClock';
import type { Connection } from '../connection/connection';
import type { SessionService } from '../session/session';
import type { TokenRefresher } from '../token/createTokenRefresher';
import type { CallContext, CallOptions, Stage } from './call';
import type { ProcessMessageHandler } from './processMessages';
import { createCache } from './stages/cache';
import { waitWhileOffline } from './stages/connection';
import { readEnvelope } from './stages/envelope';
import { mapErrors } from './stages/errors';
import { sendHeaders } from './stages/headers';
import { mergeReads } from './stages/merging';
import { guardSession } from './stages/session';
import { ensureFreshToken } from './stages/token';

export interface ClientParts {
  fetch: typeof fetch;
  /** The headers of a call for this page. */
  headers(pageCode: string | undefined): Record<string, string>;
  session: SessionService;
  connection: Connection;
  tokenRefresher: TokenRefresher;
  clock: Pick<ServerClock, 'update'>;
  /** The browser's time. */
  browserNow(): number;
  handleMessages: ProcessMessageHandler;
  /** Whether there is a text for this error code. */
  hasText(code: string): boolean;
  /** The server has ended the session. */
  onOver(): void;
}

/** umi-request awaits the promise of a middleware, which its types do not express. */
const asMiddleware = (stage: Stage) => stage as unknown as OnionMiddleware;

/**
 * Replaces umi-request's own transport, which uses the global `fetch` and does not tell when a request was sent. Core
 * middleware is registered for all instances, so each instance passes its fetch in the option `fetcher`.
 */
const transport: Stage = async (context) => {
  const { url, options } = context.req as { url: string; options: CallOptions & { fetcher: typeof fetch } };
  context.res = await options.fetcher(url, options);
};
extend({}).use(asMiddleware(transport), { core: true });

/** The product's umi-request instance. The stages are listed from the caller to the server; answers pass them backwards. */
export function createClient(parts: ClientParts) {
  const { fetch, clock, browserNow, session, connection, tokenRefresher, onOver, headers, hasText } = parts;

  const fetcher: typeof fetch = async (...request) => {
    const sentAt = browserNow();
    const response = await fetch(...request);
    clock.update(response.headers.get('date'), sentAt, browserNow());
    // A redirect that is not followed has no readable response. An empty one lets the stages handle it as an answer.
    return response.type === 'opaqueredirect' ? new Response() : response;
  };

  // Without `throwErrIfParseFail`, umi-request returns a body that is not JSON as text.
  const client = extend({ throwErrIfParseFail: true, fetcher });
  const request = (url: string, options: CallOptions): Promise<unknown> => client(url, { ...options });
  const cache = createCache({ session, now: browserNow });

  const firstAttempt: readonly Stage[] = [
    cache.stage,
    waitWhileOffline(connection),
    mergeReads(cache.generation),
    guardSession(session, onOver),
    ensureFreshToken({ session, tokenRefresher, request }),
  ];
  const everyAttempt: readonly Stage[] = [mapErrors(hasText), readEnvelope(parts.handleMessages), sendHeaders(headers)];

  const skipOnRepeat =
    (stage: Stage): Stage =>
    (context: CallContext, next) =>
      context.req.options.call.isRepeat ? next() : stage(context, next);
  [...firstAttempt.map(skipOnRepeat), ...everyAttempt].forEach((stage) => client.use(asMiddleware(stage)));

  return { request, forgetReads: cache.forget };
}
