import { SHARED_BY_APP } from './catalogue';
import { createSubAppHost } from './createSubAppHost';
import { createStartSubApp } from './startSubApp';
import type { StartSubApp } from './startSubApp';

let startSubApp: StartSubApp | undefined;

/** The host's one set of sub-apps. qiankun and the shared packages are fetched when the first one starts. */
export const subAppHost = createSubAppHost(async (app, props, attempt) => {
  const [qiankun] = await Promise.all([
    import('qiankun'),
    import('./shared').then(({ ensureShared }) => ensureShared(SHARED_BY_APP[app])),
  ]);
  startSubApp ??= createStartSubApp(qiankun);
  return startSubApp(app, props, attempt);
});
