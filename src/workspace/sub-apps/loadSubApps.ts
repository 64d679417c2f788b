import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';

let isLoaded = false;

/** Loads the chunk of the host's sub-app code with the first sub-app; after a failure the next call loads it again. */
export const loadSubApps = once(
  async () => {
    isLoaded = true;
    try {
      const [{ SubAppView }, { subAppHost }] = await Promise.all([
        import(/* webpackChunkName: "sub-apps" */ './SubAppView'),
        import(/* webpackChunkName: "sub-apps" */ './subAppHost'),
      ]);
      return { SubAppView, subAppHost };
    } catch (cause) {
      isLoaded = false;
      throw new AppError('network', 'The sub-apps could not be fetched', { code: 'subapp.failed', cause });
    }
  },
  { retryAfterFailure: true },
);

/** Unmounts all sub-apps, if any was loaded. */
export async function discardSubApps(): Promise<void> {
  if (isLoaded) await (await loadSubApps()).subAppHost.discardAll();
}
