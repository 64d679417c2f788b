import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'puppeteer';

/** A folder for files that a test uploads and saves. */
export interface TemporaryFiles {
  /** Writes a file. Answers its path. */
  write(name: string, content: Uint8Array): string;
  /** Writes a file whose bytes differ everywhere. Answers its path. */
  make(name: string, bytes: number): string;
  /** The files that the page saves from now on. */
  watchDownloads(page: Page): Promise<{ next(): Promise<string> }>;
  remove(): void;
}

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Bytes of a linear congruential generator: the same each time, and no two parts alike. */
function bytesOf(length: number): Buffer {
  const words = new Uint32Array(Math.ceil(length / 4));
  let seed = length >>> 0;
  for (let index = 0; index < words.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    words[index] = seed;
  }
  return Buffer.from(words.buffer, 0, length);
}

export function createTemporaryFiles(): TemporaryFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-files-'));
  function writeTo(name: string, content: Uint8Array): string {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  }
  return {
    write: writeTo,
    make: (name, bytes) => writeTo(name, bytesOf(bytes)),
    async watchDownloads(page) {
      const saved = mkdtempSync(path.join(folder, 'saved-'));
      const browser = page.browser();
      const session = await browser.target().createCDPSession();
      const context = page.browserContext().id;
      await session.send('Browser.setDownloadBehavior', {
        behavior: 'allow',
        downloadPath: saved,
        eventsEnabled: true,
        ...(context !== undefined && { browserContextId: context }),
      });
      const finished: (() => void)[] = [];
      let count = 0;
      session.on('Browser.downloadProgress', ({ state }) => {
        if (state !== 'completed') return;
        count += 1;
        finished.splice(0).forEach((resolve) => resolve());
      });
      let taken = 0;
      return {
        async next() {
          if (count <= taken) await new Promise<void>((resolve) => finished.push(resolve));
          taken += 1;
          const [name] = readdirSync(saved).slice(taken - 1);
          if (name === undefined) throw new Error('Nothing was saved');
          return path.join(saved, name);
        },
      };
    },
    remove() {
      if (existsSync(folder)) rmSync(folder, { recursive: true });
    },
  };
}
