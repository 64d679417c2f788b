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

/** Loads the workspace and prepares its first rendering and the start-up before it. */
export async function prepareWorkspace(localDb: Services['localDb']): Promise<void> {
  await workspaceLoader.load();
  (await loadWorkspace()).prepare(localDb);
}

/** Requests the page that the workspace opens first; resolves when the request is under way. */
export async function prefetchFirstPage(services: Services, address: string): Promise<void> {
  await (await loadWorkspace()).prefetchFirstPage(services, address);
}
