import type { RequestHandler } from 'express';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PolicyOptions } from './contentSecurityPolicy';
import { atOwnPort } from './atOwnPort';
import { PARTNER_SCRIPT, SECURITY_HEADERS, WORKER_POLICIES } from './responseHeaders';

interface HeaderOptions extends PolicyOptions {
  /** The configuration is the demo's, in which the partner's page has the port of this server. */
  hasDemoConfig?: boolean;
}

/** Sets the security headers of every response. */
export function securityHeaders({ hasDemoConfig = false, ...options }: HeaderOptions): RequestHandler {
  const policy = contentSecurityPolicy(options);
  return (request, response, next) => {
    response.set({
      'Content-Security-Policy':
        WORKER_POLICIES.find(({ path }) => path.test(request.path))?.policy ??
        (hasDemoConfig ? atOwnPort(policy, request.socket.localPort) : policy),
      ...SECURITY_HEADERS,
      ...(PARTNER_SCRIPT.test(request.path) && { 'Access-Control-Allow-Origin': '*' }),
    });
    next();
  };
}
