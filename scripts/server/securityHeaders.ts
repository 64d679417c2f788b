import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Policies of workers, which allow no network: tenants' scripts with WebAssembly, and the reading of spreadsheets. */
const WORKER_POLICIES = [
  { path: /\/script-worker[.\w-]*\.js$/, policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'" },
  { path: /\/spreadsheet-worker[.\w-]*\.js$/, policy: "default-src 'none'; script-src 'self'" },
];

/** Script origins of the map service: the API, JSONP responses and tiles. */
const MAP_SCRIPTS = ['https://webapi.amap.com', 'https://restapi.amap.com', 'https://vdata.amap.com'];

/** The CSP hash sources of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\s*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

export interface PolicyOptions {
  /** The page whose inline scripts are allowed by hash. */
  html: string;
  /** Further origins that may show the product in a frame. */
  embedOrigins: readonly string[];
  /** Allows the map service. Configured, because a page with a key is loaded long after the policy. */
  hasMap?: boolean;
}

/** The content security policy. Exceptions: qiankun evaluates scripts, antd writes style elements. */
export function contentSecurityPolicy({ html, embedOrigins, hasMap = false }: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-eval'", ...inlineScriptHashes(html), ...(hasMap ? MAP_SCRIPTS : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http://localhost:*",
    // Videos of file controls.
    "media-src 'self' blob:",
    "font-src 'self' data:",
    // Files are uploaded directly to the tenant's storage, whose origin only the server knows.
    "connect-src 'self' https: http://localhost:* ws://127.0.0.1:*",
    "worker-src 'self' blob:",
    "frame-src 'self' blob: data:",
    `frame-ancestors ${["'self'", ...embedOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Sets the security headers of every response. */
export function securityHeaders(options: PolicyOptions): RequestHandler {
  const policy = contentSecurityPolicy(options);
  return (request, response, next) => {
    response.set({
      'Content-Security-Policy': WORKER_POLICIES.find(({ path }) => path.test(request.path))?.policy ?? policy,
      // The URL of a sign-in link contains a token.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  };
}
