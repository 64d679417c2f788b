import { isAppError } from '@/common/errors/appError';
import type { PageFiles } from '@/engine/host';
import type { Files } from '@/services/files/files';
import { savedName } from '@/services/files/savedName';
import type { TransferList } from './createTransferList';

export interface PageFilesDeps {
  files: Files;
  list: TransferList;
  saveFile(content: Blob, filename: string): void;
}

/** The tenant's storage for pages: what they start is listed among the transfers of the workspace. */
export function createPageFiles({ files, list, saveFile }: PageFilesDeps): PageFiles {
  return {
    upload(request) {
      const transfer = files.upload(request);
      list.add(transfer);
      return transfer;
    },
    async picture(url, { isThumbnail = false } = {}) {
      const small = isThumbnail ? files.thumbnail(url) : undefined;
      return (await (small ?? files.download(url).settled())).url;
    },
    async save(url, filename) {
      const transfer = files.download(url);
      list.add({ ...transfer, filename }, url);
      try {
        saveFile((await transfer.settled()).body, savedName(filename));
      } catch (error) {
        if (!isAppError(error, 'cancelled')) throw error;
      }
    },
  };
}
