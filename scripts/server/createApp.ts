import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';
import { builtFiles } from './builtFiles';
import { readConfigFile, serveConfigFile } from './configFile';
import { errorHandler, callNotFound, fileNotFound } from './errorResponses';
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
  /** The deployment's `config.json`. The policy follows it as it is at the start. */
  configFile?: string;
  /** Whether pages may show a map with a key of their own, though the configuration has none. */
  allowMap?: boolean;
}

/** The whole server: files, headers and the platform behind `/api`. */
export async function createApp({
  distFolder,
  mockFolder,
  platformUrl,
  configFile,
  allowMap = false,
}: AppOptions): Promise<Express> {
  const { embedOrigins = [], mapKey = '' } = configFile ? readConfigFile(configFile).settings : {};
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  app.use(
    securityHeaders({
      html: readFileSync(join(distFolder, 'index.html'), 'utf8'),
      embedOrigins,
      hasMap: allowMap || mapKey !== '',
    }),
  );
  if (configFile) app.get('/config.json', serveConfigFile(configFile));
  if (platformUrl) {
    app.use(platformProxy(platformUrl));
  } else {
    const modules = existsSync(mockFolder) ? await loadMockModules(mockFolder) : [];
    app.use(requestBody(), mockRouter(modules));
  }
  app.use('/api', callNotFound);
  app.use(builtFiles(distFolder), fileNotFound, errorHandler);
  return app;
}
