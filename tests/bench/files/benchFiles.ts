import type { Page } from 'puppeteer';
import { cloudSettings } from '../../../mock/storage/cloudSettings';
import { storages } from '../../../mock/storage/storages';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { median } from '../lib/median';
import { writeResult } from '../lib/writeResult';
import type { Client, UploadFigures } from './contract';
import type { Options } from './options';
import { servePage } from './servePage';

/** Tenants of the development platform, by their storage. */
const TENANTS = { awss3: 'hd', aliyun: 'nf', azure: 'bf' } as const;
const CLIENTS: readonly Client[] = ['atrium', 'sdk'];
const MB = 1024 * 1024;

interface Measured extends UploadFigures {
  provider: string;
  client: Client;
}

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

/** Uploads the same file with the product's client and with the bare SDKs in turns, and writes the report. */
export async function benchFiles({ runs, megabytes }: Options): Promise<void> {
  const machine = machineFacts();
  const [served, browser] = await Promise.all([servePage(), launchChromium()]);
  const measured: Measured[] = [];
  try {
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
  const report = `# Files\n\nUpload of ${megabytes} MB, median of ${runs}; client and bare SDK take turns.\n\n${table(measured, megabytes)}`;
  const path = writeResult('files', machine, { measured }, report);
  process.stdout.write(`${report}\n\n${path}\n`);
}

function table(measured: readonly Measured[], megabytes: number): string {
  const rows = Object.keys(TENANTS).map((provider) => {
    const [own, bare] = CLIENTS.map((client) =>
      measured.filter((each) => each.provider === provider && each.client === client),
    );
    const speed = (figures: readonly Measured[] = []) =>
      (megabytes * 1000) / (median(figures.map(({ ms }) => ms)) ?? NaN);
    const progress = median((own ?? []).map(({ progressCount }) => progressCount)) ?? 0;
    const ratio = speed(own) / speed(bare);
    return [provider, speed(own).toFixed(1), speed(bare).toFixed(1), ratio.toFixed(2), String(progress)];
  });
  return markdownTable(['storage', 'Atrium, MB/s', 'bare SDK, MB/s', 'ratio', 'progress events'], rows);
}
