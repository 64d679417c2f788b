import { createSubAppHost } from './createSubAppHost';

/** The running sub-app host. What starts a sub-app is fetched with the first one. */
export const subAppHost = createSubAppHost(async (app, props, attempt) => {
  const { startWithQiankun } = await import(/* webpackChunkName: "sub-app-start" */ './startWithQiankun');
  return startWithQiankun(app, props, attempt);
});
