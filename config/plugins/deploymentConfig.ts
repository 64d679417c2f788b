import { resolve } from 'node:path';
import type { IApi } from 'umi';
import { findConfigFile, readConfigFile, serveConfigFile } from '../../scripts/server/configFile';

const ROOT = resolve(__dirname, '../..');

/** Serves `config.json` in development as `npm start` does: the file named by CONFIG, else the demo's. */
export default function deploymentConfig(api: IApi) {
  api.addBeforeMiddlewares(() => {
    const demo = process.env.API_URL ? undefined : resolve(ROOT, 'mock/config.json');
    const file = findConfigFile({ chosen: process.env.CONFIG, distFolder: resolve(ROOT, 'dist'), demo });
    if (!file) return [];
    readConfigFile(file);
    const serve = serveConfigFile(file);
    return [
      (request, response, next) => {
        if (request.path === '/config.json') serve(request, response).catch(next);
        else next();
      },
    ];
  });
}
