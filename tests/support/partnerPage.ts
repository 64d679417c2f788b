import type { Frame, Page } from 'puppeteer';
import type { Product } from './product/product';
import { withContext } from './withContext';
import { POLLING_MS } from './waitForText';

export interface PartnerOptions {
  person?: string;
  route?: string;
  position?: string;
  chrome?: string;
  height?: string;
  lang?: string;
  theme?: string;
  isElement?: boolean;
  isTokenShort?: boolean;
  /** What the partner's token server does: `fails`, `hangs`. */
  issuer?: string;
}

/** The partner's page of the demo: another site than the product, which is at localhost. */
export const partnerUrl = ({ partnerOrigin }: Pick<Product, 'partnerOrigin'>, file = ''): string =>
  `${partnerOrigin}/partner/${file}`;

/** Waits for a text of the page's status. */
export const waitForState = (page: Page, text: string): Promise<unknown> =>
  withContext(page, `wait for the partner's status ${text}`, () =>
    page.waitForFunction(
      (wanted) => document.querySelector('#state')?.textContent?.includes(wanted),
      { polling: POLLING_MS, timeout: 30_000 },
      text,
    ),
  );

/** Opens the partner's page, chooses the options and shows the portal; does not wait for it. */
export async function showPortal(
  page: Page,
  product: Pick<Product, 'partnerOrigin'>,
  options: PartnerOptions = {},
): Promise<void> {
  const { isElement = false, isTokenShort = false, position, ...choices } = options;
  await page.goto(partnerUrl(product));
  await waitForState(page, '请载入门户');
  for (const [name, value] of Object.entries({ person: 'zheng.hao', ...choices }))
    await page.select(`select[name=${name}]`, value);
  if (position) await page.type('input[name=position]', position);
  if (isElement) await page.click('input[name=element]');
  if (isTokenShort) await page.click('input[name=soon]');
  await page.click('button[type=submit]');
}

/** The frame of the product in the page. */
export const portalFrame = (page: Page, { url }: Pick<Product, 'url'>): Promise<Frame> =>
  page.waitForFrame((frame) => frame.url().startsWith(`${url}/`));

/** The events that the partner's page has received, the first one first: `ready {"version":1}`. */
export const partnerEvents = (page: Page): Promise<string[]> =>
  page.$$eval('#events li', (items) => items.map((item) => item.textContent ?? '').reverse());

export const waitForEvent = (page: Page, text: string): Promise<unknown> =>
  withContext(page, `wait for the portal's event ${text}`, () =>
    page.waitForFunction(
      (wanted) => [...document.querySelectorAll('#events li')].some((item) => item.textContent?.includes(wanted)),
      { polling: POLLING_MS },
      text,
    ),
  );
