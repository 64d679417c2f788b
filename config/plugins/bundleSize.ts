import type { IApi } from 'umi';
import { replacementFor } from '../replacements/replacements';

/**
 * Removes unused code from the bundles. The preload helper reads `location.pathname`, which is always `/` with hash
 * history, and so would download the workspace on the sign-in screen.
 */
export default function bundleSize(api: IApi) {
  api.skipPlugins(['routePreloadOnLoad']);
  // Umi's preset ignores `targets` and would turn every async function into a generator's state machine.
  api.modifyBabelPresetOpts((options: { presetEnv: object }) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
  api.chainWebpack((config, { webpack }) => {
    config.plugin('replacements').use(webpack.NormalModuleReplacementPlugin, [
      /./,
      (resource: { request: string; contextInfo: { issuer: string } }) => {
        resource.request = replacementFor(resource.request, resource.contextInfo.issuer) ?? resource.request;
      },
    ]);
  });
  // Workspace and engine start together and are split apart: without a chunk of its own, both contain dayjs (3 kB).
  api.chainWebpack((config) => {
    config.optimization.splitChunks.set('cacheGroups', {
      ...(config.optimization.splitChunks.get('cacheGroups') as object | undefined),
      dayjs: { test: /[\\/]node_modules[\\/]dayjs[\\/]dayjs/, enforce: true },
    });
  });
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    return $;
  });
}
