import { resolve } from 'node:path';
import type { IApi } from 'umi';
import { SUB_APPS } from '../../src/workspace/sub-apps/catalogue';
import { facadeIndexSource, facadeSource, sharedImportsOf } from '../sharing/sharedModules';

/**
 * Writes, for each sub-app, the module that collects what the sub-app imports from shared packages (`@@/shared`). Written
 * anew when a sub-app's sources change.
 */
export default function sharedFacades(api: IApi) {
  api.addTmpGenerateWatcherPaths(() => SUB_APPS.map((app) => resolve(__dirname, '../../sub-apps', app, 'src')));
  api.onGenerateFiles(() => {
    const write = (name: string, content: string) =>
      api.writeTmpFile({ noPluginDir: true, path: `shared/${name}.ts`, content });
    SUB_APPS.forEach((app) => write(app, facadeSource(sharedImportsOf(app))));
    write('index', facadeIndexSource(SUB_APPS));
  });
}
