import { createLoader } from '@/ui/lazyComponent';

/** Loads the page engine, which start-up needs. */
export const loadEngine = () => import(/* webpackChunkName: "engine" */ '@/engine');

/**
 * Loads the workspace. The loading screen prefetches it, so that no blank page is shown in between. `routeScreens`
 * imports the loading screen, so the loader they share is not there.
 */
export const workspaceLoader = createLoader(
  async () => (await import(/* webpackChunkName: "p__workspace__index" */ './workspace')).default,
);
