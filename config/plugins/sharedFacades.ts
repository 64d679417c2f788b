import { resolve } from 'node:path';
import type { IApi } from 'umi';
import { SUB_APPS } from '../../src/routes/subApps';
import { facadeIndexSource, facadeSource, sharedImportsOf } from '../sharing/sharedModules';

interface Chunk {
  name?: string | null;
}

/** The SDK and UI kit of the portal, and the light components in them. */
const KIT = /[\\/]src[\\/](portal[\\/](sdk|ui)|ui)[\\/]/;

/**
 * Generates the facade module of each sub-app (`@@/shared`), which imports the names that the sub-app uses of shared
 * packages; regenerated when a sub-app's sources change. The portal's code in the facades is one chunk, style included:
 * otherwise each facade would contain the style, 2 kB again for the second sub-app.
 */
export default function sharedFacades(api: IApi) {
  api.addTmpGenerateWatcherPaths(() => SUB_APPS.map((app) => resolve(__dirname, '../../sub-apps', app, 'src')));
  api.onGenerateFiles(() => {
    const write = (name: string, content: string) =>
      api.writeTmpFile({ noPluginDir: true, path: `shared/${name}.ts`, content });
    SUB_APPS.forEach((app) => write(app, facadeSource(sharedImportsOf(app))));
    write('index', facadeIndexSource(SUB_APPS));
  });
  api.chainWebpack((config) => {
    config.optimization.splitChunks.set('cacheGroups', {
      ...(config.optimization.splitChunks.get('cacheGroups') as object | undefined),
      portalKit: {
        name: 'portal-kit',
        test: KIT,
        chunks: ({ name }: Chunk) => name?.startsWith('shared-') ?? false,
        enforce: true,
      },
    });
  });
}
