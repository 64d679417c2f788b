import type { Facade } from '@/portal/contract/manifest';
import type { SubAppName } from '@/routes/subApps';
import { createSubAppHost } from './createSubAppHost';
import { createAssetFetch, fetchAhead } from './fetchAsset';
import { createStartSubApp, entryOf, withFreshAssets } from './startSubApp';
import type { StartSubApp } from './startSubApp';

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

/** The running sub-app host. qiankun and the shared modules are loaded when the first sub-app starts. */
export const subAppHost = createSubAppHost(async (app, props, attempt) => {
  const readPage = (page: string) => withFreshAssets(page, attempt);
  const fetchAsset = fetchAhead(entryOf(app, attempt), readPage, createAssetFetch());
  const [qiankun, facade] = await Promise.all([import('qiankun'), loadFacade(app)]);
  startSubApp ??= createStartSubApp(qiankun);
  return startSubApp(app, props, { attempt, facade, fetchAsset });
});
