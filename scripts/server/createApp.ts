import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';
import { builtFiles } from './builtFiles';
import { loadMockModules, mockRouter } from './mockRoutes';
import { platformProxy } from './platformProxy';
import { securityHeaders } from './securityHeaders';

export interface AppOptions {
  /** The built product. */
  distFolder: string;
  /** The pretend platform's handlers. */
  mockFolder: string;
  /** Address of a real platform; the pretend one is then not loaded. */
  platformUrl?: string;
  embedOrigins?: readonly string[];
  /** Origins whose windows may send pages to the preview; nobody's unless named. */
  previewOrigins?: readonly string[];
  /** Whether a tenant has a key of the map service. */
  hasMap?: boolean;
}

const BODY_LIMIT = '5mb';

/** The whole server: files, headers and the platform behind `/api`. */
export async function createApp({ distFolder, mockFolder, platformUrl, embedOrigins = [], previewOrigins = [], hasMap = false }: AppOptions): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ html: readFileSync(join(distFolder, 'index.html'), 'utf8'), embedOrigins, hasMap }));
  app.get('/preview.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json({ origins: previewOrigins });
  });
  if (platformUrl) {
    app.use('/api', platformProxy(platformUrl));
  } else {
    const modules = existsSync(mockFolder) ? await loadMockModules(mockFolder) : [];
    app.use(express.json({ limit: BODY_LIMIT }), express.urlencoded({ extended: false, limit: BODY_LIMIT }));
    app.use(mockRouter(modules));
  }
  app.use('/api', (request, response) => {
    response.status(404).json({ error_code: 'not_found', error_msg: `No such call: ${request.method} ${request.originalUrl}` });
  });
  app.use(builtFiles(distFolder));
  return app;
}
