import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';
import { builtFiles } from './builtFiles';
import { refuseFaults, unknownCall, unknownFile } from './faults';
import { loadMockModules, mockRouter } from './mockRoutes';
import { platformProxy } from './platformProxy';
import { requestBody } from './requestBody';
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

/** The whole server: files, headers and the platform behind `/api`. */
export async function createApp({ distFolder, mockFolder, platformUrl, embedOrigins = [], previewOrigins = [], hasMap = false }: AppOptions): Promise<Express> {
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  app.use(securityHeaders({ html: readFileSync(join(distFolder, 'index.html'), 'utf8'), embedOrigins, hasMap }));
  app.get('/preview.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json({ origins: previewOrigins });
  });
  if (platformUrl) {
    app.use(platformProxy(platformUrl));
  } else {
    const modules = existsSync(mockFolder) ? await loadMockModules(mockFolder) : [];
    app.use(requestBody(), mockRouter(modules));
  }
  app.use('/api', unknownCall);
  app.use(builtFiles(distFolder), unknownFile, refuseFaults);
  return app;
}
