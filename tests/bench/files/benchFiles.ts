import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import { cloudSettings } from '../../../mock/storage/cloudSettings';
import { storages } from '../../../mock/storage/storages';
import { COLUMNS, ROWS, writeWorkbook } from '../check/writeWorkbook';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { median } from '../lib/median';
import { verdict } from '../lib/verdict';
import { writeResult } from '../lib/writeResult';
import type { Client, UploadFigures } from './contract';
import type { Options } from './options';
import { servePage } from './servePage';
import { uploadTable } from './uploadTable';
import type { MeasuredUpload } from './uploadTable';

/** Tenants of the development platform, by their storage. */
const TENANTS = { awss3: 'hd', aliyun: 'nf', azure: 'bf' } as const;
const CLIENTS: readonly Client[] = ['atrium', 'sdk'];
const MB = 1024 * 1024;
/** Times that the sheet names are read, after a first time that compiles the code. */
const SHEET_READS = 20;
const SHEET_BUDGET_MS = 50;

async function upload(page: Page, tenantCode: string, client: Client, bytes: number): Promise<UploadFigures> {
  const { expiresAt, ...token } = await storages().issue(tenantCode);
  const settings = await cloudSettings(tenantCode);
  return page.evaluate((task) => window.filesBench.upload(task), {
    client,
    settings,
    token: { ...token, expiresAt },
    bytes,
  });
}

/** Reads the sheet names of a large workbook in the browser; milliseconds, in the order of the reads. */
async function measureSheets(browser: Browser, url: string): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const path = join(folder, 'customers.xlsx');
  writeWorkbook(path);
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await ((await page.waitForSelector('input')) as ElementHandle<HTMLInputElement>).uploadFile(path);
    const ms = await page.evaluate((times) => window.filesBench.readSheets(times), SHEET_READS + 1);
    await page.close();
    return ms;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sheetLines([first = 0, ...ms]: readonly number[]): string {
  const middle = median(ms);
  const judged = verdict(middle, SHEET_BUDGET_MS);
  return [
    `Sheet names of a workbook of ${ROWS} × ${COLUMNS}, read in the browser: median of ${ms.length} ${middle?.toFixed(1)} ms,`,
    `worst ${Math.max(...ms).toFixed(1)} ms, the first time ${first.toFixed(1)} ms;`,
    `≤ ${SHEET_BUDGET_MS} ms: ${judged === 'missed' ? '**missed**' : judged}`,
  ].join(' ');
}

/** Uploads the same file with the product's client and with the bare SDKs in turns, and writes the report. */
export async function benchFiles({ runs, megabytes }: Options): Promise<void> {
  const machine = machineFacts();
  const [served, browser] = await Promise.all([servePage(), launchChromium()]);
  const measured: MeasuredUpload[] = [];
  let sheetMs: number[];
  try {
    sheetMs = await measureSheets(browser, served.url);
    for (let run = 0; run <= runs; run += 1)
      for (const [provider, tenantCode] of Object.entries(TENANTS))
        for (const client of CLIENTS) {
          const page = await browser.newPage();
          await page.goto(served.url);
          const figures = await upload(page, tenantCode, client, megabytes * MB);
          if (figures.isSame === false) throw new Error(`${provider}: the object is not the file`);
          // The first run starts the storage.
          if (run > 0) measured.push({ ...figures, provider, client });
          await page.close();
        }
  } finally {
    await browser.close();
    served.stop();
    await storages().close();
  }
  const report = [
    '# Files',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    `Upload of ${megabytes} MB, median of ${runs}; client and bare SDK take turns.`,
    uploadTable(measured, Object.keys(TENANTS), megabytes),
    sheetLines(sheetMs),
  ].join('\n\n');
  const path = writeResult('files', machine, { measured, sheetMs }, report);
  process.stdout.write(`${report}\n\n${path}\n`);
}
