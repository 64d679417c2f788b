import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Router } from 'express';
import type { RequestHandler } from 'express';

/** Umi's mock format: `'POST /api/x'` with a handler or a constant response. */
export type MockModule = Record<string, RequestHandler | object>;

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'] as const;
type Method = (typeof METHODS)[number];

/** `'POST /api/files/*'` → `post`, `/api/files/*splat` (Express 5 wants the star named). */
export function parseMockKey(key: string): { method: Method; path: string } {
  const [first = '', second] = key.trim().split(/\s+/);
  const method = METHODS.find((name) => name === (second ? first.toLowerCase() : 'get'));
  if (!method) throw new Error(`Mock handler with an unknown method: ${key}`);
  return { method, path: (second ?? first).replace(/\*(?!\w)/g, '*splat') };
}

/** A router with the same behaviour as Umi's development server. */
export function mockRouter(modules: readonly MockModule[]): Router {
  const router = Router({ caseSensitive: true });
  for (const [key, handler] of modules.flatMap((module) => Object.entries(module))) {
    const { method, path } = parseMockKey(key);
    const answer = typeof handler === 'function' ? (handler as RequestHandler) : null;
    router[method](path, answer ?? ((_request, response) => void response.json(handler)));
  }
  return router;
}

/** Imports all handler files of a folder. */
export async function loadMockModules(folder: string): Promise<MockModule[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
    .sort();
  const loaded = files.map(async (file) => {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as { default?: MockModule };
    return module.default ?? {};
  });
  return Promise.all(loaded);
}
