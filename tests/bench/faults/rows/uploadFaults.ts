import type { Page } from 'puppeteer';
import { CUSTOMER_FORM, STORAGE_ACCOUNTS, attach, watchParts } from '../../../support/customerFiles';
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
/** A file is sent in parts, of which this many are on their way. */
const PARTS_AT_ONCE = 3;

const arrived = (page: Page) => byRole(page, 'button', `下载 ${NAME}`).setTimeout(WAIT_MS).wait();
const repeated = (parts: readonly string[]) => parts.length - new Set(parts).size;

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const files = createTemporaryFiles();
  const file = files.make(NAME, SIZE_BYTES);
  const again: number[] = [];
  const renewals: number[] = [];
  const resumed: number[] = [];
  let done = 0;
  for (; goesOn(done); done += 1) {
    const [, { provider, ...account }] =
      STORAGE_ACCOUNTS[Math.floor(done / 2) % STORAGE_ACCOUNTS.length] ?? STORAGE_ACCOUNTS[0];
    const isExpiring = done % 2 === 1;
    await platform.reset();
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url, { path: CUSTOMER_FORM, ...account });
    const parts = watchParts(page);
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
      resumed.push(repeated(parts));
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
      // Those that were on their way with the credential that expired.
      { what: 'parts sent again after an expiry, at most', measured: largest(resumed), limit: PARTS_AT_ONCE },
    ],
    details: { again, renewals, resumed },
  };
}

export const uploadFaults: FaultRow = {
  name: 'upload-faults',
  fault: 'upload part fails, credentials expire (S3, OSS, Azure)',
  mustHappen: 'retry, renew, resume',
  demanded: '≤ 1 part sent again',
  rounds: 12,
  capMinutes: 1.5,
  measure,
};
