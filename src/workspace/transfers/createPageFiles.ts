import { isAppError } from '@/common/errors/appError';
import { plainName } from '@/common/format/plainName';
import type { PageFiles } from '@/engine/host';
import type { Files } from '@/services/files/files';
import { savedName } from '@/services/files/savedName';
import type { TransferList } from './transferList';

export interface PageFilesDeps {
  files: Files;
  list: TransferList;
  saveFile(content: Blob, filename: string): void;
  now?(): number;
  /** Between 0 and 1, 1 excluded. */
  random?(): number;
}

/** The tenant's storage for pages: what they start is listed among the transfers of the workspace. */
export function createPageFiles({
  files,
  list,
  saveFile,
  now = Date.now,
  random = Math.random,
}: PageFilesDeps): PageFiles {
  return {
    upload(request) {
      const transfer = files.upload(request);
      list.add(transfer);
      return transfer;
    },
    picture: async (url) => (await files.picture(url)).url,
    async thumbnail(url, { isVideo }) {
      try {
        const small = await files.thumbnail(url);
        if (small) return small.url;
      } catch (error) {
        if (isAppError(error, 'cancelled')) throw error;
        // The storage may make none of this file: it is shown itself.
      }
      return isVideo ? undefined : (await files.picture(url)).url;
    },
    read: async (url) => (await files.download(url).settled()).body,
    save(url, filename) {
      const transfer = files.download(url);
      const attempt = () =>
        transfer.settled().then(
          ({ body }) => {
            saveFile(body, savedName(filename, now(), random()));
            return true;
          },
          // The list of transfers shows the failure, and the storage has reported it.
          () => false,
        );
      let { phase } = transfer.get();
      transfer.subscribe(() => {
        const isRetry = phase === 'failed' && transfer.get().phase === 'running';
        ({ phase } = transfer.get());
        // `settled` is the promise of the new attempt in the next task.
        if (isRetry) void Promise.resolve().then(attempt);
      });
      list.add({ ...transfer, filename: plainName(filename) }, files.sourceOf(url));
      return attempt();
    },
  };
}
