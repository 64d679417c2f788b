import type { Facade } from '@/portal/contract/manifest';
import type { SubAppName } from '@/routes/subApps';
import { createSubAppHost } from './createSubAppHost';
import { createAssetFetch, fetchAhead } from './fetchAsset';
import type { StartSubApp } from './startSubApp';
import { entryOf, withFreshAssets } from './subAppPage';

declare global {
  interface Window {
    /** The externals of a sub-app's bundle: shared modules by sub-app. */
    __SHARED__?: Partial<Record<SubAppName, Facade>>;
  }
}

/** Sets the shared modules that a sub-app's bundle reads. After a failed download the next call tries again. */
async function loadFacade(app: SubAppName): Promise<Facade> {
  const shared = (window.__SHARED__ ??= {});
  // Written by the host's build: the module does not exist where the workspace is tested.
  const { FACADE_LOADERS } = await import(/* webpackMode: "eager" */ '@@/shared');
  return (shared[app] ??= await FACADE_LOADERS[app]());
}

let startSubApp: StartSubApp | undefined;

/**
 * The running sub-app host. What starts sub-apps and the shared modules are loaded when the first one starts, while its
 * page is on its way.
 */
export const subAppHost = createSubAppHost(async (app, props, attempt, folders) => {
  const beginPage = async () => {
    const entry = await entryOf(app, attempt, folders);
    const readPage = (page: string) => withFreshAssets(page, attempt);
    return { entry, fetchAsset: fetchAhead(entry, readPage, createAssetFetch()) };
  };
  const [page, qiankun, { createStartSubApp }, facade] = await Promise.all([
    beginPage(),
    import(/* webpackChunkName: "start-sub-app" */ 'qiankun'),
    import(/* webpackChunkName: "start-sub-app" */ './startSubApp'),
    loadFacade(app),
  ]);
  startSubApp ??= createStartSubApp(qiankun);
  return startSubApp(app, props, { ...page, attempt, facade });
});
