import type { ClientRequest, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { sendError } from './errorResponses';
import { platformPath } from './platformPath';
import { isProxyClaim } from './proxyClaims';

export interface ProxyTimeouts {
  /** Limit for connecting to the platform. */
  connectMs: number;
  /** Limit without traffic in either direction. The browser aborts a call after 60 s. */
  idleMs: number;
}

export const TIMEOUTS: ProxyTimeouts = { connectMs: 10_000, idleMs: 90_000 };

/**
 * Headers that concern one connection only (RFC 9110, 7.6.1). `Transfer-Encoding` is left to Node, which frames the
 * body.
 */
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

/** Headers that `Connection` must not declare hop-by-hop, because they define the message. */
const END_TO_END = ['content-length', 'host', 'transfer-encoding'];

const TIMED_OUT = 'ETIMEDOUT';

function removeHopByHop(headers: IncomingMessage['headers']): void {
  const nominated = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...nominated.filter((each) => !END_TO_END.includes(each))]) delete headers[name];
  if (nominated.includes('close')) headers.connection = 'close';
}

/** Forwards paths below `/api/` only; an ambiguous path is refused. */
const guard: RequestHandler = (request, response, next) => {
  const path = platformPath(request.url);
  if (path.kind === 'other') return next('router');
  if (path.kind === 'refused') return sendError(400, request, response);
  request.url = path.url;
  removeHopByHop(request.headers);
  for (const name of Object.keys(request.headers).filter(isProxyClaim)) delete request.headers[name];
  // Node has already answered `Expect`; with it the proxy library would skip its events.
  delete request.headers.expect;
  next();
};

/** Aborts a call that times out or that the browser has aborted. */
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
 * Rewrites the location of a redirect. Below the platform's prefix it becomes an address of this server. Only a
 * location with a scheme leads to another origin; `//host` is treated as a path.
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
  // The browser's connection to this server outlives the platform's.
  delete answer.headers.connection;
  const { location } = answer.headers;
  if (location !== undefined) {
    const prefix = platform.pathname.replace(/\/$/, '');
    answer.headers.location = localLocation(location, new URL(prefix + request.url, platform), prefix);
  }
  // An incomplete body must not look complete to the browser.
  answer.once('close', () => {
    if (!answer.complete) response.destroy();
  });
}

/** Logs the cause and answers 502 or 504 without the platform's address. */
function handleError(error: NodeJS.ErrnoException, response: Response | Socket): void {
  if (response instanceof Socket || response.headersSent || response.destroyed) return void response.destroy();
  console.error('The platform does not answer:', error);
  const isLate = error.code === TIMED_OUT;
  response.writeHead(isLate ? 504 : 502, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error_code: isLate ? 'platform_timeout' : 'platform_unreachable' }));
}

/** Forwards calls below `/api/` to the origin and path prefix of `platformUrl`. */
export function platformProxy(platformUrl: string, timeouts = TIMEOUTS): Router {
  const platform = new URL(platformUrl);
  const proxy = createProxyMiddleware<Request, Response>({
    target: platform.href,
    changeOrigin: true,
    // Removes the domain, so that a cookie belongs to this server.
    cookieDomainRewrite: '',
    on: {
      proxyReq: (outgoing, _request, response) => watch(outgoing, response, timeouts),
      proxyRes: (answer, request, response) => handleAnswer(answer, request, response, platform),
      error: (error, _request, response) => handleError(error, response),
    },
  });
  return Router().use(guard, proxy);
}
