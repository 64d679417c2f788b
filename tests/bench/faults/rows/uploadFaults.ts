import type { Page } from 'puppeteer';
import { CUSTOMER_FORM, STORAGE_ACCOUNTS, attach, partOf, watchParts } from '../../../support/customerFiles';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { byRole } from '../../../support/find';
import { createTemporaryFiles } from '../../../support/temporaryFiles';
import { largest, smallest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

const CREDENTIAL = '/api/teapi/auth/servtoken';
const NAME = 'parts.bin';
const SIZE_BYTES = 40 * 1024 * 1024 + 17;
const WAIT_MS = 60_000;
const SLOW_MS = 400;
/**
 * A file is sent in parts, of which this many are on their way. A credential is renewed before its end; where it ends
 * early, the storage refuses all of them, none has arrived, and each must be sent once more.
 */
const PARTS_AT_ONCE = 3;

const arrived = (page: Page) => byRole(page, 'button', `下载 ${NAME}`).setTimeout(WAIT_MS).wait();
const repeated = (parts: readonly string[]) => parts.length - new Set(parts).size;

/** How often parts were sent that the storage has: once is needed, and once more after each refusal. */
export function sentNeedlessly(sent: readonly string[], refused: readonly string[]): number {
  const timesIn = (parts: readonly string[], wanted: string) => parts.filter((part) => part === wanted).length;
  const extra = [...new Set(sent)].map((part) => timesIn(sent, part) - 1 - timesIn(refused, part));
  return extra.reduce((sum, times) => sum + Math.max(0, times), 0);
}

/** Parts that the storage refuses from now on. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const part = partOf(response.request());
    if (part !== '' && !response.ok()) refused.push(part);
  });
  return refused;
}

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const files = createTemporaryFiles();
  const file = files.make(NAME, SIZE_BYTES);
  const again: number[] = [];
  const renewals: number[] = [];
  const refusedCounts: number[] = [];
  const needless: number[] = [];
  let done = 0;
  for (; goesOn(done); done += 1) {
    const [, { provider, ...account }] =
      STORAGE_ACCOUNTS[Math.floor(done / 2) % STORAGE_ACCOUNTS.length] ?? STORAGE_ACCOUNTS[0];
    const isExpiring = done % 2 === 1;
    await platform.reset();
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url, { path: CUSTOMER_FORM, ...account });
    const parts = watchParts(page);
    const refused = watchRefusals(page);
    if (isExpiring) await platform.storageFault({ provider, kind: 'slow', times: 3, ms: SLOW_MS });
    else await platform.storageFault({ provider, kind: '500', times: 1 });
    await attach(page, '资质附件', file);
    if (isExpiring) {
      // The first parts are on their way with a credential that ends now.
      while (parts.length === 0) await page.waitForRequest((request) => request.method() === 'PUT');
      await platform.expireStorage();
      await platform.clearStorageFaults();
    }
    await arrived(page);
    if (isExpiring) {
      renewals.push((await platform.log(CREDENTIAL)).length - 1);
      refusedCounts.push(refused.length);
      needless.push(sentNeedlessly(parts, refused));
    } else again.push(repeated(parts));
    await context.close();
  }
  files.remove();
  return {
    done,
    figures: [
      { what: 'parts sent again after a failure, at most', measured: largest(again), limit: 1 },
      { what: 'at least', measured: smallest(again), limit: 1, isAtLeast: true },
      { what: 'renewals after an expiry, at most', measured: largest(renewals), limit: 1 },
      { what: 'at least', measured: smallest(renewals), limit: 1, isAtLeast: true },
      { what: 'parts on their way that it refuses, at most', measured: largest(refusedCounts), limit: PARTS_AT_ONCE },
      { what: 'at least', measured: smallest(refusedCounts), limit: 1, isAtLeast: true },
      { what: 'sent again without a refusal', measured: largest(needless), limit: 0 },
    ],
    details: { again, renewals, refused: refusedCounts, needless },
  };
}

export const uploadFaults: FaultRow = {
  name: 'upload-faults',
  fault: 'upload part fails, credentials expire (S3, OSS, Azure)',
  mustHappen: 'retry, renew, resume',
  demanded: '≤ 1 part sent again; after an early expiry those refused on their way (≤ 3), once each',
  rounds: 12,
  capMinutes: 1.5,
  measure,
};
