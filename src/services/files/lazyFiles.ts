import { once } from '@/common/once';
import type { OpenedFiles } from './files';
import type { OpenFilesDeps } from './openFiles';

/** Loads the storage's client and its credentials with the first call; after a failure the next call tries again. */
export const lazyFiles = (deps: OpenFilesDeps): (() => Promise<OpenedFiles>) =>
  once(async () => (await import(/* webpackChunkName: "files" */ './openFiles')).openFiles(deps), {
    retryAfterFailure: true,
  });
