import type { IApi } from 'umi';
import { ASSET_TIMEOUT_MS } from '../../src/common/constants/request';

/** Runs in the browser and reports a stylesheet that has timed out as failed. */
export const insertStylesheet = new Function(
  'link',
  `document.head.appendChild(link);setTimeout(function(){link.dispatchEvent(new Event('error'))},${ASSET_TIMEOUT_MS})`,
) as (link: HTMLLinkElement) => void;

/** webpack's timeout of a script is 120 s (shell spec §8); its style plugin has none. */
export default function styleTimeout(api: IApi) {
  api.chainWebpack((config) => {
    const name = 'mini-css-extract-plugin';
    if (config.plugins.has(name))
      config.plugin(name).tap((options: object[]) => [{ ...options[0], insert: insertStylesheet }]);
  });
}
