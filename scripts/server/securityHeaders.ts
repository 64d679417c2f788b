import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Tenant scripts run in this worker. It gets a policy of its own: it may run WebAssembly, and reach nothing. */
const SCRIPT_WORKER = /\/script-worker[.\w-]*\.js$/;
const SCRIPT_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Where the map's own script comes from, and the scripts in which it is answered and gets its tiles. */
const MAP_SCRIPTS = ['https://webapi.amap.com', 'https://restapi.amap.com', 'https://vdata.amap.com'];

/** The policy's names for the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\s*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

export interface PolicyOptions {
  /** The page whose inline scripts are allowed. */
  html: string;
  /** Origins that may show the product in a frame, besides its own. */
  embedOrigins: readonly string[];
  /** Whether pages may show a map. The key may come with a page, long after the policy, so this is configured. */
  hasMap?: boolean;
}

/** Strict except where a package forces it: qiankun evaluates scripts, antd writes style elements. */
export function contentSecurityPolicy({ html, embedOrigins, hasMap = false }: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-eval'", ...inlineScriptHashes(html), ...(hasMap ? MAP_SCRIPTS : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http://localhost:*",
    "font-src 'self' data:",
    // Files go straight to the tenant's storage, whose address only the server knows.
    "connect-src 'self' https: http://localhost:* ws://127.0.0.1:*",
    "worker-src 'self' blob:",
    "frame-src 'self' blob: data:",
    `frame-ancestors ${["'self'", ...embedOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Sets the headers of every answer. */
export function securityHeaders(options: PolicyOptions): RequestHandler {
  const policy = contentSecurityPolicy(options);
  return (request, response, next) => {
    response.set({
      'Content-Security-Policy': SCRIPT_WORKER.test(request.path) ? SCRIPT_WORKER_POLICY : policy,
      // A sign-in link carries a token in its address.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  };
}
