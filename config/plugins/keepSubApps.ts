import type { IApi } from 'umi';

/** The host is built into `dist/` and the sub-apps into `dist/apps/`: its build may only clear what is its own. */
export default function keepSubApps(api: IApi) {
  api.modifyUniBundlerOpts((options) => Promise.resolve({ ...options, clean: false }));
  api.chainWebpack((config) => {
    if (api.env === 'production') config.output.set('clean', { keep: /^(apps\/|\.stamp)/ });
  });
}
