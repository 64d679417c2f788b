import { createLoader } from '@/ui/lazyComponent';

/** Loads the workspace. The loading screen does it ahead, so that the workspace replaces it without a blank page. */
export const workspaceLoader = createLoader(
  async () => (await import(/* webpackChunkName: "p__workspace__index" */ './workspace')).default,
);
