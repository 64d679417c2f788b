import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';
import { readConfig } from '../../src/services/settings/readConfig';
import { builtFiles } from './builtFiles';
import { readConfigFile, serveConfigFile } from './configFile';
import { errorHandler, callNotFound, fileNotFound } from './errorResponses';
import { loadMockModules, mockRouter } from './mockRoutes';
import { partnerSite } from './partnerSite';
import { platformProxy } from './platformProxy';
import { requestBody } from './requestBody';
import { securityHeaders } from './securityHeaders';

export interface AppOptions {
  /** The built product. */
  distFolder: string;
  /** The handlers of the mock platform. */
  mockFolder: string;
  /** The page of the pretend partner, which comes with the mock platform. */
  partnerFolder: string;
  /** Where the partner's page finds the portal; by default on this server. */
  portalOrigin?: string;
  /** Address of a real platform, which replaces the mock. */
  platformUrl?: string;
  /** The deployment's `config.json`. The content security policy is derived from it at the start. */
  configFile?: string;
  /** That file is the demo's, in which the partner's page has the port of this server. */
  hasDemoConfig?: boolean;
  /** Allows the map service even if the configuration has no map key, for pages with their own key. */
  allowMap?: boolean;
}

/** Creates the server: files, headers and the platform below `/api`. */
export async function createApp({
  distFolder,
  mockFolder,
  partnerFolder,
  portalOrigin,
  platformUrl,
  configFile,
  hasDemoConfig = false,
  allowMap = false,
}: AppOptions): Promise<Express> {
  const { settings } = configFile ? readConfigFile(configFile) : readConfig({}, 'zh-CN');
  const isDemo = platformUrl === undefined;
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  app.use(
    securityHeaders({
      html: readFileSync(join(distFolder, 'index.html'), 'utf8'),
      settings,
      allowMap,
      isDemo,
      hasDemoConfig,
    }),
  );
  if (configFile) app.get('/config.json', serveConfigFile(configFile, hasDemoConfig));
  if (platformUrl) {
    app.use(platformProxy(platformUrl));
  } else {
    const modules = existsSync(mockFolder) ? await loadMockModules(mockFolder) : [];
    app.use('/partner', partnerSite(partnerFolder, portalOrigin));
    app.use(requestBody(), mockRouter(modules));
  }
  app.use('/api', callNotFound);
  app.use(builtFiles(distFolder), fileNotFound, errorHandler);
  return app;
}
