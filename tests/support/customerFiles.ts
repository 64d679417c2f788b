import type { ElementHandle, HTTPRequest, Page } from 'puppeteer';
import { findByRole } from './find';

/** The form of a new customer, which has fields for files. */
export const CUSTOMER_FORM = '/page?pagecode=customer-form&pagestatus=1';

/** An account of a tenant with each kind of storage. */
export const STORAGE_ACCOUNTS = [
  ['S3', { provider: 'awss3', username: 'zhang.wei' }],
  ['Aliyun', { provider: 'aliyun', username: 'wang.fang', tenantCode: 'nf' }],
  ['Azure', { provider: 'azure', username: 'gao.fei' }],
] as const;

/** Chooses files in the browser's dialog of the field. */
export async function attach(page: Page, field: string, ...paths: string[]): Promise<void> {
  const group = await findByRole(page, 'group', field);
  const input = (await group.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...paths);
}

/** The part that a request uploads, as it names it; empty for another request. CORS preflights are left out. */
export function partOf(request: HTTPRequest): string {
  if (request.method() !== 'PUT') return '';
  const query = new URL(request.url()).searchParams;
  return query.get('partNumber') ?? query.get('blockid') ?? '';
}

/** Parts that the page sends from now on. */
export function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = partOf(request);
    if (part !== '') parts.push(part);
  });
  return parts;
}
