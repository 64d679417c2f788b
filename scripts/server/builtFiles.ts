import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { Router } from 'express';
import type { RequestHandler } from 'express';

/** File names with a content hash; such files never change. */
const HASHED = /\.[0-9a-f]{8}\.(async\.|chunk\.)?\w+$/;
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const cacheControlFor = (path: string) => (HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** Sends the precompressed file when it exists and the browser accepts its encoding. */
function compressed(folder: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    response.set('Cache-Control', cacheControlFor(path));
    const encoding = ENCODINGS.find(
      ({ name, extension }) => request.acceptsEncodings(name) && existsSync(join(folder, `${path}${extension}`)),
    );
    if (encoding) {
      response.set({ 'Content-Encoding': encoding.name, Vary: 'Accept-Encoding' }).type(extname(path));
      request.url = request.url.replace(path, `${path}${encoding.extension}`);
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
