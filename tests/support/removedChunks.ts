import type { Page } from 'puppeteer';

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

/** Alerts and page loads after a missing chunk. */
interface Observations {
  alerts: string[];
  /** Number of documents that were loaded since the start. */
  documents(): number;
}

export function observe(page: Page): Observations {
  const alerts: string[] = [];
  let documents = 0;
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return { alerts, documents: () => documents };
}

/** Answers 404 for these scripts, as after the deployment of a new version. */
export async function removeChunks(page: Page, isRemoved: (url: string) => boolean) {
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isGone = isScript(request.url()) && isRemoved(request.url());
    void (isGone ? request.respond({ status: 404, contentType: 'text/plain', body: 'Not Found' }) : request.continue());
  });
}

/** Answers 404 for every script of the host that is requested before the alert. A sub-app's scripts are fetched beside them. */
export async function removeNextChunks(page: Page, { alerts }: Observations): Promise<void> {
  const lost = new Set<string>();
  await removeChunks(page, (url) => {
    if (alerts.length === 0 && !new URL(url).pathname.startsWith('/apps/')) lost.add(url);
    return lost.has(url);
  });
}

export const reloaded = (page: Page) => new Promise<void>((resolve) => page.once('domcontentloaded', () => resolve()));
