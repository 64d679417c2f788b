import { resolve } from 'node:path';
import { publicPathOf } from '../src/routes/subApps';
import type { SubAppName } from '../src/routes/subApps';
import aliases from './alias-folders.json';
import { bundling } from './bundling';
import { alonePlugins, subAppPlugins } from './plugins';
import { SHARED_MODULES } from './sharing/sharedModules';

/** The aliases of the two folders of the host's source that a sub-app may import. */
const sharedAliases = Object.fromEntries(
  Object.entries(aliases).map(([name, folder]) => [name, resolve(__dirname, '..', folder)]),
);

/** A sub-app developed alone bundles its own packages; otherwise the host provides them at run time. */
const isAlone = process.env.SUB_APP_ALONE === '1';

function externalsOf(app: SubAppName): Record<string, string> {
  if (isAlone) return {};
  const entries = SHARED_MODULES.map((name) => [name, `var window.__SHARED__.${app}[${JSON.stringify(name)}]`]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The whole Umi configuration of one sub-app. */
export function subAppConfig(app: SubAppName) {
  return {
    ...bundling,
    plugins: isAlone ? [...subAppPlugins, ...alonePlugins] : subAppPlugins,
    helmet: false,
    model: {},
    qiankun: { slave: {} },
    title: `Atrium ${app}`,
    base: '/',
    publicPath: publicPathOf(app),
    outputPath: resolve(__dirname, '../dist/apps', app),
    history: { type: 'memory' as const },
    // The root component replaces the router (src/app.tsx), so there are no routes.
    routes: [] as { path: string }[],
    alias: sharedAliases,
    externals: externalsOf(app),
    mock: isAlone ? { include: ['../../mock/api/**/*.ts'], exclude: ['**/*.test.ts'] } : (false as const),
  };
}
