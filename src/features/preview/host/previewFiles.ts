import { localDay } from '@/common/format/localDay';
import { createStore } from '@/common/store';
import type { TransferState, UploadedFile } from '@/common/files';
import type { PageFiles } from '@/engine/host';
import { saveFile } from '@/common/dom/saveFile';

/** A storage in the page's memory: nothing leaves the browser. */
export function previewFiles(newId: () => string, now = Date.now): PageFiles {
  return {
    upload({ file }) {
      const time = now();
      const stored: UploadedFile = {
        url: URL.createObjectURL(file),
        filename: file.name,
        type: file.type,
        date: localDay(time),
        datetime: String(time),
        file,
      };
      const state = createStore<TransferState>({ phase: 'running', loaded: 0, total: file.size });
      const settled = Promise.resolve(stored);
      void settled.then(() => state.set({ phase: 'done', loaded: file.size, total: file.size }));
      return {
        id: newId(),
        direction: 'upload',
        filename: file.name,
        get: state.get,
        subscribe: state.subscribe,
        settled: () => settled,
        cancel: () => undefined,
        retry: () => undefined,
      };
    },
    picture: async (url) => url,
    thumbnail: async (url) => url,
    read: async (url) => (await fetch(url)).blob(),
    async save(url, filename) {
      saveFile(await (await fetch(url)).blob(), filename);
      return true;
    },
  };
}
