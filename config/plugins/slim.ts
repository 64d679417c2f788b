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
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    return $;
  });
}
