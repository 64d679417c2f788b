import { once } from '@/common/once';
import type { FilesDeps } from './createFiles';
import type { Files } from './files';

/** Loads the chunk of the transfers with the first call; after a failure the next call loads it again. */
export const lazyFiles = (deps: FilesDeps): (() => Promise<Files>) =>
  once(async () => (await import(/* webpackChunkName: "files" */ './createFiles')).createFiles(deps), {
    retryAfterFailure: true,
  });
