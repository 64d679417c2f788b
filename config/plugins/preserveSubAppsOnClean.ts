import type { IApi } from 'umi';

/**
 * The host is built into `dist/` and the sub-apps into `dist/apps/`: the host's build clears only its own files, and
 * keeps what an operator has put there: a `config.json`, and versions of sub-apps in `dist/sub-apps/`.
 */
export default function preserveSubAppsOnClean(api: IApi) {
  api.modifyUniBundlerOpts((options) => Promise.resolve({ ...options, clean: false }));
  api.chainWebpack((config) => {
    if (api.env === 'production') config.output.set('clean', { keep: /^((sub-)?apps\/|\.stamp|config\.json$)/ });
  });
}
