import type { IApi } from 'umi';

/** Gives each sub-app its own refresh registry: without a name they overwrite the host's on the shared window. */
export default function sandboxRefresh(api: IApi) {
  api.chainWebpack((config) => {
    if (!config.plugins.has('fastRefresh')) return;
    config.plugin('fastRefresh').tap((options: object[]) => [{ ...options[0], library: api.pkg.name }]);
  });
}
