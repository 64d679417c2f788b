import { randomId } from '@/common/randomId';
import { saveFile } from '@/workspace/portal/saveFile';
import type { PreviewEnvironment } from './environment';
import { newCode } from './pairing/newCode';

/** The real browser. */
export const browserEnvironment = (): PreviewEnvironment => ({
  page: window,
  openSocket: (address) => new WebSocket(address),
  later(run, delayMs) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  newCode: () => newCode(),
  newId: randomId,
  reload: () => window.location.reload(),
  clearStorage() {
    window.localStorage.clear();
    window.sessionStorage.clear();
  },
  close: () => window.close(),
  copy: async (text) => navigator.clipboard.writeText(text),
  save: saveFile,
});
