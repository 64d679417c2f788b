import type { IApi } from 'umi';
import { MANIFEST_ID } from '../../src/portal/contract/manifest';
import { publicPathOf, SUB_APPS } from '../../src/routes/subApps';
import { manifestOf, refusePackageImport } from '../sharing/sharedModules';

/** The part of webpack's compiler that `CheckImporters` uses. */
interface Compiler {
  hooks: { normalModuleFactory: Hook<{ hooks: { beforeResolve: Hook<ResolveData> } }> };
}
interface Hook<T> {
  tap(name: string, listener: (value: T) => void): void;
}
interface ResolveData {
  request: string;
  contextInfo: { issuer: string };
}

/** webpack plugin: fails the build when a bundled package imports a module that the host shares by name. */
class CheckImporters {
  apply({ hooks }: Compiler) {
    hooks.normalModuleFactory.tap('CheckImporters', (factory) =>
      factory.hooks.beforeResolve.tap('CheckImporters', ({ request, contextInfo }) =>
        refusePackageImport(request, contextInfo.issuer),
      ),
    );
  }
}

/**
 * Writes the sub-app's manifest into its page; the host reads it before it starts the sub-app. In development it
 * also gives the sub-app its own refresh registry: without a name it would overwrite the host's on the shared window.
 */
export default function subApp(api: IApi) {
  api.modifyHTML(($) => {
    const app = SUB_APPS.find((name) => api.pkg.name === `@atrium/${name}`);
    if (!app) throw new Error(`${api.pkg.name} is not in the catalogue of sub-apps`);
    $('head').append(`<script type="application/json" id="${MANIFEST_ID}">${JSON.stringify(manifestOf(app))}</script>`);
    // The page may be deployed to any folder (`subApps` in config.json); webpack finds the other files beside it.
    if (api.env === 'production')
      $('[src], [href]').each((_index, element) => {
        for (const name of ['src', 'href']) {
          const address = $(element).attr(name);
          if (address?.startsWith(publicPathOf(app))) $(element).attr(name, address.slice(publicPathOf(app).length));
        }
      });
    return $;
  });
  api.chainWebpack((config) => {
    // A sub-app that is developed alone bundles its own packages.
    if (process.env.SUB_APP_ALONE !== '1') config.plugin('checkImporters').use(CheckImporters);
    if (!config.plugins.has('fastRefresh')) return;
    config.plugin('fastRefresh').tap((options: object[]) => [{ ...options[0], library: api.pkg.name }]);
  });
}
