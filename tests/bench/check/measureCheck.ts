import { readdirSync } from 'node:fs';
import type { Browser, ElementHandle } from 'puppeteer';
import { inRoot } from '../../../scripts/lib/project.mjs';
import { CHECKED_COLUMNS } from './writeWorkbook';

/** Milliseconds. */
export interface CheckTimes {
  /** From the chosen file until the report about its faults. */
  readonly checked: number;
  readonly edited: number;
  readonly corrected: number;
  readonly annotated: number;
  /** The longest time between two frames of the page meanwhile. */
  readonly longestFrame: number;
}

/** The built worker. Its name has a hash. */
function workerFile(): string {
  const name = readdirSync(inRoot('dist')).find((file) => /^spreadsheet-worker[.\w-]*\.js$/.test(file));
  if (!name) throw new Error('dist/ has no spreadsheet-worker: npm run build');
  return name;
}

/** Checks a file in the built worker, as the panel does, in a page of its own. */
export async function measureCheck(browser: Browser, address: string, path: string): Promise<CheckTimes> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForSelector('form');
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    document.body.append(input);
  });
  const input = (await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(path);
  // The compiler wraps functions in calls of `__name`, which does not exist in the page.
  await page.evaluate('globalThis.__name = (it) => it');
  const times = await input.evaluate(
    async (element, workerName, columns) => {
      let longestFrame = 0;
      let last = performance.now();
      let isMeasuring = true;
      const frame = (now: number) => {
        longestFrame = Math.max(longestFrame, now - last);
        last = now;
        if (isMeasuring) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);

      const worker = new Worker(`/${workerName}`);
      let id = 0;
      const ask = (task: object, transfer: Transferable[] = []) =>
        new Promise<number>((resolve, reject) => {
          const began = performance.now();
          id += 1;
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }: MessageEvent<{ kind: string; answer?: { kind: string; code?: string } }>) => {
            if (data.answer?.kind === 'failed') reject(new Error(data.answer.code));
            else if (data.kind === 'answer') resolve(performance.now() - began);
          };
          worker.postMessage({ id, task }, transfer);
        });

      const began = performance.now();
      const bytes = await element.files?.[0]?.arrayBuffer();
      if (!bytes) throw new Error('No file');
      const common = { sheets: ['客户'], columns, remembered: [], reasonTitles: ['错误原因'], actions: [] };
      await ask({ kind: 'open', bytes, ...common }, [bytes]);
      const checked = performance.now() - began;
      const edited = await ask({ kind: 'edit', sheet: 0, row: 1, column: 0, text: 'C1' });
      const written = { kind: 'write', reasonTitle: '错误原因', reasons: [] };
      const corrected = await ask({ ...written, isAnnotated: false });
      const annotated = await ask({ ...written, isAnnotated: true });
      isMeasuring = false;
      worker.terminate();
      return { checked, edited, corrected, annotated, longestFrame };
    },
    workerFile(),
    CHECKED_COLUMNS,
  );
  await page.close();
  return times;
}
