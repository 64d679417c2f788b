import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';
import type * as SubApps from './subApps';

let isLoaded = false;

/** Loads the host's part for sub-apps with the first of them; after a failure again. */
export const loadSubApps = once(
  async (): Promise<typeof SubApps> => {
    isLoaded = true;
    try {
      return await import(/* webpackChunkName: "sub-apps" */ './subApps');
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
