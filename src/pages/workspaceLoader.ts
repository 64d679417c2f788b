import type { Services } from '@/services';
import { createLoader } from '@/ui/lazyComponent';

/** Loads the page engine, which start-up needs. */
export const loadEngine = () => import(/* webpackChunkName: "engine" */ '@/engine');

const loadWorkspace = () => import(/* webpackChunkName: "p__workspace__index" */ './workspace');

/**
 * Loads the workspace. The loading screen prefetches it, so that no blank page is shown in between. `routeScreens`
 * imports the loading screen, so the loader they share is not there.
 */
export const workspaceLoader = createLoader(async () => (await loadWorkspace()).default);

/** Loads the workspace and prerenders its frame. */
export async function prepareWorkspace(): Promise<void> {
  await workspaceLoader.load();
  (await loadWorkspace()).prepareFrame(document.documentElement);
}

/** Requests the page that the workspace opens first; resolves when the request is under way. */
export async function prefetchFirstPage(services: Services, address: string): Promise<void> {
  (await loadWorkspace()).prefetchFirstPage(services, address);
  // The HTTP client sends it after some promises, all of which a timer lets pass.
  await new Promise((resolve) => setTimeout(resolve));
}
