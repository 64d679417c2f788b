import type { IApi } from 'umi';

/**
 * Takes out what the product does not use. The preload helper reads `location.pathname`, which is always `/`
 * with hash history, and so would download the workspace on the sign-in screen.
 */
export default function slim(api: IApi) {
  api.skipPlugins(['routePreloadOnLoad']);
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    return $;
  });
}
