import type { ClientRequest, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { refuse } from './faults';
import { platformPath } from './platformPath';

export interface ProxyTimeouts {
  /** To reach the platform. */
  connectMs: number;
  /** Without a byte in either direction. The browser gives a call up after 60 s. */
  idleMs: number;
}

const TIMEOUTS: ProxyTimeouts = { connectMs: 10_000, idleMs: 90_000 };

/** Headers that concern one connection only (RFC 9110, 7.6.1). `Transfer-Encoding` is left to Node, which frames the body. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** `Connection` cannot make these a matter of one connection: the message would be another one without them. */
const END_TO_END = ['content-length', 'host', 'transfer-encoding'];

const TIMED_OUT = 'ETIMEDOUT';

function removeHopByHop(headers: IncomingMessage['headers']): void {
  const nominated = (headers.connection ?? '').toLowerCase().split(',').map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...nominated.filter((each) => !END_TO_END.includes(each))]) delete headers[name];
  if (nominated.includes('close')) headers.connection = 'close';
}

/** Only a path below `/api/` goes on; another path is not for the platform, and a doubtful one is refused. */
const guard: RequestHandler = (request, response, next) => {
  const path = platformPath(request.url);
  if (path.kind === 'other') return next('router');
  if (path.kind === 'refused') return refuse(400, request, response);
  request.url = path.url;
  removeHopByHop(request.headers);
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

/** Addresses of the platform itself become addresses of this server. */
function localLocation(location: string, platform: URL): string {
  const prefix = platform.pathname.replace(/\/$/, '');
  if (!URL.canParse(location, platform)) return location;
  const { origin, pathname, search, hash } = new URL(location, platform);
  if (origin !== platform.origin || !pathname.startsWith(`${prefix}/`)) return location;
  return pathname.slice(prefix.length) + search + hash;
}

function handleAnswer(answer: IncomingMessage, response: Response, platform: URL): void {
  removeHopByHop(answer.headers);
  // The browser's connection to this server goes on when the platform's ends.
  delete answer.headers.connection;
  const { location } = answer.headers;
  if (location !== undefined) answer.headers.location = localLocation(location, platform);
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
      proxyRes: (answer, _request, response) => handleAnswer(answer, response, platform),
      error: (error, _request, response) => handleError(error, response),
    },
  });
  return Router().use(guard, proxy);
}
