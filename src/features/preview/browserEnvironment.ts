import { tryRead } from '@/common/tryRead';
import { randomId } from '@/common/randomId';
import { saveFile } from '@/common/dom/saveFile';
import type { PreviewEnvironment } from './environment';

/** The environment of the real browser. */
export const browserEnvironment = (): PreviewEnvironment => ({
  page: window,
  origin: window.location.origin,
  tellParent: (message) => window.parent.postMessage(message, window.location.origin),
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
    tryRead(() => window.localStorage)?.clear();
    tryRead(() => window.sessionStorage)?.clear();
  },
  close: () => window.close(),
  copy: async (text) => navigator.clipboard.writeText(text),
  save: saveFile,
});

const CODES = 1_000_000;

/** Six random digits. */
export function newCode(
  fill: (numbers: Uint32Array<ArrayBuffer>) => Uint32Array = (numbers) => crypto.getRandomValues(numbers),
): string {
  const [number = 0] = fill(new Uint32Array(1));
  return String(number % CODES).padStart(6, '0');
}
