import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { atOwnPort } from './atOwnPort';
import { parseConfig, readConfig } from '../../src/services/settings/readConfig';
import type { Config, ReadConfig } from '../../src/services/settings/readConfig';

export interface ConfigPlaces {
  /** The path in `CONFIG`. */
  chosen?: string;
  /** The built product; may contain a `config.json`. */
  distFolder: string;
  /** The demo's file, used with the mock platform. */
  demo?: string;
}

/**
 * The path of the deployment's `config.json`: `chosen`, then `distFolder`, then `demo`. Undefined without one, which is
 * allowed.
 */
export function findConfigFile({ chosen, distFolder, demo }: ConfigPlaces): string | undefined {
  if (chosen) return resolve(chosen);
  return [join(distFolder, 'config.json'), demo].find((path) => path !== undefined && existsSync(path));
}

/** Reads a configuration file. Throws an error that names the file when it is unreadable or not a JSON object. */
export function readConfigFile(path: string): ReadConfig & { config: Config } {
  try {
    const config = parseConfig(readFileSync(path, 'utf8'));
    return { config, ...readConfig(config, 'zh-CN') };
  } catch (error) {
    throw new Error(`The configuration cannot be read from ${path}: ${String(error)}`, { cause: error });
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Serves `config.json`. Reads the file on each request, so that changes need no restart; 404 for a removed file.
 * @param hasOwnPort The partner's page is on this server: its origin gets this server's port.
 */
export function serveConfigFile(path: string, hasOwnPort = false) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = await readFile(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (content === undefined) {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      return void response.end('Not Found');
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(hasOwnPort ? atOwnPort(content.toString(), request.socket.localPort) : content);
  };
}
