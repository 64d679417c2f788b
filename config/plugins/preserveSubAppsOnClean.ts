import type { IApi } from 'umi';

/**
 * The host is built into `dist/` and the sub-apps into `dist/apps/`: the host's build clears only its own files, and
 * keeps a `config.json` that an operator has put there.
 */
export default function preserveSubAppsOnClean(api: IApi) {
  api.modifyUniBundlerOpts((options) => Promise.resolve({ ...options, clean: false }));
  api.chainWebpack((config) => {
    if (api.env === 'production') config.output.set('clean', { keep: /^(apps\/|\.stamp|config\.json$)/ });
  });
}
