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
    async picture(url, { isThumbnail = false } = {}) {
      const small = isThumbnail ? files.thumbnail(url) : undefined;
      return (await (small ?? files.picture(url))).url;
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
