import { allowed } from '@/common/allowed';
import { randomId } from '@/common/randomId';
import { saveFile } from '@/workspace/portal/saveFile';
import type { PreviewEnvironment } from './environment';
import { newCode } from './pairing/newCode';

/** The environment of the real browser. */
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
    // A storage that the browser denies is empty.
    allowed(() => window.localStorage)?.clear();
    allowed(() => window.sessionStorage)?.clear();
  },
  close: () => window.close(),
  copy: async (text) => navigator.clipboard.writeText(text),
  save: saveFile,
});
