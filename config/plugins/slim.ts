import { resolve } from 'node:path';
import type { IApi } from 'umi';

/**
 * Takes out what the product does not use. The preload helper reads `location.pathname`, which is always `/`
 * with hash history, and so would download the workspace on the sign-in screen.
 */
export default function slim(api: IApi) {
  api.skipPlugins(['routePreloadOnLoad']);
  // Umi's preset ignores `targets` and would turn every async function into a generator's state machine.
  api.modifyBabelPresetOpts((options: { presetEnv: object }) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
  // pro-components bring their texts in 33 languages; the product speaks four.
  api.chainWebpack((config, { webpack }) => {
    config.plugin('proLanguages').use(webpack.NormalModuleReplacementPlugin, [
      /^\.\/locale\/(?!zh_CN|zh_TW|en_US|ja_JP)[a-z]{2}_[A-Z]{2}$/,
      (resource: { context: string; request: string }) => {
        if (resource.context.includes('pro-provider')) resource.request = './locale/en_US';
      },
    ]);
  });
  // umi-request brings a fetch for browsers without one, and a query writer with a dozen packages behind it: 15 kB gz.
  api.chainWebpack((config, { webpack }) => {
    config.plugin('requestParts').use(webpack.NormalModuleReplacementPlugin, [
      /^(qs|isomorphic-fetch)$/,
      (resource: { context: string; request: string }) => {
        if (!resource.context.includes('umi-request')) return;
        resource.request = resolve(__dirname, '../replacements', resource.request === 'qs' ? 'qs.ts' : 'nothing.ts');
      },
    ]);
  });
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    return $;
  });
}
