import { createEmitter } from '@/common/emitter';
import { serverToken } from '../api/serverToken';
import { createServerTokens } from '../server-token/serverTokens';
import type { Http } from '../http/http';
import { createFiles } from './createFiles';
import type { FilesDeps } from './createFiles';
import type { OpenedFiles } from './files';

export interface OpenFilesDeps extends Omit<FilesDeps, 'serverTokens' | 'report'> {
  http: Http;
}

/** Creates the client of the tenant's storage with its credentials. */
export function openFiles({ http, ...deps }: OpenFilesDeps): OpenedFiles {
  const { session, now } = deps;
  const serverTokens = createServerTokens({ fetchToken: () => serverToken(http), session, now });
  const failure = createEmitter<unknown>();
  return { ...createFiles({ ...deps, serverTokens, report: failure.emit }), onDownloadFailure: failure.subscribe };
}
