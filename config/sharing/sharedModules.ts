import { resolve } from 'node:path';
import { PORTAL_VERSION } from '../../src/portal/contract/portal';
import type { SubAppManifest } from '../../src/portal/contract/manifest';
import type { SubAppName } from '../../src/routes/subApps';
import { scanImports } from './scanImports';
import type { ImportedNames } from './scanImports';

/** Modules that the host always loads: a sub-app gets each as a whole. */
const WHOLE = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'dayjs'];

/** Modules of which a sub-app gets only the names that it imports, because each name adds bytes. */
const PICKED = [
  'antd',
  '@ant-design/icons',
  '@ant-design/pro-components',
  '@tanstack/react-query',
  '@atrium/portal/sdk',
  '@atrium/portal/ui',
];

/** The externals of a sub-app's bundle; the host provides them at run time. */
export const SHARED_MODULES = [...WHOLE, ...PICKED];

const sourcesOf = (app: SubAppName) => resolve(__dirname, '../../sub-apps', app, 'src');

/** The sub-app's imports of shared modules. A namespace import of a picked module is an error. */
export function sharedImportsOf(app: SubAppName): ImportedNames {
  const used = Object.entries(scanImports(sourcesOf(app))).filter(([module]) => SHARED_MODULES.includes(module));
  for (const [module, names] of used) {
    if (PICKED.includes(module) && names.some((name) => name === '*' || name === 'default')) {
      throw new Error(`${app} imports ${module} as a whole. Import the names that it uses.`);
    }
  }
  return Object.fromEntries(used);
}

/**
 * Throws when a package that a sub-app bundles imports a picked module: only the sub-app's own files are scanned, so
 * the names would be undefined at run time.
 */
export function refusePackageImport(module: string, importer: string): void {
  if (!PICKED.includes(module) || !/[\\/]node_modules[\\/]/.test(importer)) return;
  throw new Error(`${importer} imports ${module}, which the host shares. Add its package to config/sharing.`);
}

/** The manifest in the sub-app's page: its requirements on the host. */
export const manifestOf = (app: SubAppName): SubAppManifest => ({
  portal: PORTAL_VERSION,
  shared: sharedImportsOf(app),
});

/** The module behind a shared name, as the host's bundler finds it. */
const hostModule = (module: string) => module.replace(/^@atrium\//, '@/');

/** The source of a facade module: the host's module with the shared imports of one sub-app. */
export function facadeSource(imports: ImportedNames): string {
  const picked = Object.entries(imports).filter(([module]) => PICKED.includes(module));
  const lines = [
    ...WHOLE.map((module, index) => `import * as whole${index} from '${module}';`),
    ...picked.map(([module, names], index) => {
      const list = names.map((name) => `${name} as m${index}_${name}`).join(', ');
      return `import { ${list} } from '${hostModule(module)}';`;
    }),
    'export const facade = {',
    // An ES module's namespace has the default export as a property; importers of a plain object expect it alone.
    ...WHOLE.map(
      (module, index) => `  '${module}': ${module === 'dayjs' ? `whole${index}.default` : `whole${index}`},`,
    ),
    ...picked.map(([module, names], index) => {
      const list = names.map((name) => `${name}: m${index}_${name}`).join(', ');
      return `  '${module}': { ${list} },`;
    }),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

/** The source of the module through which the host fetches a facade: one lazy chunk per sub-app. */
export function facadeIndexSource(apps: readonly SubAppName[]): string {
  const loaders = apps.map(
    (app) => `  ${app}: async () => (await import(/* webpackChunkName: "shared-${app}" */ './${app}')).facade,`,
  );
  return `export const FACADE_LOADERS = {\n${loaders.join('\n')}\n};\n`;
}
