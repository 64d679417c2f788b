import { once } from '@/common/once';
import type { Http } from '../http/http';
import type { FilesDeps } from './createFiles';
import type { OpenedFiles } from './files';

export interface LazyFilesDeps extends Omit<FilesDeps, 'serverTokens' | 'report'> {
  http: Http;
}

/** Loads the storage's client and its credentials with the first call; after a failure the next call tries again. */
export const lazyFiles = (deps: LazyFilesDeps): (() => Promise<OpenedFiles>) =>
  once(async () => (await import(/* webpackChunkName: "files" */ './openFiles')).openFiles(deps), {
    retryAfterFailure: true,
  });
