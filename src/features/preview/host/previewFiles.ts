import { createStore } from '@/common/store';
import type { TransferState, UploadedFile } from '@/common/files';
import type { PageFiles } from '@/engine/host';
import { saveFile } from '@/workspace/portal/saveFile';

const pad = (value: number) => String(value).padStart(2, '0');

/** A storage in the page's memory: nothing leaves the browser. */
export function previewFiles(newId: () => string, now = () => new Date()): PageFiles {
  return {
    upload({ file }) {
      const time = now();
      const stored: UploadedFile = {
        url: URL.createObjectURL(file),
        filename: file.name,
        type: file.type,
        date: `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`,
        datetime: String(time.getTime()),
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
    async save(url, filename) {
      saveFile(await (await fetch(url)).blob(), filename);
      return true;
    },
  };
}
