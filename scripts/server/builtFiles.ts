import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import { CACHING, HASHED_FILE } from './responseHeaders';

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Sends the precompressed file when it exists and the browser accepts its encoding. */
function compressed(folder: string): RequestHandler {
  return (request, response, next) => {
    // No other method gets a file.
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    const path = request.path.endsWith('/') ? `${request.path}index.html` : request.path;
    response.set({
      'Cache-Control': HASHED_FILE.test(path) ? CACHING.hashed : CACHING.other,
      Vary: 'Accept-Encoding',
    });
    const encoding = ENCODINGS.find(
      ({ name, extension }) => request.acceptsEncodings(name) && existsSync(join(folder, `${path}${extension}`)),
    );
    if (encoding) {
      response.set('Content-Encoding', encoding.name).type(extname(path));
      request.url = request.url.replace(request.path, `${path}${encoding.extension}`);
    }
    next();
  };
}

/** Serves the build: hashed files are immutable, all others are revalidated. */
export function builtFiles(folder: string): Router {
  const router = Router();
  router.use(compressed(folder), express.static(folder, { cacheControl: false, dotfiles: 'ignore' }));
  return router;
}
