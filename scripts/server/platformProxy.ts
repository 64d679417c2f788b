import type { ClientRequest, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { sendError } from './errorResponses';
import { platformPath } from './platformPath';

export interface ProxyTimeouts {
  /** To reach the platform. */
  connectMs: number;
  /** Without a byte in either direction. The browser gives a call up after 60 s. */
  idleMs: number;
}

const TIMEOUTS: ProxyTimeouts = { connectMs: 10_000, idleMs: 90_000 };

/** Headers that concern one connection only (RFC 9110, 7.6.1). `Transfer-Encoding` is left to Node, which frames the body. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** `Connection` cannot make these a matter of one connection: the message would be another one without them. */
const END_TO_END = ['content-length', 'host', 'transfer-encoding'];

/**
 * What a proxy in front says about the browser, and headers by which some servers take another path than that of the
 * request line. From a browser they are invented; this proxy sets none itself.
 */
const PROXY_CLAIM = /^(forwarded|x-forwarded(-.*)?|x-real-ip|x-original-url|x-rewrite-url)$/;

const TIMED_OUT = 'ETIMEDOUT';

function removeHopByHop(headers: IncomingMessage['headers']): void {
  const nominated = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...nominated.filter((each) => !END_TO_END.includes(each))]) delete headers[name];
  if (nominated.includes('close')) headers.connection = 'close';
}

/** Only a path below `/api/` goes on; another path is not for the platform, and a doubtful one is refused. */
const guard: RequestHandler = (request, response, next) => {
  const path = platformPath(request.url);
  if (path.kind === 'other') return next('router');
  if (path.kind === 'refused') return sendError(400, request, response);
  request.url = path.url;
  removeHopByHop(request.headers);
  for (const name of Object.keys(request.headers).filter((each) => PROXY_CLAIM.test(each)))
    delete request.headers[name];
  // Node has already answered it; the proxy library would skip its own events.
  delete request.headers.expect;
  next();
};

/** Gives up a call that takes too long, or that the browser has given up. */
function watch(outgoing: ClientRequest, response: Response, { connectMs, idleMs }: ProxyTimeouts): void {
  const giveUp = () => outgoing.destroy(Object.assign(new Error('The platform takes too long'), { code: TIMED_OUT }));
  const { socket } = outgoing;
  if (socket?.connecting) {
    const timer = setTimeout(giveUp, connectMs);
    const stop = () => clearTimeout(timer);
    socket.once('connect', stop).once('close', stop);
  }
  outgoing.setTimeout(idleMs, giveUp);
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy();
  });
}

/**
 * The place of a redirect as the browser has to see it. Below the platform's prefix it becomes an address of this server.
 * Only one that names its scheme leads elsewhere: `//host` is taken for a path, because it is rarely meant.
 */
function localLocation(location: string, asked: URL, prefix: string): string {
  if (!URL.canParse(location, asked.href)) return location;
  const { origin, pathname, search, hash } = new URL(location, asked);
  const isBelowPrefix = origin === asked.origin && pathname.startsWith(`${prefix}/`);
  if (!isBelowPrefix && /^[a-z][a-z\d+.-]*:/i.test(location)) return location;
  const path = isBelowPrefix ? pathname.slice(prefix.length) : pathname;
  return path.replace(/^\/+/, '/') + search + hash;
}

function handleAnswer(answer: IncomingMessage, request: Request, response: Response, platform: URL): void {
  removeHopByHop(answer.headers);
  // The browser's connection to this server goes on when the platform's ends.
  delete answer.headers.connection;
  const { location } = answer.headers;
  if (location !== undefined) {
    const prefix = platform.pathname.replace(/\/$/, '');
    answer.headers.location = localLocation(location, new URL(prefix + request.url, platform), prefix);
  }
  // A body that breaks off must not look whole to the browser.
  answer.once('close', () => {
    if (!answer.complete) response.destroy();
  });
}

/** The answer names neither the platform's address nor the cause: both are for the operator. */
function handleError(error: NodeJS.ErrnoException, response: Response | Socket): void {
  if (response instanceof Socket || response.headersSent || response.destroyed) return void response.destroy();
  console.error('The platform does not answer:', error);
  const isLate = error.code === TIMED_OUT;
  response.writeHead(isLate ? 504 : 502, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error_code: isLate ? 'platform_timeout' : 'platform_unreachable' }));
}

/** Passes the calls below `/api/` on to a platform: always to the origin and path prefix of `platformUrl`. */
export function platformProxy(platformUrl: string, timeouts = TIMEOUTS): Router {
  const platform = new URL(platformUrl);
  const proxy = createProxyMiddleware<Request, Response>({
    target: platform.href,
    changeOrigin: true,
    // A cookie of the platform belongs to the address that the browser knows.
    cookieDomainRewrite: '',
    on: {
      proxyReq: (outgoing, _request, response) => watch(outgoing, response, timeouts),
      proxyRes: (answer, request, response) => handleAnswer(answer, request, response, platform),
      error: (error, _request, response) => handleError(error, response),
    },
  });
  return Router().use(guard, proxy);
}
