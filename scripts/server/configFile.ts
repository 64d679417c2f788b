import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { parseConfig, readConfig } from '../../src/services/settings/readConfig';
import type { ReadConfig } from '../../src/services/settings/readConfig';

export interface ConfigPlaces {
  /** The file that `CONFIG` names. */
  chosen?: string;
  /** The built product; an operator may have put a `config.json` beside its page. */
  distFolder: string;
  /** The demo's, for the pretend platform. */
  demo?: string;
}

/** The deployment's `config.json`; undefined when there is none, which is allowed. The first place that has one wins. */
export function findConfigFile({ chosen, distFolder, demo }: ConfigPlaces): string | undefined {
  if (chosen) return resolve(chosen);
  return [join(distFolder, 'config.json'), demo].find((path) => path !== undefined && existsSync(path));
}

/** The configuration in a file. Throws when it cannot be read or is no JSON object, and says which file and why. */
export function readConfigFile(path: string): ReadConfig {
  try {
    return readConfig(parseConfig(readFileSync(path, 'utf8')), 'zh-CN');
  } catch (error) {
    throw new Error(`The configuration cannot be read from ${path}: ${String(error)}`, { cause: error });
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Answers `config.json` with the file as it is now, so that most changes need no restart; 404 once it is removed. */
export function serveConfigFile(path: string) {
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
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
    response.end(content);
  };
}
